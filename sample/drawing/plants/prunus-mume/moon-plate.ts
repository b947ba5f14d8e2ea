/** 梅, plate: moon plate. */
import { bough } from '../../kit/bough.ts'
import { inkBranch } from '../../kit/ink-branch.ts'
import { barks } from '../../kit/twig.ts'
import { blot, moon } from '../../kit/wash.ts'
import { inBloom, loosePetal } from './flower.ts'

export function moonPlate(): string {
  const line = [
    [1030, 240],
    [820, 330],
    [640, 300],
    [470, 450],
    [400, 640],
    [250, 780],
    [210, 980],
  ] as const
  const wood = bough({
    points: line,
    from: 20,
    to: 5,
    bark: barks.dark,
    seed: 'mume moon',
    shoots: [
      [0.3, 110, 260, 20],
      [0.5, 200, 220, -30],
      [0.62, 60, 250, 25],
      [0.78, 190, 150, -40],
    ],
  })
  return (
    blot([420, 470], 330, 330, '#d9c9a0', 0.25) +
    moon([430, 470], 225) +
    wood.shoots
      .map((side, i) =>
        inkBranch({
          points: [0, 0.3, 0.6, 1].map((t) => side.line.at(t)),
          from: 13,
          to: 3,
          seed: `moon ${i}`,
          moss: false,
        }),
      )
      .join('') +
    inkBranch({ points: line, from: 62, to: 7, seed: 'moon' }) +
    inBloom(wood.main, 8, 0.8, 'moon', 0.35) +
    wood.shoots.map((side, i) => inBloom(side, 4, 0.76, `moon${i}`, 0.25)).join('') +
    [
      [560, 1010, 30],
      [420, 1090, 140],
      [680, 1120, 250],
    ]
      .map(([x = 0, y = 0, a = 0]) => loosePetal([x, y], a, 0.5))
      .join('')
  )
}
