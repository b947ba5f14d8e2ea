/** A blue magpie against yellow ginkgo, its tail the longest line of the picture. */
import { shoot } from '../../kit/bough.ts'
import { inkBranch } from '../../kit/ink-branch.ts'
import { barks } from '../../kit/twig.ts'
import { blot } from '../../kit/wash.ts'
import { golden, oldGold, peg, tuft } from '../../plants/ginkgo-biloba/leaf.ts'
import { perched } from '../anatomy/stage.ts'
import { male } from '../plumage/urocissa-erythroryncha.ts'
import { branch, signed } from './ink.ts'

export function blueMagpieInGinkgo(): string {
  const main = branch(
    [
      [-40, 620],
      [150, 560],
      [330, 470],
      [560, 450],
      [760, 330],
      [1030, 260],
    ],
    54,
    12,
    'ginkgo',
  )
  const limbs = [
    [0.14, -80, 260, 20],
    [0.34, -70, 250, 30],
    [0.6, -100, 200, 20],
    [0.78, 50, 260, 20],
    [0.88, -80, 140, 20],
    [0.12, 70, 230, -20],
    [0.68, 75, 150, 20],
  ] as const
  const shoots = limbs.map(([t, angle, long, bend], i) =>
    shoot(main.wood.line.at(t), angle, long, bend, {
      from: 12,
      to: 4,
      bark: barks.dark,
      seed: `g ${i}`,
    }),
  )
  let behind = ''
  let before = ''
  for (const [i, on] of shoots.entries()) {
    for (const [j, t] of [0.4, 0.72, 1].entries()) {
      const { svg, tip, angle } = peg(on, t, (i + j) % 2 ? 1 : -1, 12)
      const leaves = tuft({
        tip,
        angle,
        count: 5,
        radius: 58,
        tints: [golden, golden, oldGold],
        hang: 0.3,
        seed: `plate ${i} ${j}`,
      })
      behind += leaves.slice(0, 3).join('') + svg
      before += leaves.slice(3).join('')
    }
  }
  return (
    blot([640, 860], 380, 320, '#e3d3a4', 0.45) +
    blot([260, 300], 280, 220, '#d9d6bb', 0.4) +
    behind +
    shoots
      .map((s) =>
        inkBranch({
          points: [0, 0.35, 0.7, 1].map((t) => s.line.at(t)),
          from: 12,
          to: 3,
          seed: `${s.line.at(1)}`,
          moss: false,
        }),
      )
      .join('') +
    main.svg +
    before +
    perched(main.wood, 0.48, {
      bird: male,
      scale: 1.72,
      pose: { tilt: 44, nod: -8, tail: 16, seed: 'plate' },
    }) +
    signed([250, 1000], '秋晴', 36)
  )
}
