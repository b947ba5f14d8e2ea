/** The small feathers at the bend of the folded wing. */
import type { Random } from '../../kit/random.ts'
import { small } from './feathers.ts'
import { clamp, closedCurve, depthInside, minus, type Point, unit } from './geometry.ts'
import type { Ink } from './ink.ts'

/** Scale-like small coverts from the row of median coverts to the bend. */
export function lesserCoverts(
  inkOf: (x: number, y: number) => Ink,
  { put, size, depth }: { put: (place: Point) => Point; size: number; depth: number },
  pen: number,
  chance: Random,
): string {
  const area = closedCurve([
    [-0.02, 0.02],
    [0.03, 0.13],
    [0.13, 0.165],
    [0.17, 0.06],
    [0.15, -0.06],
    [0.05, -0.07],
  ])
  let scales = ''
  for (let x = 0.19; x > -0.04; x -= 0.026) {
    for (let y = 0.18; y > -0.09; y -= 0.024) {
      const q: Point = [x + chance.around(0, 0.01), y + chance.around(0, 0.008)]
      if (depthInside(area, q) < 0) continue
      const ink = inkOf(clamp(q[0] / 0.18), clamp((q[1] + 0.07) / 0.23))
      scales += small(
        {
          root: put(q),
          towards: unit(minus(put([q[0] + 0.1, q[1] + 0.01]), put(q))),
          length: 0.06 * size,
          width: 0.045 * size * depth,
          ink,
        },
        chance,
        pen,
      )
    }
  }
  return scales
}
