/** Puts a bird together: far parts first, then tail, legs, body, wing, head. */
import { type Random, random } from '../../kit/random.ts'
import { coat, outline, type Stations } from './coat.ts'
import { small } from './feathers.ts'
import { add, along, at, between, curve, minus, type Point, rotate, unit } from './geometry.ts'
import { bill, eye, type Head, headCoat } from './head.ts'
import { css, darken, type Plumage } from './ink.ts'
import { foot, type Grip, heel, type Leg, tarsus } from './leg.ts'
import { closedTail, type Tail } from './tail.ts'
import { foldedWing, type Wing } from './wing.ts'

/** A kind of bird in one plumage, standing level and facing left. Millimetres; the body's middle is (0, 0). */
export type Bird = {
  /** Stations behind the neck: see coat.ts. The first pair is the neck itself. */
  back: Point[]
  belly: Point[]
  plumage: Plumage
  /** Size of a body feather. */
  feather: number
  head: Head
  /** The head's centre when the bird stands at rest. */
  headAt: Point
  /** For long necks: the way from shoulder to head, and how thick it is there. Then `back` and `belly` have a seventh pair in front. */
  neck?: { way: Point[]; width: (t: number) => number; plumage: Plumage }
  /** On the skull, in head units: where the line of the back and of the throat begin. */
  nape: Point
  throat: Point
  wing?: Wing
  tail?: Tail
  leg?: Leg
  /** Middle of the two feet under the body at rest. */
  stand: Point
  /** Lengthens the back's shade over white birds on pale paper. */
  depth?: number
  /** On water the flank feathers lie over the lower wing from this depth down. */
  flank?: number
}

export type Pose = {
  /** Lifts the breast. */
  tilt?: number
  /** Moves the head from its place at rest. */
  head?: Point
  /** Another way for a long neck, in sheet directions from the body's middle; it ends at the head. */
  neck?: Point[]
  /** Turns the bill up (positive) or down. */
  nod?: number
  /** Looks back over the shoulder. */
  back?: boolean
  /** Lifts (negative) or lowers the tail. */
  tail?: number
  wing?: number
  /** Fluffs the belly. */
  puff?: number
  grip?: Grip
  stride?: number
  stand?: Point
  perchRadius?: number
  slope?: number
  legs?: boolean
  seed?: string
  /** Drawn over the bird: ornament that belongs to one species, such as sails or plumes, or prey. */
  over?: (frame: Frame) => string
}
export type Frame = {
  body: Stations
  head: (p: Point) => Point
  turn: (p: Point) => Point
  pen: number
  chance: Random
}

export type Drawn = { svg: string; foot: Point }

/** `scale`: pixels for one millimetre. The result is in millimetres, to be scaled by whoever places it. */
export function drawBird(bird: Bird, pose: Pose, scale: number): Drawn {
  const chance = random(pose.seed ?? `${bird.headAt} ${pose.tilt} ${pose.nod}`)
  const pen = 1.15 / scale
  const tilt = pose.tilt ?? 0
  const turn = (p: Point): Point => rotate(p, tilt)
  const puff = (p: Point): Point => [p[0], p[1] > 0 ? p[1] * (1 + (pose.puff ?? 0)) : p[1]]
  const { radius } = bird.head
  const way = bird.neck ? (pose.neck ?? bird.neck.way.map(turn)) : []
  const centre = way.at(-1) ?? add(turn(bird.headAt), pose.head ?? [0, 0])
  const nod = pose.nod ?? 0
  const onHead = (p: Point): Point =>
    add(
      centre,
      rotate([p[0] * radius * (pose.back ? -1 : 1), p[1] * radius], pose.back ? -nod : nod),
    )
  // When the bird looks back its neck still rises from the same shoulders.
  const neck = (p: Point): Point =>
    add(centre, rotate([p[0] * radius, p[1] * radius], pose.back ? tilt * 0.5 : (nod + tilt) / 2))
  const body: Stations = {
    back: [...(bird.neck ? [] : [neck(bird.nape)]), ...bird.back.map((p) => turn(p))],
    belly: [...(bird.neck ? [] : [neck(bird.throat)]), ...bird.belly.map((p) => turn(puff(p)))],
  }
  // The first stations behind the neck give way to a head that moves.
  const shift = bird.neck ? ([0, 0] as const) : (pose.head ?? [0, 0])
  body.back[1] = add(body.back[1] as Point, shift, 0.35)
  body.belly[1] = add(body.belly[1] as Point, shift, 0.45)
  const frame: Frame = { body, head: onHead, turn, pen, chance }
  const base = bird.plumage(0.5, 0.5).fill
  const tailAngle = tilt + (bird.tail?.droop ?? 0) + (pose.tail ?? 0)
  // Feet stay under the weight however steeply the bird sits, so they do not turn with the body.
  const standAt = pose.stand ?? bird.stand
  const feathered = (area: Parameters<typeof coat>[5]): string =>
    coat(body, bird.plumage, bird.feather, pen, chance, area, bird.depth)
  let svg = ''
  if (bird.tail) svg += closedTail(bird.tail, turn(bird.tail.root), tailAngle, pen)
  if (bird.leg && pose.legs !== false) svg += legs(bird.leg)
  if (bird.neck) {
    const tube = around(way, bird.neck.width)
    svg += `<path d="${outline(tube)}" fill="${css(darken(base, 0.1))}"/>${coat(tube, bird.neck.plumage, bird.feather * 0.8, pen, chance, {}, bird.depth)}`
  }
  svg += `<path d="${outline(body)}" fill="${css(darken(base, 0.12))}"/>`
  svg += feathered({})
  if (bird.wing) {
    const bend = turn(bird.wing.bend)
    svg += foldedWing(
      bird.wing,
      { bend, tip: rotate(turn(bird.wing.tip), pose.wing ?? 0, bend) },
      pen,
      chance,
    )
    // Scapulars and mantle hang over the wing's upper edge.
    svg += feathered({ fromU: 0.16, toU: 0.62, fromV: 0, toV: 0.17 })
    svg += feathered({ fromU: 0.12, toU: 0.3, fromV: 0.1, toV: 0.95 })
  }
  if (bird.flank) svg += feathered({ fromU: 0.3, toU: 0.9, fromV: bird.flank, toV: 1 })
  const flip = pose.back ? -1 : 1
  // Named by what they look like, so that two birds on one sheet never share each other's gradients.
  const id = `bird${Math.round(random(JSON.stringify([bird.head.bill, bird.head.eye])).between(0, 1e9))}`
  svg += `<g transform="translate(${at(centre)}) rotate(${(pose.back ? -nod : nod).toFixed(1)}) scale(${(radius * flip).toFixed(3)} ${radius})">${bill(bird.head.bill, pen / radius, `${id}k`)}${headCoat(bird.head, pen / radius, chance, (bird.feather * 0.62) / radius)}${eye(bird.head.eye, `${id}y`)}</g>`
  if (pose.over) svg += pose.over(frame)
  return { svg, foot: standAt }

  function legs(leg: Leg): string {
    const grip = pose.grip ?? 'perch'
    const slope = pose.slope ?? 0
    const gap = rotate([pose.stride ?? leg.toe * 0.95, 0], slope)
    let parts = ''
    for (const far of [true, false]) {
      const footAt = add(standAt, gap, far ? -0.5 : 0.5)
      const hip = add(turn(leg.hip), [far ? -leg.thickness * 1.2 : 0, 0])
      const joint = heel(hip, footAt, leg.shin, leg.tarsus)
      parts += foot(leg, footAt, grip, pose.perchRadius ?? leg.toe * 0.5, slope, pen, chance, far)
      parts += tarsus(leg, joint, footAt, pen, far)
      if (leg.bareShin) parts += tarsus(leg, hip, joint, pen, far)
      parts += thigh(hip, leg.bareShin ? between(hip, joint, 1 - leg.bareShin) : joint, leg)
    }
    return parts
  }

  /** Feathered shin: a cone of small feathers ending just above the heel. */
  function thigh(hip: Point, joint: Point, leg: Leg): string {
    let feathers = ''
    const towards = unit(minus(joint, hip))
    const ink = bird.plumage(0.68, 0.9)
    // A wader's shin is long but no thicker for it.
    const stout = leg.shin * (leg.bareShin ? 0.22 : 0.42)
    feathers += `<path d="${curve([add(hip, [-stout, 0]), add(between(hip, joint, 0.7), [-leg.thickness, 0]), between(hip, joint, 0.96), add(between(hip, joint, 0.7), [leg.thickness, 0]), add(hip, [stout, 0])], true)}" fill="${css(darken(ink.fill, 0.25))}"/>`
    for (let t = 0.9; t > 0; t -= 0.09) {
      const wide = stout * 0.95 * (1 - t) + leg.thickness * 0.75
      for (let s = -1; s <= 1; s += 0.5) {
        const root = add(between(hip, joint, t * 0.86), [s * wide, 0])
        feathers += small(
          {
            root,
            towards,
            length: bird.feather * 1.3,
            width: bird.feather * 0.8,
            ink: { fill: darken(ink.fill, 0.28) },
          },
          chance,
          pen,
        )
      }
    }
    return feathers
  }
}

/** Stations along a neck, from the head to the shoulder as on the body. */
function around(way: Point[], width: (t: number) => number): Stations {
  const back: Point[] = []
  const belly: Point[] = []
  for (let i = 12; i >= 0; i -= 1) {
    const t = i / 12
    const ahead = unit(minus(along(way, Math.min(1, t + 0.03)), along(way, Math.max(0, t - 0.03))))
    const across: Point = [-ahead[1], ahead[0]]
    back.push(add(along(way, t), across, width(t) / 2))
    belly.push(add(along(way, t), across, -width(t) / 2))
  }
  return { back, belly }
}

/** Softening shared by every bird; a sheet that shows one needs it once. */
export const birdFilters = `<defs><filter id="bird-soft" x="-.3" y="-.3" width="1.6" height="1.6"><feGaussianBlur stdDeviation="2.2"/></filter></defs>`
