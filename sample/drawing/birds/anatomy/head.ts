/** Head, bill and eye, in units of the head's radius: bill towards -x, crown towards -y. */
import type { Random } from '../../kit/random.ts'
import { small } from './feathers.ts'
import {
  at,
  between,
  brush,
  closedCurve,
  curve,
  depthInside,
  length,
  minus,
  type Point,
  smooth,
  unit,
} from './geometry.ts'
import { colour, css, darken, lighten, mix, type Plumage } from './ink.ts'

type Bill = {
  /** Where the bill leaves the feathers: culmen and chin. */
  culmen: Point
  chin: Point
  tip: Point
  /** Corner of the mouth. */
  gape: Point
  /** How high the upper edge arches, and how far the lower edge bellies out. */
  arch: number
  sag?: number
  hook?: number
  upper: string
  lower: string
  tipColour?: string
  /** Fleshy rim of a young bird's mouth. */
  rim?: string
  nostril?: Point
}
type Eye = { at: Point; size: number; iris: string; ring?: string; ringSize?: number }
export type Head = {
  radius: number
  skull: Point[]
  bill: Bill
  eye: Eye
  plumage: Plumage
  /** Length of the feathers; a crest asks for longer ones at the back. */
  nap?: (x: number, y: number) => number
}

export function bill(
  {
    culmen,
    chin,
    tip,
    gape,
    arch,
    sag = 0.03,
    hook = 0,
    upper,
    lower,
    tipColour,
    rim,
    nostril,
  }: Bill,
  pen: number,
  id: string,
): string {
  const seam = between(gape, tip, 0.5)
  const bite: Point = [tip[0] + hook * 0.7, tip[1] - hook * 0.55]
  const ridge = between(culmen, tip, 0.5)
  const end = tipColour ?? upper
  const top = `M${at(culmen)}C${at([culmen[0] - (culmen[0] - ridge[0]) * 0.7, culmen[1] - arch * 0.35])} ${at([ridge[0] - (ridge[0] - tip[0]) * 0.5, ridge[1] - arch])} ${at(tip)}Q${at([bite[0] + hook * 0.2, bite[1] + hook * 0.3])} ${at(bite)}Q${at([seam[0], seam[1] + 0.01])} ${at(gape)}Z`
  const keel = between(chin, tip, 0.5)
  const bottom = `M${at(chin)}C${at([keel[0] + (chin[0] - keel[0]) * 0.4, keel[1] + sag])} ${at([keel[0] - (keel[0] - tip[0]) * 0.4, keel[1] + sag * 1.2])} ${at([bite[0] + 0.01, bite[1] + 0.01])}Q${at(seam)} ${at(gape)}Z`
  const gradient = (name: string, from: string): string =>
    `<linearGradient id="${id}${name}" gradientUnits="userSpaceOnUse" x1="${culmen[0]}" y1="${culmen[1]}" x2="${tip[0]}" y2="${tip[1]}"><stop offset="0" stop-color="${from}"/><stop offset=".55" stop-color="${css(mix(colour(from), colour(end), 0.3))}"/><stop offset="1" stop-color="${end}"/></linearGradient>`
  const ink = css(darken(colour(upper), 0.7))
  let svg = `<defs>${gradient('u', upper)}${gradient('l', lower)}</defs>`
  svg += `<path d="${bottom}" fill="url(#${id}l)" stroke="${ink}" stroke-width="${pen * 0.7}" stroke-opacity=".6"/>`
  svg += `<path d="${top}" fill="url(#${id}u)" stroke="${ink}" stroke-width="${pen * 0.7}" stroke-opacity=".6"/>`
  // A light along the culmen rounds the bill; the seam is the darkest line.
  const high = (t: number): Point => [
    culmen[0] + (tip[0] - culmen[0]) * t,
    between(culmen, tip, t)[1] -
      arch * 0.6 * Math.sin(Math.PI * t) +
      (gape[1] - culmen[1]) * 0.28 * (1 - t),
  ]
  svg += `<path d="${brush([high(0.12), high(0.45), high(0.82)], (t) => (gape[1] - culmen[1]) * 0.2 * Math.sin(Math.PI * Math.min(0.95, t + 0.05)))}" fill="${css(lighten(colour(upper), 0.6))}" fill-opacity=".55"/>`
  svg += `<path d="M${at(gape)}Q${at(seam)} ${at(bite)}" fill="none" stroke="${ink}" stroke-width="${pen * 0.9}"/>`
  if (nostril)
    svg += `<ellipse cx="${nostril[0]}" cy="${nostril[1]}" rx=".055" ry=".028" fill="${ink}"/>`
  if (rim)
    svg += `<path d="${brush(
      [
        [gape[0] - 0.22, gape[1] - 0.04],
        [gape[0] - 0.02, gape[1]],
        [gape[0] - 0.2, gape[1] + 0.09],
      ],
      (t) => 0.09 - Math.abs(t - 0.5) * 0.06,
    )}" fill="${rim}"/>`
  return svg
}

export function eye(
  { at: [x, y], size, iris, ring = '#1b1712', ringSize = 0.22 }: Eye,
  id: string,
): string {
  const pupil = size * 0.62
  return `<defs><radialGradient id="${id}e" cx=".5" cy=".62" r=".55"><stop offset=".3" stop-color="${css(lighten(colour(iris), 0.28))}"/><stop offset="1" stop-color="${css(darken(colour(iris), 0.55))}"/></radialGradient></defs>
<ellipse cx="${x}" cy="${y}" rx="${size * (1 + ringSize)}" ry="${size * (0.94 + ringSize)}" fill="${ring}"/>
<circle cx="${x}" cy="${y}" r="${size}" fill="#120e0b"/><circle cx="${x}" cy="${y}" r="${size * 0.93}" fill="url(#${id}e)"/>
<circle cx="${x}" cy="${y}" r="${pupil}" fill="#080706"/>
<path d="M${x - size * 0.62} ${y + size * 0.36}A${size * 0.72} ${size * 0.72} 0 0 0 ${x + size * 0.55} ${y + size * 0.46}" stroke="#cfd8dd" stroke-opacity=".4" stroke-width="${size * 0.12}" fill="none"/>
<ellipse cx="${x - size * 0.3}" cy="${y - size * 0.36}" rx="${size * 0.25}" ry="${size * 0.2}" fill="#fffef8"/><circle cx="${x + size * 0.3}" cy="${y + size * 0.22}" r="${size * 0.09}" fill="#fff" fill-opacity=".55"/>`
}

/** Head feathers stream back from the bill; the far ones are laid first. */
export function headCoat(
  { skull, bill: { culmen, chin, tip }, plumage, nap = () => 1 }: Head,
  pen: number,
  chance: Random,
  size: number,
): string {
  const rim = closedCurve(skull)
  const base = between(culmen, chin, 0.5)
  const source: Point = [base[0] + (tip[0] < base[0] ? -0.25 : 0.25), base[1]]
  const step = size * 0.5
  const roots: Point[] = []
  const xs = rim.map(([x]) => x)
  const ys = rim.map(([, y]) => y)
  for (let x = Math.min(...xs); x < Math.max(...xs); x += step) {
    for (let y = Math.min(...ys); y < Math.max(...ys); y += step) {
      const p: Point = [x + chance.around(0, step * 0.6), y + chance.around(0, step * 0.6)]
      if (depthInside(rim, p) > 0.03) roots.push(p)
    }
  }
  roots.sort((a, b) => length(minus(b, source)) - length(minus(a, source)))
  // The ground would show pale round the bill if it had the cheek's colour everywhere, so it is kept inside.
  let svg = `<path d="${curve(
    rim.filter((_, i) => i % 3 === 0).map(([x, y]): Point => [x * 0.93 + 0.03, y * 0.93]),
    true,
  )}" fill="${css(plumage(0.1, 0).fill)}"/>`
  for (const root of roots) {
    const near = smooth(depthInside(rim, root), 0.03, 0.17)
    const away = unit(minus(root, source))
    // Past the eye the feathers bend down and back with the neck.
    const flat = 0.55 + 0.5 * (1 - near)
    const towards = unit([
      away[0] + flat,
      away[1] * (0.9 - 0.35 * (1 - near)) + 0.12 * smooth(root[0], 0, 1),
    ])
    const long = size * nap(root[0], root[1])
    const jitter = 0.02
    const ink = plumage(
      root[0] + chance.around(0, jitter) + towards[0] * size * 0.5,
      root[1] + chance.around(0, jitter) + towards[1] * size * 0.5,
    )
    const light = 0.14 * smooth(-root[1], 0.1, 0.8) * smooth(0.9 - root[0], 0, 0.8)
    const shadow = 0.34 * smooth(root[1], 0.25, 1.05) + 0.1 * smooth(root[0], 0.5, 1.1)
    const fill = lighten(darken(ink.fill, shadow), light)
    svg += small(
      {
        root,
        towards,
        length: long * (1.2 + 0.5 * near),
        width: size * (0.45 + 0.4 * near),
        ink: { ...ink, fill },
      },
      chance,
      pen * 0.8,
    )
  }
  return svg
}
