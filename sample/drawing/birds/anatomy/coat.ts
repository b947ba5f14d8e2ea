/**
 * The feathered body. It is described by stations from the nape to the tail, each with a point on the back and
 * one on the belly. A place on the bird is (u, v): u runs from nape (0) to tail (1), v from back (0) to belly (1),
 * so that plumage is written once and fits every posture.
 */
import type { Random } from '../../kit/random.ts'
import { small } from './feathers.ts'
import {
  along,
  between,
  clamp,
  curve,
  length,
  minus,
  type Point,
  smooth,
  unit,
} from './geometry.ts'
import { darken, lighten, type Plumage } from './ink.ts'

export type Stations = { back: Point[]; belly: Point[] }
type Span = { fromU?: number; toU?: number; fromV?: number; toV?: number }

const place = ({ back, belly }: Stations, u: number, v: number): Point =>
  between(along(back, u), along(belly, u), v)

/** Towards the tail, along the body. */
const flow = (body: Stations, u: number, v: number): Point =>
  unit(minus(place(body, clamp(u + 0.03), v), place(body, clamp(u - 0.03), v)))

/** A little inside the feathers, so that no hard edge shows between them. */
export function outline({ back, belly }: Stations): string {
  const inset = (from: Point[], to: Point[]): Point[] =>
    from.map((p, i) => between(p, to[i] as Point, 0.05))
  return curve([...inset(back, belly), ...inset(belly, back).reverse()], true)
}

/** Light falls from above: the back's upper third is lightest, the belly lies in its own shadow. */
function lit(fill: Parameters<typeof darken>[0], v: number, depth = 1): ReturnType<typeof darken> {
  const shadow = 0.36 * smooth(v, 0.5, 1.02) * depth + 0.12 * smooth(0.12 - v, 0, 0.12)
  const light = 0.16 * Math.max(0, 1 - Math.abs(v - 0.27) / 0.2)
  return lighten(darken(fill, shadow), light)
}

/** Feathers are laid from the tail forwards, since each overlaps the one behind it. `size` in millimetres. */
export function coat(
  body: Stations,
  plumage: Plumage,
  size: number,
  pen: number,
  chance: Random,
  span: Span = {},
  depth = 1,
): string {
  const { fromU = 0, toU = 1, fromV = 0, toV = 1 } = span
  let svg = ''
  let u = toU
  while (u > fromU) {
    const [top, bottom] = [along(body.back, u), along(body.belly, u)]
    const breadth = length(minus(bottom, top)) * (toV - fromV)
    const count = Math.max(2, Math.round(breadth / (size * 0.62)))
    const shift = chance.between(-0.5, 0.5)
    const row: { v: number }[] = []
    for (let i = 0; i <= count; i += 1)
      row.push({ v: fromV + ((i + shift * 0.8 + chance.around(0, 0.3)) / count) * (toV - fromV) })
    for (const { v } of row.sort(() => chance.between(-1, 1))) {
      const [uu, vv] = [clamp(u + chance.around(0, 0.012)), clamp(v, fromV, toV)]
      const ink = plumage(uu, vv)
      const inward = vv < 0.06 ? 0.1 : vv > 0.94 ? -0.1 : 0
      const towards = unit(minusTilt(flow(body, uu, vv), chance.around(inward, 0.16)))
      // Feathers shorten towards the head, as they do in life.
      const grow = 0.62 + 0.5 * smooth(uu, 0.05, 0.5)
      // Along the outline feathers lie flat and narrow, or the bird would look scalloped.
      const rim = smooth(Math.min(vv, 1 - vv), 0, 0.1)
      svg += small(
        {
          root: place(body, uu, 0.015 + vv * 0.97),
          towards,
          length: size * (2.1 - 0.35 * rim) * grow,
          width: size * (0.55 + 0.5 * rim) * grow,
          ink: { ...ink, fill: lit(ink.fill, vv, depth) },
        },
        chance,
        pen,
      )
    }
    const stride = length(minus(place(body, clamp(u - 0.01), 0.5), place(body, u, 0.5))) / 0.01 || 1
    u -= (size * 0.6 * (0.62 + 0.5 * smooth(u, 0.05, 0.5))) / stride
  }
  return svg
}

function minusTilt([x, y]: Point, angle: number): Point {
  return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)]
}
