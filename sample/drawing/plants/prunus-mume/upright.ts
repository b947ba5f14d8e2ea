/** 梅, winter: upright. */
import { bough } from '../../kit/bough.ts'
import { barks } from '../../kit/twig.ts'
import { shadowed } from '../../kit/wash.ts'
import { inBloom } from './flower.ts'
import { haze } from './parts.ts'

export function upright(): string {
  const wood = bough({
    points: [
      [-20, 800],
      [300, 760],
      [620, 790],
      [940, 740],
      [1220, 770],
    ],
    from: 42,
    to: 34,
    bark: barks.dark,
    rough: 1,
    seed: 'mume up',
    shootBark: barks.green,
    shootFrom: 10,
    shootTo: 3.5,
    shoots: [
      [0.14, -84, 560, 6],
      [0.3, -98, 640, 12],
      [0.46, -80, 520, -8],
      [0.62, -94, 680, 8],
      [0.78, -82, 600, 5],
      [0.9, -100, 400, 14],
    ],
  })
  return (
    haze('up', ['#e2b2ad', '#a9a4bd', '#d8c2b0']) +
    wood.svg +
    shadowed(
      wood.shoots.map((side, i) => inBloom(side, 8, 0.82, `up${i}`, 0.15)).join(''),
      4,
      4,
      0.2,
    )
  )
}
