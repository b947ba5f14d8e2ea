/** 梅, winter: near flowers. */
import { barks, twig } from '../../kit/twig.ts'
import { shadowed } from '../../kit/wash.ts'
import { bud, flower } from './flower.ts'
import { haze } from './parts.ts'

export function nearFlowers(): string {
  const stem = twig({
    points: [
      [-20, 560],
      [240, 610],
      [480, 560],
      [720, 600],
      [960, 520],
      [1220, 540],
    ],
    from: 40,
    to: 26,
    bark: barks.dark,
    rough: 0.9,
    nodes: [0.25, 0.5, 0.72],
    seed: 'mume near',
  })
  return (
    haze('near', ['#dba6b3', '#b7bfb0', '#cdb9ae', '#c98fa2']) +
    shadowed(stem.svg) +
    shadowed(
      bud([905, 528], -70, 2) +
        bud([250, 585], -120, 2.1) +
        flower({ at: [830, 630], tilt: 108, face: 70, size: 2 }) +
        flower({ at: [390, 470], tilt: 52, face: 215, size: 2.5, spin: 20 }) +
        flower({ at: [660, 400], tilt: 14, face: -60, size: 3, spin: 8 }),
      10,
      8,
      0.25,
    )
  )
}
