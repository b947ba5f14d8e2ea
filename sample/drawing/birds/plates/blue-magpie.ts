/** A blue magpie against yellow ginkgo, its tail the longest line of the picture. */
import { shoot } from '../../kit/bough.ts'
import { barks } from '../../kit/twig.ts'
import { blot } from '../../kit/wash.ts'
import { perched } from '../anatomy/stage.ts'
import { ginkgoTufts } from '../habitat/ginkgo-tufts.ts'
import { male } from '../plumage/urocissa-erythroryncha.ts'
import { branch, inkShoots, signed } from './ink.ts'

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
  const { behind, before } = ginkgoTufts(shoots, {
    places: [0.4, 0.72, 1],
    peg: 12,
    leaves: 5,
    hidden: 3,
    radius: 58,
    hang: 0.3,
    seed: 'plate',
  })
  return (
    blot([640, 860], 380, 320, '#e3d3a4', 0.45) +
    blot([260, 300], 280, 220, '#d9d6bb', 0.4) +
    behind +
    inkShoots(shoots) +
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
