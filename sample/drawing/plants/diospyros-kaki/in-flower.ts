/** 柿, spring: in flower. */
import { blossom } from '../../kit/blossom.ts'
import type { PetalTint } from '../../kit/petal.ts'
import { type Point, radians } from '../../kit/space.ts'
import { tapered } from '../../kit/tapered.ts'
import { freshGreen, leafGreen } from '../../kit/tints.ts'
import { shadowed } from '../../kit/wash.ts'
import { arm, collarGreen, dressed, far, haze } from './parts.ts'

const cream: PetalTint = {
  shadow: '#b3a468',
  body: '#eadfae',
  light: '#fdf9e0',
  base: '#c9bb78',
  vein: '#d1c48c',
  ink: '#94864f',
}

/** A nodding cream bell with four curled lobes in its broad green collar. */
function flower(root: Point, angle: number, size: number): string {
  const at: Point = [
    root[0] + Math.cos(radians(angle)) * 22 * size,
    root[1] + Math.sin(radians(angle)) * 22 * size,
  ]
  return (
    tapered([root, [(root[0] + at[0]) / 2, (root[1] + at[1]) / 2 + 1], at], 5, 4, '#6f8c44') +
    blossom({
      at,
      face: angle,
      tilt: 64,
      size,
      seed: `kaki flower ${root}`,
      whorls: [
        {
          count: 4,
          start: 45,
          vary: 0.3,
          petal: {
            length: 52,
            width: 54,
            tint: collarGreen,
            outline: 'ovate',
            rise: 8,
            curl: -14,
            ruffle: 0.1,
            veins: 5,
          },
        },
        {
          count: 4,
          vary: 0.3,
          petal: {
            length: 44,
            width: 40,
            tint: cream,
            outline: 'petalRound',
            rise: 78,
            curl: -110,
            away: 9,
            hollow: 0.3,
            veins: 3,
          },
        },
      ],
      stamens: [
        {
          count: 8,
          length: 20,
          spread: 30,
          filament: '#e9e0b0',
          anther: '#cfa544',
          antherSize: 1.8,
        },
      ],
    })
  )
}

export function inFlower(): string {
  const wood = arm('kaki spring')
  const twigs = [wood.main, ...wood.shoots]
  const [under, over] = dressed(
    twigs,
    wood.svg,
    'kaki spring',
    5,
    [freshGreen, freshGreen, { ...leafGreen, gloss: 0.4 }],
    0.18,
  )
  return (
    haze('spring', ['#d3deae', '#e4cfb8', '#c2d4a6']) +
    far('spring', ['#b3cb92', '#cbd7a4']) +
    under +
    over +
    shadowed(
      twigs
        .flatMap((on, i) =>
          [0.42, 0.62, 0.8].map((along, k) =>
            flower(on.on(along, 0.5), 88 + (k - 1) * 16 + i * 4, 1),
          ),
        )
        .join(''),
      6,
      5,
      0.3,
    )
  )
}
