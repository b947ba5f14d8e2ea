/** Pigments, and what one feather is inked with. */
import { clamp, closedCurve, depthInside, type Point, smooth } from './geometry.ts'

export type Colour = readonly [number, number, number]
/** One feather: its ground, and the marks that make a bird look scaled, streaked or barred. */
export type Ink = { fill: Colour; fringe?: Colour; streak?: Colour; bar?: Colour; spot?: Colour }
export type Plumage = (x: number, y: number) => Ink

export function colour(hex: string): Colour {
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

export const css = (c: Colour): string =>
  `#${c
    .map((part) =>
      Math.round(clamp(part, 0, 255))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

export const mix = (a: Colour, b: Colour, t: number): Colour => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
]

/** Shadow keeps some warmth, as a glaze of umber does; plain black would look dirty on paper. */
export const darken = (c: Colour, t: number): Colour =>
  mix(c, [c[0] * 0.48, c[1] * 0.44, c[2] * 0.4], t)
export const lighten = (c: Colour, t: number): Colour => mix(c, [255, 252, 240], t)

/** An area of colour with a soft rim. `inside` is a smooth closed curve through the points. */
export type Patch = { rim: Point[]; soft: number; ink: Ink }

export function patch(
  points: readonly Point[],
  fill: string,
  soft = 0.06,
  marks: Partial<Ink> = {},
): Patch {
  return { rim: closedCurve(points), soft, ink: { fill: colour(fill), ...marks } }
}

/** Lays patches over a ground, the last uppermost. */
export function layered(ground: Plumage, patches: readonly Patch[]): Plumage {
  return (x, y) => {
    let ink = ground(x, y)
    for (const { rim, soft, ink: over } of patches) {
      const cover = smooth(depthInside(rim, [x, y]), -soft, soft)
      if (cover > 0)
        ink =
          cover > 0.5
            ? { ...over, fill: mix(ink.fill, over.fill, cover) }
            : { ...ink, fill: mix(ink.fill, over.fill, cover) }
    }
    return ink
  }
}

/** Colours from back to belly, each with the depth (0 back .. 1 belly) where it is purest. */
export function across(...stops: [number, string][]): (v: number) => Colour {
  const parsed = stops.map(([at, hex]) => [at, colour(hex)] as const)
  return (v) => {
    let result = (parsed[0] as (typeof parsed)[number])[1]
    for (let i = 1; i < parsed.length; i += 1) {
      const [from] = parsed[i - 1] as (typeof parsed)[number]
      const [to, next] = parsed[i] as (typeof parsed)[number]
      result = mix(result, next, smooth(v, from, to))
    }
    return result
  }
}
