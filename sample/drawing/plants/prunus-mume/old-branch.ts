/** 梅, winter: old branch. */
import { bough } from '../../kit/bough.ts'
import { barks } from '../../kit/twig.ts'
import { shadowed, soft } from '../../kit/wash.ts'
import { inBloom } from './flower.ts'
import { haze } from './parts.ts'

export function oldBranch(): string {
  const wood = bough({
    points: [
      [-20, 730],
      [170, 640],
      [330, 655],
      [500, 520],
      [680, 480],
      [880, 330],
      [1010, 170],
    ],
    from: 54,
    to: 7,
    bark: barks.dark,
    rough: 1,
    seed: 'mume 1',
    shootTo: 4,
    shoots: [
      [0.22, -70, 250, 22],
      [0.4, 40, 210, -40],
      [0.52, -95, 300, 20],
      [0.66, 10, 330, -25],
      [0.8, -120, 150, 30],
    ],
  })
  const far = bough({
    points: [
      [1220, 700],
      [1000, 640],
      [860, 560],
      [700, 600],
    ],
    from: 30,
    to: 5,
    bark: barks.grey,
    seed: 'mume far',
    shoots: [
      [0.3, -110, 300, 10],
      [0.6, -130, 220, 15],
    ],
  })
  return (
    haze('1', ['#d9a7b0', '#c3b7b0', '#b9c0c0']) +
    soft(far.svg + far.shoots.map((side) => inBloom(side, 5, 0.7, 'far')).join(''), 6, 0.42) +
    shadowed(wood.svg) +
    shadowed(
      inBloom(wood.main, 8, 1.15, 'a', 0.4) +
        wood.shoots.map((side, i) => inBloom(side, 5, 0.98, `b${i}`, 0.3)).join(''),
      5,
      4,
      0.22,
    )
  )
}
