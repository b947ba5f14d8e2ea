/** A single leaf blade with midrib and side veins, bent, folded and turned in space. */
import { blend, mix, type Rgb, rgb, threeTones } from './colour.ts'
import { leafStalk } from './leaf-stalk.ts'
import { line, type Mark, paint } from './mark.ts'
import { midrib } from './midrib.ts'
import { entire, type Margin, type OutlineName, outlines } from './outline.ts'
import { random } from './random.ts'
import {
  aroundX,
  aroundY,
  aroundZ,
  inTurn,
  movedTo,
  type Point,
  radians,
  type Turn,
  type Vector,
} from './space.ts'
import { surface } from './surface.ts'

/** The colours of a leaf, as hexadecimal strings. */
export type LeafTint = {
  shadow: string
  body: string
  light: string
  /** The underside. */
  back: string
  vein: string
  /** The fine line round the edge. */
  ink: string
  /** 0 dull .. 1 lacquered. */
  gloss?: number
}

export type Leaf = {
  /** Where the blade begins (the end of the petiole, when there is one). */
  at: Point
  /** Direction of the blade on the page. */
  angle: number
  length: number
  /** Widest, edge to edge. */
  width: number
  tint: LeafTint
  seed: string
  outline?: OutlineName
  margin?: Margin
  /** Tip towards (+) or away from (-) the viewer, degrees. */
  pitch?: number
  /** Turned about its own midrib, degrees. */
  roll?: number
  /** Midrib bent sideways on the page over its length, degrees. */
  sway?: number
  /** Midrib bent away from the viewer over its length, degrees. */
  droop?: number
  /** Halves raised to a trough, degrees each. */
  fold?: number
  /** Unevenness of the blade, share of its half-width. */
  ripple?: number
  /** Side veins in each half. */
  veins?: number
  /** How far a side vein runs forward before it meets the edge, share of the length. */
  sweep?: number
  /** Three main veins from the base (camphor). */
  threeVeined?: boolean
  /** Stalk, drawn backwards from `at`; its length. Bends towards `stalkTo` when that is given. */
  petiole?: number
  stalkTo?: Point
  /** A second colour worked in from the edge (autumn, scorch): how far in, 0..1. */
  blush?: { colour: string; reach: number }
  /** For lobes and leaflets: the plane of the whole leaf, instead of `at`, `pitch` and `roll`. */
  plane?: Turn
}

export function leaf(options: Leaf): string {
  return paint(leafMarks(options))
}

export function leafMarks({
  at,
  angle,
  length,
  width,
  tint,
  seed,
  outline = 'ovate',
  margin = entire,
  pitch = 0,
  roll = 0,
  sway = 0,
  droop = 14,
  fold = 10,
  ripple = 0.12,
  veins = 7,
  sweep = 0.2,
  threeVeined = false,
  petiole = 0,
  stalkTo,
  blush,
  plane,
}: Leaf): Mark[] {
  const chance = random(`leaf ${seed}`)
  const profile = outlines[outline]
  const half = width / 2
  const phase = chance.between(0, 6)
  const waves = chance.between(1.4, 2.6)
  const spine = midrib(length, sway, droop)
  const shape = (along: number, across: number): Vector => {
    const { place, heading } = spine(along)
    const reach = across * half * profile(along)
    const out = reach * Math.cos(radians(fold))
    const bump =
      Math.sin(along * waves * 6.28 + phase + (across > 0 ? 1.9 : 0)) *
      ripple *
      half *
      across *
      across *
      profile(along)
    const up = Math.abs(reach) * Math.sin(radians(fold)) + bump
    return [place[0] - Math.sin(heading) * out, place[1] + Math.cos(heading) * out, place[2] + up]
  }
  const place = plane
    ? inTurn(aroundX(roll), aroundY(pitch), aroundZ(angle), movedTo(at), plane)
    : inTurn(aroundX(roll), aroundY(pitch), aroundZ(angle), movedTo(at))

  const tone = chance.around(0, 0.09)
  const [shadow, body, light, back] = [tint.shadow, tint.body, tint.light, tint.back].map(rgb) as [
    Rgb,
    Rgb,
    Rgb,
    Rgb,
  ]
  const gloss = tint.gloss ?? 0.25
  const blushed = blush ? rgb(blush.colour) : body
  const marks = surface({
    shape,
    place,
    rows: Math.round(Math.min(34, Math.max(7, length / 8))),
    columns: Math.round(Math.min(8, Math.max(3, half / 8))),
    margin: margin === entire ? undefined : (along) => margin(along),
    edge: { colour: rgb(tint.ink), width: Math.min(1.1, 0.4 + length / 420) },
    colour(along, across, { light: lit, shine, front }) {
      // Deepest along the midrib and at the foot, paling to the edge: the layered wash of a fine-brush leaf.
      const deep = 0.24 * (1 - Math.abs(across)) ** 1.3 + 0.14 * (1 - along) ** 2
      const value = lit * 0.95 - deep + tone + 0.13
      let colour = threeTones(shadow, body, light, value)
      if (!front) colour = mix(colour, back, 0.72)
      if (blush)
        colour = mix(
          colour,
          blushed,
          (Math.max(Math.abs(across), along ** 1.6) - 1 + blush.reach) / blush.reach,
        )
      return mix(colour, [240, 246, 238], front ? shine * gloss : 0)
    },
  })

  const veinColour = rgb(tint.vein)
  const under = rgb(blend(tint.shadow, tint.body, 0.62))
  // Lines lie on the blade: they must clear the depth of the patches around them.
  const above = 4 + length * 0.05
  const along = (
    from: number,
    to: number,
    across: (t: number) => number,
    wide: number,
    colour: Rgb,
    lift: number,
  ): void => {
    const steps = Math.max(4, Math.round(length / 26))
    for (let step = 0; step < steps; step += 1) {
      const t0 = from + ((to - from) * step) / steps
      const t1 = from + ((to - from) * (step + 1)) / steps
      const taper = wide * (1 - (0.72 * step) / steps)
      marks.push(
        line(
          [place(shape(t0, across(step / steps))), place(shape(t1, across((step + 1) / steps)))],
          taper,
          colour,
          above + lift,
        ),
      )
    }
  }
  const main = Math.max(0.9, length / 78)
  if (petiole > 0)
    marks.push(...leafStalk(place(shape(0, 0)), angle, petiole, stalkTo, main * 1.15, tint))
  along(0, 0.97, () => 0.025, main * 1.4, under, 0.8)
  along(0, 0.97, () => 0, main, veinColour, 1.3)
  const sideVein = (from: number, to: number, side: number, strength: number): void => {
    const course = (t: number): number => side * 0.95 * t ** 0.92
    along(from + 0.01, to + 0.01, course, main * 0.75 * strength, under, 0.7)
    along(from, to, course, main * 0.45 * strength, veinColour, 1)
  }
  for (const side of [1, -1]) {
    if (threeVeined) sideVein(0.08, 0.66, side, 1.3)
    for (let vein = 1; vein <= veins; vein += 1) {
      const from =
        (threeVeined ? 0.3 : 0.04) +
        ((vein - 0.6 + chance.around(0, 0.2)) / (veins + 0.4)) * (threeVeined ? 0.6 : 0.84)
      sideVein(from, Math.min(0.97, from + sweep * (1.08 - from * 0.5)), side, 1)
    }
  }
  return marks
}
