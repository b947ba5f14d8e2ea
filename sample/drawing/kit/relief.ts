/**
 * A small relief: leaves, petals and stems are surfaces in space, cut into fine facets, lit from the upper left and
 * painted from back to front as SVG. Foreshortening and overlap then come of themselves.
 * x runs right, y down, z towards the viewer; lengths are sheet units.
 */
import { hex, mix as mixed, type Rgb, rgb } from './colour.ts'
import { type Mark, n, paint, patch } from './mark.ts'
import type { Vector } from './space.ts'

export type Vec = Vector
export type Ink = Rgb
/** A scene: `paint` turns it into SVG, farthest first. */
export type Relief = Mark[]

/** Stages a scene and paints it. */
export function scene(draw: (marks: Relief) => void): string {
  const marks: Relief = []
  draw(marks)
  return paint(marks)
}

export const plus = (a: Vec, b: Vec): Vec => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
export const minus = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
export const times = (a: Vec, k: number): Vec => [a[0] * k, a[1] * k, a[2] * k]
export const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
export const cross = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
export const unit = (a: Vec): Vec => times(a, 1 / (Math.hypot(...a) || 1))
/** The point a share `t` of the way from a to b. */
export const between = (a: Vec, b: Vec, t: number): Vec => plus(times(a, 1 - t), times(b, t))
/** The vector turned about a unit axis. */
export function turned(a: Vec, axis: Vec, angle: number): Vec {
  const c = Math.cos(angle)
  return plus(
    plus(times(a, c), times(cross(axis, a), Math.sin(angle))),
    times(axis, dot(axis, a) * (1 - c)),
  )
}

export const clamp = (x: number, low = 0, high = 1): number => Math.min(high, Math.max(low, x))
/** Rises smoothly from 0 at `from` to 1 at `to`. */
export function ease(from: number, to: number, x: number): number {
  const t = clamp((x - from) / (to - from))
  return t * t * (3 - 2 * t)
}

export const ink = rgb
export const mix = mixed
export const darker = (a: Ink, share: number): Ink => times(a, 1 - share)
const css = (colour: Ink): string =>
  hex([clamp(colour[0], 0, 255), clamp(colour[1], 0, 255), clamp(colour[2], 0, 255)])

const light = unit([-0.5, -0.66, 0.62])
const glint = unit(plus(light, [0, 0, 1]))
const daylight: Ink = [255, 253, 243]

/** How a surface takes the light. `u` runs from base to tip, `v` from one edge (-1) to the other (1). */
export type Skin = {
  upper(u: number, v: number): Ink
  under?(u: number, v: number): Ink
  /** What the colour is multiplied with (0..255) where no light comes. */
  shadow?: Ink
  contrast?: number
  /** Shine of a waxy leaf or fruit, 0..1. */
  gloss?: number
}

/** The colour of a facet whose normal looks towards the viewer. */
function lit(base: Ink, normal: Vec, skin: Skin): Ink {
  const facing = dot(normal, light)
  const tone = ((facing > 0 ? facing : facing * 0.5) - 0.5) * (skin.contrast ?? 1)
  const shadow = skin.shadow ?? [110, 118, 120]
  const dark: Ink = [
    (base[0] * shadow[0]) / 255,
    (base[1] * shadow[1]) / 255,
    (base[2] * shadow[2]) / 255,
  ]
  const body = tone < 0 ? mix(base, dark, -tone * 1.15) : mix(base, daylight, tone * 0.36)
  if (!skin.gloss) return body
  return mix(body, [244, 248, 240], skin.gloss * Math.max(0, dot(normal, glint)) ** 22)
}

/** A surface from its points; `solid` shows only the outside. */
export function surface(
  scene: Relief,
  at: (u: number, v: number) => Vec,
  skin: Skin,
  { nu, nv, solid = false, bias = 0 }: { nu: number; nv: number; solid?: boolean; bias?: number },
): void {
  const rows: Vec[][] = []
  for (let i = 0; i <= nu; i += 1) {
    const row: Vec[] = []
    for (let j = 0; j <= nv; j += 1) row.push(at(i / nu, (2 * j) / nv - 1))
    rows.push(row)
  }
  for (let i = 0; i < nu; i += 1) {
    for (let j = 0; j < nv; j += 1) {
      const [a, b, c, d] = [rows[i]?.[j], rows[i]?.[j + 1], rows[i + 1]?.[j + 1], rows[i + 1]?.[j]]
      if (!a || !b || !c || !d) continue
      const normal = unit(cross(minus(c, a), minus(b, d)))
      const front = normal[2] >= 0
      if (solid && !front) continue
      const u = (i + 0.5) / nu
      const v = (2 * j + 1) / nv - 1
      const base = front ? skin.upper(u, v) : (skin.under ?? skin.upper)(u, v)
      const colour = lit(base, front ? normal : times(normal, -1), skin)
      const cell = patch(
        [a, b, c, d],
        [clamp(colour[0], 0, 255), clamp(colour[1], 0, 255), clamp(colour[2], 0, 255)],
      )
      scene.push(bias ? { ...cell, depth: cell.depth + bias } : cell)
    }
  }
}

export type Line = {
  ink: Ink
  width: number
  opacity?: number
  bias?: number
  taper?: 'in' | 'out' | 'both'
}

/** A fine line through points in space, hidden by whatever lies before it. */
export function line(
  scene: Relief,
  points: Vec[],
  { ink: colour, width, opacity = 1, bias = 3, taper }: Line,
): void {
  const last = points.length - 1
  for (let i = 0; i < last; i += 1) {
    const [a, b] = [points[i], points[i + 1]]
    if (!a || !b) continue
    const t = (i + 0.5) / last
    const thin =
      taper === 'out'
        ? 1 - 0.85 * t
        : taper === 'in'
          ? 0.15 + 0.85 * t
          : taper === 'both'
            ? 0.25 + 0.75 * Math.sin(Math.PI * t)
            : 1
    scene.push({
      depth: (a[2] + b[2]) / 2 + bias,
      svg: `<path d="M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}" stroke="${css(colour)}" stroke-width="${n(width * thin + 0.05)}" stroke-opacity="${opacity}" stroke-linecap="round"/>`,
    })
  }
}

/** A soft-edged curve through the given points. */
export function spline(points: readonly Vec[], t: number): Vec {
  const spans = points.length - 1
  const place = clamp(t) * spans
  const i = Math.min(spans - 1, Math.floor(place))
  const s = place - i
  const p1 = points[i] as Vec
  const p2 = points[i + 1] as Vec
  const p0 = points[i - 1] ?? minus(times(p1, 2), p2)
  const p3 = points[i + 2] ?? minus(times(p2, 2), p1)
  const one = (k: 0 | 1 | 2): number =>
    0.5 *
    (2 * p1[k] +
      (p2[k] - p0[k]) * s +
      (2 * p0[k] - 5 * p1[k] + 4 * p2[k] - p3[k]) * s * s +
      (3 * p1[k] - p0[k] - 3 * p2[k] + p3[k]) * s * s * s)
  return [one(0), one(1), one(2)]
}
export function along(points: readonly Vec[], steps: number): Vec[] {
  return Array.from({ length: steps + 1 }, (_, i) => spline(points, i / steps))
}

/** A round stem along a curve; `radius` may change on the way. */
export function stem(
  scene: Relief,
  points: readonly Vec[],
  radius: (u: number) => number,
  skin: Skin,
  {
    steps = 26,
    across = 6,
    edge,
  }: { steps?: number; across?: number; edge?: Line | undefined } = {},
): void {
  const place = (u: number, v: number): Vec => {
    const p = spline(points, u)
    const ahead = minus(
      spline(points, Math.min(1, u + 0.01)),
      spline(points, Math.max(0, u - 0.01)),
    )
    const flat = Math.hypot(ahead[0], ahead[1]) || 1
    const r = radius(u)
    // Across the path on the page, the left edge at v = -1 when one looks along it.
    return [
      p[0] + (ahead[1] / flat) * r * -v,
      p[1] - (ahead[0] / flat) * r * -v,
      p[2] + r * Math.sqrt(Math.max(0, 1 - v * v)),
    ]
  }
  // Even steps of angle put more facets where the surface turns away.
  const at = (u: number, v: number): Vec => place(u, Math.sin((v * Math.PI) / 2))
  surface(scene, at, { ...skin, upper: skin.upper, under: skin.upper }, { nu: steps, nv: across })
  if (!edge) return
  for (const v of [-1, 1]) {
    line(
      scene,
      Array.from({ length: steps + 1 }, (_, i) => place(i / steps, v)),
      edge,
    )
  }
}
