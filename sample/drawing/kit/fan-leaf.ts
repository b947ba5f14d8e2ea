/** Leaves whose veins all spring from the foot: the ginkgo's fan, the orchid tree's hoof, lotus-like rounds. */
import { blend, mix, type Rgb, rgb, threeTones } from './colour.ts'
import type { LeafTint } from './leaf.ts'
import { line, type Mark, paint } from './mark.ts'
import { random } from './random.ts'
import {
  aroundX,
  aroundY,
  aroundZ,
  inTurn,
  movedTo,
  type Point,
  radians,
  type Vector,
} from './space.ts'
import { surface } from './surface.ts'
import { tapered } from './tapered.ts'

export type FanLeaf = {
  at: Point
  angle: number
  /** From the foot to the longest part of the edge. */
  radius: number
  /** Whole opening of the fan, degrees; above 180 the sides reach behind the foot. */
  spread: number
  /** How far the edge reaches, 0..1, from one side (-1) over the middle (0) to the other (1). */
  reach(across: number): number
  tint: LeafTint
  seed: string
  pitch?: number
  roll?: number
  /** Edge bent away from the viewer, share of the radius. */
  droop?: number
  /** Halves raised along the middle line, degrees. */
  fold?: number
  ripple?: number
  veins?: number
  /** Veins thick at the foot, as in the orchid tree; otherwise a fine even comb. */
  ribbed?: boolean
  stalkTo?: Point
  blush?: { colour: string; reach: number }
}

export function fanLeaf(options: FanLeaf): string {
  return paint(fanLeafMarks(options))
}

function fanLeafMarks(options: FanLeaf): Mark[] {
  const {
    at,
    angle,
    radius,
    spread,
    reach,
    tint,
    seed,
    pitch = 0,
    roll = 0,
    droop = 0.15,
    fold = 8,
    ripple = 0.05,
    veins = 30,
    ribbed = false,
    stalkTo,
    blush,
  } = options
  const chance = random(`fan ${seed}`)
  const phase = chance.between(0, 6)
  const shape = (along: number, across: number): Vector => {
    const turn = radians((across * spread) / 2)
    const r = radius * along * reach(across)
    const x = r * Math.cos(turn)
    const y = r * Math.sin(turn)
    const wave = ripple * radius * along * along * Math.sin(across * 7 + phase)
    return [
      x,
      y * Math.cos(radians(fold)),
      Math.abs(y) * Math.sin(radians(fold)) - droop * radius * along * along + wave,
    ]
  }
  const place = inTurn(aroundX(roll), aroundY(pitch), aroundZ(angle), movedTo(at))
  const [shadow, body, light, back] = [tint.shadow, tint.body, tint.light, tint.back].map(rgb) as [
    Rgb,
    Rgb,
    Rgb,
    Rgb,
  ]
  const tone = chance.around(0, 0.1)
  const blushed = blush ? rgb(blush.colour) : body
  const marks = surface({
    shape,
    place,
    rows: Math.round(Math.min(20, Math.max(6, radius / 8))),
    columns: Math.round(Math.min(30, Math.max(8, radius / 5))),
    openTip: true,
    edge: { colour: rgb(tint.ink), width: Math.min(1.1, 0.5 + radius / 260) },
    colour(along, across, { light: lit, shine, front }) {
      const comb = 0.035 * Math.sin(across * veins * 2.2)
      let colour = threeTones(shadow, body, light, lit * 0.9 + along * 0.26 - 0.16 + comb + tone)
      if (!front) colour = mix(colour, back, 0.7)
      if (blush) colour = mix(colour, blushed, (along - 1 + blush.reach) / blush.reach)
      return mix(colour, [244, 246, 232], front ? shine * (tint.gloss ?? 0.2) : 0)
    },
  })
  const above = 3 + radius * 0.04
  const veinColour = rgb(tint.vein)
  const under = rgb(blend(tint.shadow, tint.body, 0.6))
  for (let index = 0; index < veins; index += 1) {
    const across = ((index + 0.5) / veins) * 1.94 - 0.97
    const from = ribbed ? 0 : chance.between(0.02, 0.4)
    const to = ribbed ? 0.93 : 0.97
    // The comb's veins fork: they leave a neighbour's course and fan into their own.
    const own = (t: number): number => across * (ribbed ? 1 : 0.93 + 0.07 * t)
    const steps = 7
    for (let step = 0; step < steps; step += 1) {
      const t0 = from + ((to - from) * step) / steps
      const t1 = from + ((to - from) * (step + 1)) / steps
      const points = [place(shape(t0, own(t0))), place(shape(t1, own(t1)))]
      const width = ribbed ? (radius / 85) * (1 - (0.7 * step) / steps) : 0.55
      if (ribbed)
        marks.push(
          line(
            points.map(([x, y, z]): Vector => [x + 0.8, y + 0.8, z]),
            width * 1.3,
            under,
            above,
          ),
        )
      marks.push(line(points, width, mix(veinColour, body, ribbed ? 0.1 : 0.35), above + 0.4))
    }
  }
  if (stalkTo) marks.push({ depth: -1e6, svg: stalk(at, angle, stalkTo, radius, tint) })
  return marks
}

function stalk(at: Point, angle: number, to: Point, radius: number, tint: LeafTint): string {
  const span = Math.hypot(to[0] - at[0], to[1] - at[1]) * 0.5
  const knee: Point = [
    at[0] - Math.cos(radians(angle)) * span,
    at[1] - Math.sin(radians(angle)) * span,
  ]
  const width = Math.max(1.6, radius / 38)
  const points: Point[] = [to, knee, at]
  return (
    tapered(points, width * 1.35, width * 0.9, tint.ink) +
    tapered(points, width * 0.9, width * 0.55, blend(tint.vein, tint.body, 0.4))
  )
}
