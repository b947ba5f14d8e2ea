/** Petals and leaves: a spine in space with a width, a fold, a cup and a ruffle. */
import {
  between,
  clamp,
  cross,
  dot,
  ease,
  type Ink,
  type Line,
  line,
  minus,
  mix,
  plus,
  type Relief,
  type Skin,
  spline,
  surface,
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

export type Vein = { points: [number, number][]; line: Line }
export type Blade = {
  /** Half the width at u, on the side of the sign. */
  half(u: number, side: number): number
  skin: Skin
  /** Shift along the spine; shapes the tip, throws lobes forward. */
  forward?(u: number, v: number): number
  /** Angle of the cross-section's arc at the edge; positive brings the edges up. */
  cup?: number | ((u: number) => number)
  /** The two halves folded up along the midrib, in radians. */
  fold?: number
  ruffle?: { height: number; waves: number; phase?: number; from?: number }
  veins?: Vein[]
  edge?: Line
  nu?: number
  nv?: number
}

/** The point of a blade at (u, v). */
export function bladePoint(spine: Station[], blade: Blade, u: number, v: number): Vec {
  const { p, t, w, n } = station(spine, u)
  const h = blade.half(u, v < 0 ? -1 : 1)
  const cup = (typeof blade.cup === 'function' ? blade.cup(u) : blade.cup) ?? 0
  let sideways = Math.abs(cup) < 0.01 ? v * h : (h * Math.sin(cup * v)) / cup
  let rise = Math.abs(cup) < 0.01 ? 0 : (h * (1 - Math.cos(cup * v))) / cup
  if (blade.fold) {
    rise += Math.abs(v) * h * Math.sin(blade.fold)
    sideways *= Math.cos(blade.fold)
  }
  if (blade.ruffle) {
    const { height, waves, phase = 0, from = 0 } = blade.ruffle
    const swing = Math.sin(2 * Math.PI * waves * u + phase + (v < 0 ? 2.1 : 0) + v * 1.3)
    rise += height * swing * v * v * ease(from, from + 0.35, u)
  }
  const forward = blade.forward?.(u, v) ?? 0
  return plus(plus(p, times(w, sideways)), plus(times(n, rise), times(t, forward)))
}

export function blade(scene: Relief, spine: Station[], shape: Blade): void {
  const at = (u: number, v: number): Vec => bladePoint(spine, shape, u, v)
  let length = 0
  for (let i = 1; i < spine.length; i += 1)
    length += Math.hypot(...minus((spine[i] as Station).p, (spine[i - 1] as Station).p))
  const widest = Math.max(
    ...[0.2, 0.35, 0.5, 0.65, 0.8].map((u) => shape.half(u, 1) + shape.half(u, -1)),
  )
  const nu = shape.nu ?? Math.round(clamp(length / 7, 7, 46))
  const nv = shape.nv ?? 2 * Math.round(clamp(widest / 14, 2, 13))
  surface(scene, at, shape.skin, { nu, nv })
  for (const vein of shape.veins ?? []) {
    line(
      scene,
      vein.points.map(([u, v]) => at(u, v)),
      vein.line,
    )
  }
  if (shape.edge) {
    const rim: Vec[] = []
    for (let i = 0; i <= nu; i += 1) rim.push(at(i / nu, -1))
    if (shape.half(1, 1) > 0.5) for (let j = 1; j < nv * 2; j += 1) rim.push(at(1, j / nv - 1))
    for (let i = nu; i >= 0; i -= 1) rim.push(at(i / nu, 1))
    line(scene, rim, shape.edge)
  }
}

/** Veins running from base to tip, spread like the ribs of a fan. */
export function fanVeins(count: number, style: Line, from = 0.04, to = 0.9): Vein[] {
  return Array.from({ length: count }, (_, i) => {
    const v = count === 1 ? 0 : ((2 * i) / (count - 1) - 1) * 0.8
    const end = to - 0.16 * Math.abs(v) - (i % 2 ? 0.07 : 0)
    const points = Array.from({ length: 19 }, (_, k): [number, number] => [
      from + ((end - from) * k) / 18,
      v * (0.9 + 0.1 * (k / 18)),
    ])
    return { points, line: style }
  })
}

/** A midrib and `pairs` of side veins rising towards the tip. */
export function featherVeins(pairs: number, rise: number, midrib: Line, side: Line): Vein[] {
  const spineLine = Array.from({ length: 33 }, (_, k): [number, number] => [(k / 32) * 0.98, 0])
  const veins: Vein[] = [{ points: spineLine, line: { taper: 'out', ...midrib } }]
  for (let i = 0; i < pairs; i += 1) {
    const start = 0.06 + (0.84 * i) / pairs
    for (const sign of [-1, 1]) {
      const from = start + (sign > 0 ? 0.02 : 0)
      const points = Array.from({ length: 11 }, (_, k): [number, number] => {
        const s = k / 10
        return [Math.min(0.985, from + rise * s * (0.75 + 0.35 * s)), sign * s * 0.9]
      })
      veins.push({ points, line: { taper: 'out', ...side } })
    }
  }
  return veins
}

/** The skin of a leaf: deeper along the midrib, paler towards the edge, swelling a little between the side veins. */
export function leafSkin({
  base,
  pale,
  under,
  pairs = 0,
  rise = 0.16,
  swell = 0.1,
  ...rest
}: { base: Ink; pale: Ink; under: Ink; pairs?: number; rise?: number; swell?: number } & Omit<
  Skin,
  'upper' | 'under'
>): Skin {
  const wave = (u: number, v: number): number => {
    if (!pairs) return 0
    const place = ((u - rise * Math.abs(v) - 0.06) / 0.84) * pairs
    return (place - Math.floor(place) - 0.5) * 2
  }
  return {
    upper: (u, v) => {
      const colour = mix(
        base,
        pale,
        0.15 + 0.5 * Math.abs(v) ** 1.6 + 0.2 * u - (Math.abs(v) < 0.12 ? 0.12 : 0),
      )
      const w = wave(u, v)
      return w > 0
        ? mix(colour, pale, w * swell * 2.4)
        : mix(colour, times(base, 0.72), -w * swell * 2.4)
    },
    under: (u, v) => mix(under, base, 0.15 * (1 - Math.abs(v)) + 0.1 * u),
    ...rest,
  }
}

/** Outlines, as half-widths from 0 to 1. */
export const outline = {
  /** Broad below the middle, drawn out to a point. */
  ovate: (u: number): number => Math.sin(Math.PI * u ** 0.62) ** 0.85 * (1 - 0.12 * u),
  elliptic: (u: number): number => Math.sin(Math.PI * clamp(u, 0.004, 0.996)) ** 0.75,
  lance: (u: number): number => Math.sin(Math.PI * u ** 0.7) ** 1.1,
  /** Broad towards a blunt end; goes with `blunt`. */
  spoon: (u: number): number => 0.16 + 0.84 * ease(0, 0.75, u),
  /** Nearly even, then a point. */
  strap: (u: number): number =>
    (0.55 + 0.45 * ease(0, 0.3, u)) * (1 - ease(0.45, 1, u) ** 1.4 * 0.97),
}
/** Rounds the end of a blade that is still wide there; a positive notch cuts in at the middle. */
export function blunt(
  depth: number,
  notch = 0,
  frill = 0,
  phase = 0,
): (u: number, v: number) => number {
  return (u, v) => {
    const end = ease(0.35, 1, u)
    const edge = -depth * Math.abs(v) ** 2.3 - notch * Math.exp(-((v / 0.16) ** 2))
    return (
      end * edge +
      (frill
        ? ease(0.75, 1, u) * frill * (Math.sin(v * 9 + phase) + 0.5 * Math.sin(v * 17 + phase * 2))
        : 0)
    )
  }
}
/** The outline with forward-pointing teeth cut into it. */
export function toothed(
  half: (u: number) => number,
  teeth: number,
  depth: number,
): (u: number) => number {
  return (u) => {
    const place = u * teeth
    const s = place - Math.floor(place)
    return (
      half(u) * (1 - depth * (s < 0.75 ? 1 - s / 0.75 : (s - 0.75) / 0.25) * ease(0.04, 0.2, u))
    )
  }
}
