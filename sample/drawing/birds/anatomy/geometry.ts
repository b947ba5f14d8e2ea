/** Points, smooth curves and areas. Birds are built in millimetres, facing left, y downwards. */
export type Point = readonly [number, number]

export const add = (a: Point, b: Point, times = 1): Point => [
  a[0] + b[0] * times,
  a[1] + b[1] * times,
]
export const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]]
export const between = (a: Point, b: Point, t: number): Point => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
]
export const length = (a: Point): number => Math.hypot(a[0], a[1])
/** A quarter turn: for a direction pointing to the tail (right) this points to the back (up). */
export const side = (a: Point): Point => [a[1], -a[0]]
export const clamp = (x: number, low = 0, high = 1): number => Math.min(high, Math.max(low, x))
export const smooth = (x: number, from: number, to: number): number => {
  const t = clamp((x - from) / (to - from))
  return t * t * (3 - 2 * t)
}

export function unit(a: Point): Point {
  const size = length(a) || 1
  return [a[0] / size, a[1] / size]
}

/** Turns clockwise on the sheet; for a bird facing left a positive angle lifts the head. */
export function rotate(a: Point, degrees: number, about: Point = [0, 0]): Point {
  const angle = (degrees * Math.PI) / 180
  const [x, y] = minus(a, about)
  return [
    about[0] + x * Math.cos(angle) - y * Math.sin(angle),
    about[1] + x * Math.sin(angle) + y * Math.cos(angle),
  ]
}

/** The place at `t` (0..1) on a smooth curve through all points. */
export function along(points: readonly Point[], t: number): Point {
  const spans = points.length - 1
  const span = Math.min(spans - 1, Math.max(0, Math.floor(t * spans)))
  const f = t * spans - span
  const at = (index: number): Point => points[clamp(index, 0, spans)] as Point
  const [p, q, r, s] = [at(span - 1), at(span), at(span + 1), at(span + 2)]
  const axis = (i: 0 | 1): number =>
    0.5 *
    (2 * q[i] +
      (r[i] - p[i]) * f +
      (2 * p[i] - 5 * q[i] + 4 * r[i] - s[i]) * f * f +
      (3 * q[i] - p[i] - 3 * r[i] + s[i]) * f * f * f)
  return [axis(0), axis(1)]
}

/** Many points of a closed smooth curve through a few. */
export function closedCurve(points: readonly Point[], perSpan = 8): Point[] {
  const count = points.length
  const ring = [points[count - 1], ...points, points[0], points[1]] as Point[]
  const result: Point[] = []
  for (let step = 0; step < count * perSpan; step += 1) {
    result.push(along(ring, (1 + step / perSpan) / (count + 2)))
  }
  return result
}

/** Distance to the rim of an area: positive inside, negative outside. */
export function depthInside(area: readonly Point[], [x, y]: Point): number {
  let inside = false
  let nearest = Number.POSITIVE_INFINITY
  for (let i = 0, j = area.length - 1; i < area.length; j = i, i += 1) {
    const [ax, ay] = area[i] as Point
    const [bx, by] = area[j] as Point
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
    const [ex, ey] = [bx - ax, by - ay]
    const t = clamp(((x - ax) * ex + (y - ay) * ey) / (ex * ex + ey * ey || 1))
    nearest = Math.min(nearest, Math.hypot(x - ax - ex * t, y - ay - ey * t))
  }
  return inside ? nearest : -nearest
}

const n = (x: number): string => String(Math.round(x * 100) / 100)
export const at = (p: Point): string => `${n(p[0])} ${n(p[1])}`

/** SVG path data of a smooth curve through few points. */
export function curve(points: readonly Point[], closed = false): string {
  const count = points.length
  const get = (i: number): Point =>
    points[closed ? (i + count) % count : clamp(i, 0, count - 1)] as Point
  let d = `M${at(get(0))}`
  for (let i = 0; i < (closed ? count : count - 1); i += 1) {
    const [p, q, r, s] = [get(i - 1), get(i), get(i + 1), get(i + 2)]
    d += `C${at(add(q, minus(r, p), 1 / 6))} ${at(add(r, minus(s, q), -1 / 6))} ${at(r)}`
  }
  return closed ? `${d}Z` : d
}

/** A stroke that swells and tapers like a brush line: the outline of a thick curve. */
export function brush(points: readonly Point[], width: (t: number) => number, steps = 10): string {
  const upper: Point[] = []
  const lower: Point[] = []
  for (let step = 0; step <= steps; step += 1) {
    const t = step / steps
    const p = along(points, t)
    const normal = side(
      unit(minus(along(points, Math.min(1, t + 0.02)), along(points, Math.max(0, t - 0.02)))),
    )
    upper.push(add(p, normal, width(t) / 2))
    lower.unshift(add(p, normal, -width(t) / 2))
  }
  return curve([...upper, ...lower], true)
}
