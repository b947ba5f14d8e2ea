/** Legs and toes. The foot goes where the perch is; the joint between finds its own place. */
import type { Random } from '../../kit/random.ts'
import { add, along, at, brush, length, minus, type Point, rotate, side, unit } from './geometry.ts'
import { colour, css, darken, lighten } from './ink.ts'

export type Leg = {
  /** Where the thigh leaves the body, in body millimetres. */
  hip: Point
  shin: number
  tarsus: number
  toe: number
  thickness: number
  fill: string
  claw?: string
  toes?: string
  /** Waders: the share of the shin that carries no feathers. */
  bareShin?: number
}
export type Grip = 'perch' | 'ground'

/** The joint that looks like a knee and is a heel: it always bends towards the tail. */
export function heel(hip: Point, foot: Point, shin: number, tarsus: number): Point {
  const gap = minus(foot, hip)
  const reach = Math.min(length(gap), (shin + tarsus) * 0.995)
  const cos = (shin * shin + reach * reach - tarsus * tarsus) / (2 * shin * reach)
  return add(
    hip,
    rotate(unit(gap), -(Math.acos(Math.max(-1, Math.min(1, cos))) * 180) / Math.PI),
    shin,
  )
}

/** Tarsus with its scutes. */
export function tarsus(leg: Leg, from: Point, to: Point, pen: number, far: boolean): string {
  const fill = darken(colour(leg.fill), far ? 0.35 : 0)
  const ink = css(darken(fill, 0.55))
  const points = [
    from,
    add(along([from, to], 0.5), side(unit(minus(to, from))), leg.thickness * 0.08),
    to,
  ]
  const wide = (t: number): number => leg.thickness * (1.1 - 0.32 * Math.sin(Math.PI * t) + 0.1 * t)
  let svg = `<path d="${brush(points, wide)}" fill="${css(fill)}" stroke="${ink}" stroke-width="${pen * 0.8}" stroke-opacity=".7"/>`
  svg += `<path d="${brush(
    points.map((p) => add(p, [-leg.thickness * 0.16, 0])),
    (t) => wide(t) * 0.25,
  )}" fill="${css(lighten(fill, 0.5))}" fill-opacity=".55"/>`
  let scutes = ''
  const across = side(unit(minus(to, from)))
  const count = Math.max(5, Math.round(length(minus(to, from)) / (leg.thickness * 0.9)))
  for (let i = 1; i < count; i += 1) {
    const p = along(points, i / count)
    scutes += `M${at(add(p, across, -wide(0.5) * 0.45))}Q${at(add(p, unit(minus(to, from)), leg.thickness * 0.2))} ${at(add(p, across, wide(0.5) * 0.25))}`
  }
  return `${svg}<path d="${scutes}" fill="none" stroke="${ink}" stroke-width="${pen * 0.7}" stroke-opacity=".55"/>`
}

/** On a perch the toes fold over its top and the claws hook on; on the ground they lie spread. */
export function foot(
  leg: Leg,
  place: Point,
  grip: Grip,
  perchRadius: number,
  slope: number,
  pen: number,
  chance: Random,
  far: boolean,
): string {
  const fill = darken(colour(leg.toes ?? leg.fill), far ? 0.3 : 0)
  const t = leg.toe
  const toes: Point[][] =
    grip === 'perch'
      ? [-0.7, -0.46, -0.26].map((spread, i) => {
          const drop = Math.min(t * 0.85, perchRadius * 1.25) * ((far ? 0.62 : 0.86) + i * 0.1)
          return [
            [0, -leg.thickness * 0.5],
            [t * spread * 0.55, -leg.thickness * 0.42],
            [t * spread * 0.95, drop * 0.45],
            [t * spread * 0.9 + t * 0.06, drop],
          ]
        })
      : [
          [-1, 0.06],
          [-0.86, 0.26],
          [-0.62, 0.44],
        ].map(([x, y]) => [
          [0, -leg.thickness * 0.4],
          [t * (x as number) * 0.5, t * (y as number) * 0.35 - leg.thickness * 0.45],
          [t * (x as number), t * (y as number)],
        ])
  const hind: Point[] =
    grip === 'perch'
      ? [
          [0, -leg.thickness * 0.4],
          [t * 0.3, -leg.thickness * 0.4],
          [t * 0.42, perchRadius * 0.55],
        ]
      : [
          [0, -leg.thickness * 0.4],
          [t * 0.35, -leg.thickness * 0.25],
          [t * 0.66, t * 0.08],
        ]
  let svg = ''
  for (const toe of [hind, ...toes]) {
    const points = toe.map((p) =>
      add(place, rotate(add(p, [chance.around(0, t * 0.03), 0]), slope)),
    )
    svg += digit(points)
  }
  return svg

  function digit(points: Point[]): string {
    const wide = (s: number): number =>
      leg.thickness * (0.86 - 0.28 * s + 0.07 * Math.cos(s * Math.PI * 6))
    const last = points[points.length - 1] as Point
    const before = points[points.length - 2] as Point
    const ahead = unit(minus(last, before))
    const claw = leg.thickness * 1.5
    const curl: Point = grip === 'perch' ? [ahead[0] * 0.35, 1] : [ahead[0] * 0.5, ahead[1] + 0.75]
    const nail = [
      add(last, ahead, -leg.thickness * 0.2),
      add(last, ahead, claw * 0.45),
      add(add(last, ahead, claw * 0.5), curl, claw * 0.4),
    ]
    let scutes = ''
    for (let s = 0.15; s < 0.95; s += 0.16) {
      const p = along(points, s)
      const across = side(unit(minus(along(points, s + 0.05), along(points, s - 0.05))))
      scutes += `M${at(add(p, across, wide(s) * 0.42))}L${at(add(p, across, -wide(s) * 0.2))}`
    }
    const ink = css(darken(fill, 0.6))
    return `<path d="${brush(nail, (s) => leg.thickness * 0.55 * (1 - s * 0.85))}" fill="${leg.claw ?? '#2a251f'}"/><path d="${brush(points, wide, 14)}" fill="${css(fill)}" stroke="${ink}" stroke-width="${pen * 0.8}" stroke-opacity=".7"/><path d="${brush(
      points.map((p) => add(p, [-leg.thickness * 0.06, -leg.thickness * 0.16])),
      (s) => wide(s) * 0.28,
    )}" fill="${css(lighten(fill, 0.45))}" fill-opacity=".5"/><path d="${scutes}" fill="none" stroke="${ink}" stroke-width="${pen * 0.7}" stroke-opacity=".6"/>`
  }
}
