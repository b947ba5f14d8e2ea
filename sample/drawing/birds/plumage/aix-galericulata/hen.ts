/** Mandarin hen: the grey head with its white spectacles, the breast and flanks in rows of pale drops. */
import { type Point, smooth } from '../../anatomy/geometry.ts'
import { colour, type Ink, layered, mix, patch } from '../../anatomy/ink.ts'
import { plainInk } from '../../anatomy/wing-ink.ts'

export const duckSkull: Point[] = [
  [-0.86, 0],
  [-0.76, -0.4],
  [-0.34, -0.76],
  [0.24, -0.88],
  [0.8, -0.74],
  [1.24, -0.28],
  [1.4, 0.3],
  [1.12, 0.68],
  [0.8, 1.02],
  [0.2, 1.06],
  [-0.4, 0.82],
  [-0.84, 0.44],
]

export const hen =
  (grey: string, spots: boolean) =>
  (u: number, v: number): Ink => {
    let fill = mix(colour('#6f6a58'), colour('#7d7460'), smooth(v, 0.3, 0.5))
    fill = mix(fill, colour(grey), smooth(0.2 - u, 0, 0.12))
    fill = mix(fill, colour('#efe9da'), smooth(v, 0.86, 0.97) * smooth(u, 0.3, 0.4))
    // Pale drops in rows on breast and flank.
    const dropped = v > 0.36 && v < 0.86 && u > 0.16 && u < 0.86
    return dropped ? { fill, streak: spots ? colour('#dfd5bd') : colour('#b7aa8c') } : { fill }
  }

export const henHead = (grey: string, line: string) =>
  layered(
    () => plainInk(grey),
    [
      patch(
        [
          [-0.02, -0.26],
          [0.4, -0.2],
          [1.1, 0.1],
          [1.06, 0.2],
          [0.4, -0.08],
          [0, -0.14],
        ],
        line,
        0.04,
      ),
      patch(
        [
          [-1.1, 0.3],
          [-0.5, 0.46],
          [0.1, 0.8],
          [0, 1.2],
          [-0.8, 1.1],
          [-1.1, 0.7],
        ],
        '#e9e4d8',
        0.1,
      ),
      patch(
        [
          [-0.92, -0.2],
          [-0.78, -0.2],
          [-0.72, 0.4],
          [-0.92, 0.4],
        ],
        '#ece7da',
        0.04,
      ),
    ],
  )
