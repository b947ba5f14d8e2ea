/** Petals and leaves: a spine in space with a width, a fold, a cup and a ruffle. */
import {
  clamp,
  ease,
  type Line,
  line,
  minus,
  plus,
  type Relief,
  type Skin,
  surface,
  times,
  type Vec,
} from './relief.ts'
import { type Station, station } from './relief-spine.ts'

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
