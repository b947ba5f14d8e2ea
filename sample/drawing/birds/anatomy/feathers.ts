/** Single feathers: the small ones that clothe the body and the long blades of wing and tail. */
import type { Random } from '../../kit/random.ts'
import { add, along, at, between, brush, curve, minus, type Point, side, unit } from './geometry.ts'
import { type Colour, css, darken, type Ink, lighten } from './ink.ts'

export type Small = { root: Point; towards: Point; length: number; width: number; ink: Ink }

/**
 * A body feather: a soft scale, then hairs drawn over it. The hairs run past the tip, because it is they
 * that give plumage its edge (the 丝毛 of the gongbi masters). `pen` is the width of a fine line.
 */
export function small(
  { root, towards, length, width, ink }: Small,
  chance: Random,
  pen: number,
): string {
  const across = side(towards)
  const tip = add(root, towards, length)
  const tone = chance.around(0, 0.1)
  const fill = tone > 0 ? lighten(ink.fill, tone * 0.7) : darken(ink.fill, -tone)
  const corner = (t: number, s: number): Point =>
    add(add(root, towards, length * t), across, width * s)
  let svg = `<path d="M${at(root)}C${at(corner(0.15, 0.55))} ${at(corner(0.8, 0.6))} ${at(tip)}C${at(corner(0.8, -0.6))} ${at(corner(0.15, -0.55))} ${at(root)}" fill="${css(fill)}" fill-opacity=".9"/>`
  if (ink.streak) {
    svg += `<path d="M${at(corner(0.05, 0))}Q${at(corner(0.6, 0.24))} ${at(corner(0.97, 0))}Q${at(corner(0.6, -0.24))} ${at(corner(0.05, 0))}" fill="${css(ink.streak)}" fill-opacity=".88"/>`
  }
  if (ink.bar) {
    svg += `<path d="M${at(corner(0.5, 0.38))}Q${at(corner(0.95, 0))} ${at(corner(0.5, -0.38))}" fill="none" stroke="${css(ink.bar)}" stroke-width="${(pen * 1.5).toFixed(2)}" stroke-opacity=".75"/>`
  }
  if (ink.spot) {
    for (const s of [-0.24, 0.24])
      svg += `<circle cx="${at(corner(0.9, s)).replace(' ', '" cy="')}" r="${(width * 0.17).toFixed(2)}" fill="${css(ink.spot)}"/>`
  }
  if (ink.fringe) {
    svg += `<path d="M${at(corner(0.55, 0.44))}Q${at(corner(1.12, 0))} ${at(corner(0.55, -0.44))}" fill="none" stroke="${css(ink.fringe)}" stroke-width="${(pen * 1.5).toFixed(2)}" stroke-opacity=".85"/>`
  }
  for (const shade of [lighten(fill, 0.3), darken(fill, 0.4), lighten(fill, 0.16)]) {
    const start = corner(chance.between(0.1, 0.5), chance.around(0, 0.42))
    const end = add(
      add(start, towards, length * chance.between(0.45, 0.75)),
      across,
      chance.around(0, width * 0.12),
    )
    svg += `<path d="M${at(start)}L${at(end)}" stroke="${css(shade)}" stroke-width="${(pen * chance.between(0.5, 0.95)).toFixed(2)}" stroke-opacity=".55"/>`
  }
  return svg
}

export type Blade = {
  root: Point
  tip: Point
  width: number
  fill: Colour
  /** How far the middle bows out towards the belly side. */
  bow?: number
  /** Pale rim of the outer vane, the line that makes a folded wing readable. */
  edge?: Colour
  /** Share of the width. */
  edgeWidth?: number
  tipFill?: Colour
  /** Share of the length. */
  tipLength?: number
  /** Gloss over the outer vane, for magpies and ducks. */
  sheen?: Colour
  /** 0 blunt .. 1 pointed. */
  point?: number
}

/** A flight feather: two vanes, shaft, barbs. The outer vane is the one on the belly side. */
export function blade(feather: Blade, pen: number): string {
  const {
    root,
    tip,
    width,
    fill,
    bow = 0,
    edge,
    edgeWidth = 0.16,
    tipFill,
    tipLength = 0.12,
    sheen,
    point = 0.35,
  } = feather
  const direction = unit(minus(tip, root))
  const down: Point = [-side(direction)[0], -side(direction)[1]]
  const spine = [root, add(between(root, tip, 0.5), down, bow), tip]
  const half = (t: number): number => {
    const rise = Math.min(1, 0.5 + t * 1.2)
    const close =
      t < 0.8
        ? 1
        : Math.sqrt(Math.max(0, 1 - ((t - 0.8) / 0.2) ** 2)) *
          (1 - point * ((t - 0.8) / 0.2) ** 2 * 0.6)
    return (width / 2) * rise * close * (1 - point * 0.35 * t * t)
  }
  const steps = 14
  const rim = (t: number, share: number): Point => {
    const normal = side(
      unit(minus(along(spine, Math.min(1, t + 0.03)), along(spine, Math.max(0, t - 0.03)))),
    )
    return add(along(spine, t), normal, -share * half(t))
  }
  const ribbon = (from: number, to: number, inner: number, outer: number): string => {
    const out: Point[] = []
    const back: Point[] = []
    for (let step = 0; step <= steps; step += 1) {
      const t = from + ((to - from) * step) / steps
      out.push(rim(t, outer))
      back.unshift(rim(t, inner))
    }
    return curve([...out, ...back], true)
  }
  let svg = `<path d="${ribbon(0, 1, -1, 1)}" fill="${css(fill)}" stroke="${css(darken(fill, 0.75))}" stroke-width="${(pen * 0.7).toFixed(2)}" stroke-opacity=".55"/>`
  svg += `<path d="${ribbon(0, 0.97, -1, -0.15)}" fill="${css(darken(fill, 0.6))}" fill-opacity=".35"/>`
  if (sheen)
    svg += `<path d="${ribbon(0.08, 0.9, 0.1, 0.8)}" fill="${css(sheen)}" fill-opacity=".55"/><path d="${ribbon(0.15, 0.85, 0.3, 0.6)}" fill="${css(lighten(sheen, 0.35))}" fill-opacity=".3"/>`
  if (tipFill)
    svg += `<path d="${ribbon(1 - tipLength, 1, -1, 1)}" fill="${css(tipFill)}" fill-opacity=".95"/>`
  let barbs = ''
  for (let t = 0.1; t < 0.97; t += 0.035) {
    barbs += `M${at(rim(t - 0.04, 0))}L${at(rim(Math.min(1, t + 0.03), 0.9))}M${at(rim(t - 0.04, 0))}L${at(rim(Math.min(1, t + 0.02), -0.9))}`
  }
  svg += `<path d="${barbs}" stroke="${css(lighten(fill, 0.5))}" stroke-width="${(pen * 0.45).toFixed(2)}" stroke-opacity=".3" fill="none"/>`
  if (edge)
    svg += `<path d="${ribbon(0.05, 0.995, 1 - edgeWidth * 2, 1)}" fill="${css(edge)}" fill-opacity=".92"/>`
  svg += `<path d="${brush(spine, (t) => pen * (1.1 - t * 0.8))}" fill="${css(darken(fill, 0.8))}" fill-opacity=".7"/>`
  return svg
}
