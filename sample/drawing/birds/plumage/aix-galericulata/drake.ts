/** Mandarin drake: the crested head with its white brow and orange whiskers, the barred breast, the wing. */
import { type Point, smooth } from '../../anatomy/geometry.ts'
import { colour, type Ink, layered, mix, patch } from '../../anatomy/ink.ts'
import type { Wing } from '../../anatomy/wing.ts'
import { flat, plainInk } from '../../anatomy/wing-ink.ts'

export const drakeSkull: Point[] = [
  [-0.86, 0],
  [-0.76, -0.4],
  [-0.34, -0.78],
  [0.24, -0.92],
  [0.8, -0.84],
  [1.34, -0.5],
  [1.82, 0.14],
  [1.98, 0.66],
  [1.5, 0.62],
  [1.05, 0.72],
  [0.8, 1.05],
  [0.2, 1.08],
  [-0.4, 0.84],
  [-0.84, 0.44],
]

export function drakeBody(u: number, v: number): Ink {
  let fill = mix(colour('#5d5b43'), colour('#3d4a44'), smooth(u, 0.5, 0.8))
  fill = mix(fill, colour('#c2934c'), smooth(v, 0.36, 0.46) * smooth(u, 0.44, 0.48))
  fill = mix(fill, colour('#f3ecdc'), smooth(v, 0.8, 0.92) * smooth(u, 0.34, 0.4))
  const chest = smooth(0.4 - u, 0, 0.02) * smooth(v, 0.22, 0.32)
  fill = mix(fill, colour('#5e2546'), chest)
  // Two white bars, edged black, close the breast.
  if (v > 0.26 && v < 0.86 && u > 0.37 && u < 0.53) {
    const stripe = (u - 0.37) / 0.16
    fill = colour(
      (stripe > 0.2 && stripe < 0.44) || (stripe > 0.6 && stripe < 0.84) ? '#f7f3e8' : '#1c191b',
    )
  }
  const barred = u > 0.52 && v > 0.44 && v < 0.8
  return barred ? { fill, bar: colour('#8a6530') } : { fill }
}

export const drakeHead = layered(
  (x, y) => ({
    fill: mix(
      mix(colour('#1f4c4a'), colour('#9a4c26'), smooth(x, -0.5, 0.1)),
      colour('#233c40'),
      smooth(x + y * 0.3, 0.9, 1.3),
    ),
  }),
  [
    patch(
      [
        [-1.1, -0.06],
        [-0.6, -0.16],
        [0, 0],
        [0.4, 0.3],
        [0.2, 0.7],
        [-0.4, 0.62],
        [-1.1, 0.5],
      ],
      '#dfa55c',
      0.1,
    ),
    patch(
      [
        [-0.56, -0.16],
        [-0.2, -0.46],
        [0.34, -0.52],
        [0.9, -0.3],
        [1.5, 0.28],
        [1.86, 0.62],
        [1.2, 0.44],
        [0.7, 0.2],
        [0.2, 0.1],
        [-0.2, 0.12],
      ],
      '#f8f4e8',
      0.05,
    ),
    patch(
      [
        [0, 0.36],
        [0.4, 0.2],
        [0.9, 0.34],
        [1.3, 0.7],
        [1, 1.4],
        [0.2, 1.3],
        [-0.34, 0.8],
      ],
      '#b5561f',
      0.08,
      { streak: colour('#e0a45c') },
    ),
    patch(
      [
        [-0.8, 0.7],
        [-0.2, 0.86],
        [0.4, 1.02],
        [0.2, 1.3],
        [-0.8, 1.1],
      ],
      '#5e2546',
      0.1,
    ),
  ],
)

export const drakeWing: Wing = {
  bend: [-58, -20],
  tip: [100, -20],
  primaries: flat('#4b4a46', '#c9c8bf', 0.14),
  secondaries: () => ({ fill: '#2f4c52', sheen: '#2f7f86', edge: '#dcd9cc' }),
  tertials: () => ({ fill: '#2d3f5c', sheen: '#3d66a5', edge: '#1d2430' }),
  greater: () => ({ fill: '#57543f', sheen: '#3f6b62' }),
  median: flat('#5a5742', '#6c6850'),
  lesser: () => plainInk('#5d5a44', { fringe: '#706c55' }),
  projection: 0.4,
  depth: 0.66,
}
