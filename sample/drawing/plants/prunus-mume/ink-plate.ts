/** 梅, plate: ink plate. */
import { bough } from '../../kit/bough.ts'
import { inkBranch } from '../../kit/ink-branch.ts'
import { barks } from '../../kit/twig.ts'
import { blot } from '../../kit/wash.ts'
import { inBloom } from './flower.ts'

export function inkPlate(): string {
  const wood = bough({
    points: [
      [560, 1010],
      [470, 820],
      [560, 640],
      [500, 460],
      [590, 300],
      [700, 170],
    ],
    from: 14,
    to: 5,
    bark: barks.dark,
    seed: 'mume ink',
    shoots: [
      [0.2, -150, 260, 20],
      [0.36, -20, 300, -40],
      [0.56, -150, 240, 30],
      [0.74, -30, 210, -20],
    ],
  })
  const strokes = [
    [
      [640, 1330],
      [600, 1130],
      [460, 960],
      [480, 800],
    ],
    [
      [600, 1160],
      [720, 1000],
      [840, 940],
      [960, 800],
    ],
  ] as const
  return (
    blot([640, 380], 300, 260, '#c9b9a6', 0.3) +
    blot([300, 900], 260, 200, '#a9b0a8', 0.25) +
    wood.shoots
      .map((side, i) =>
        inkBranch({
          points: [0, 0.3, 0.6, 1].map((t) => side.line.at(t)),
          from: 12,
          to: 3,
          seed: `mume ${i}`,
          moss: false,
        }),
      )
      .join('') +
    inkBranch({
      points: [
        [480, 830],
        [530, 640],
        [500, 460],
        [590, 300],
        [700, 170],
      ],
      from: 34,
      to: 5,
      seed: 'mume up',
    }) +
    inkBranch({ points: strokes[1], from: 40, to: 6, seed: 'mume low', ink: 0.75 }) +
    inkBranch({ points: strokes[0], from: 96, to: 36, seed: 'mume trunk' }) +
    inBloom(wood.main, 7, 0.85, 'ink', 0.35) +
    wood.shoots.map((side, i) => inBloom(side, 5, 0.8, `ink${i}`, 0.25)).join('')
  )
}
