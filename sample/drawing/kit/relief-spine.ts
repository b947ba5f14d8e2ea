/** Where a flower stands in the relief, and the spines its petals and leaves follow. */
import {
  between,
  clamp,
  cross,
  dot,
  minus,
  plus,
  spline,
  times,
  turned,
  unit,
  type Vec,
} from './relief.ts'

/** A station on the spine: place, forward, sideways and the upper side's normal. */
export type Station = { p: Vec; t: Vec; w: Vec; n: Vec }

/** Where a flower or whorl stands and looks: `face` is the way its axis points, z towards the viewer. */
export type Pose = { at: Vec; face: Vec; spin?: number; size?: number }

export type Axes = { axis: Vec; side: Vec; up: Vec }
export function axes({ face, spin = 0 }: Pose): Axes {
  const axis = unit(face)
  const reference: Vec = Math.abs(axis[1]) > 0.9 ? [0, 0, 1] : [0, -1, 0]
  const side = turned(unit(cross(axis, reference)), axis, spin)
  return { axis, side, up: cross(axis, side) }
}
/** A point of the flower's own space (along the axis, out from it, round it) on the sheet. */
export function placed(pose: Pose, height: number, radius: number, angle: number): Vec {
  const { axis, side, up } = axes(pose)
  const size = pose.size ?? 1
  const out = plus(times(side, Math.cos(angle) * radius), times(up, Math.sin(angle) * radius))
  return plus(pose.at, times(plus(times(axis, height), out), size))
}

export type PetalPath = {
  /** Where round the axis, in radians. */
  angle: number
  length: number
  /** The angle from the axis along the petal: 0 upright, π/2 flat, more is bent back. */
  lean(u: number): number
  /** Distance from the axis and height at which it begins. */
  radius?: number
  height?: number
  /** Bends it to one side, and turns it about its own line. */
  sway?: number
  twist?(u: number): number
}
const stations = 28

export function petalSpine(pose: Pose, path: PetalPath): Station[] {
  const { axis, side, up } = axes(pose)
  const size = pose.size ?? 1
  const out = plus(times(side, Math.cos(path.angle)), times(up, Math.sin(path.angle)))
  let p = placed(pose, path.height ?? 0, path.radius ?? 0, path.angle)
  const result: Station[] = []
  for (let i = 0; i <= stations; i += 1) {
    const u = i / stations
    const lean = path.lean(u)
    const sway = (path.sway ?? 0) * u
    let t = plus(times(axis, Math.cos(lean)), times(out, Math.sin(lean)))
    let n = minus(times(axis, Math.sin(lean)), times(out, Math.cos(lean)))
    let w = cross(n, t)
    ;[t, w] = [
      plus(times(t, Math.cos(sway)), times(w, Math.sin(sway))),
      minus(times(w, Math.cos(sway)), times(t, Math.sin(sway))),
    ]
    const twist = path.twist?.(u) ?? 0
    if (twist) {
      w = turned(w, t, twist)
      n = turned(n, t, twist)
    }
    result.push({ p, t, w, n })
    p = plus(p, times(t, (path.length * size) / stations))
  }
  return result
}

/** The spine of a leaf through the given points; `up` is roughly where its upper side looks. */
export function leafSpine(
  points: readonly Vec[],
  up: Vec,
  twist?: (u: number) => number,
): Station[] {
  return Array.from({ length: stations + 1 }, (_, i) => {
    const u = i / stations
    const t = unit(
      minus(spline(points, Math.min(1, u + 0.02)), spline(points, Math.max(0, u - 0.02))),
    )
    let n = unit(minus(up, times(t, dot(up, t))))
    if (twist) n = turned(n, t, twist(u))
    return { p: spline(points, u), t, w: cross(n, t), n }
  })
}

export function station(spine: Station[], u: number): Station {
  const place = clamp(u) * (spine.length - 1)
  const i = Math.min(spine.length - 2, Math.floor(place))
  const a = spine[i] as Station
  const b = spine[i + 1] as Station
  const s = place - i
  return {
    p: between(a.p, b.p, s),
    t: between(a.t, b.t, s),
    w: between(a.w, b.w, s),
    n: between(a.n, b.n, s),
  }
}
