/** The closed tail seen from the side: the central pair on top, the outer feathers stepping out below it. */
import { blade } from './feathers.ts'
import { add, type Point, rotate } from './geometry.ts'
import { colour, darken } from './ink.ts'
import type { TractInk } from './wing-ink.ts'

export type Tail = {
  root: Point
  /** Angle to the body's axis: positive droops. */
  droop: number
  length: number
  /** Width of one feather. */
  feather: number
  /** 0 is the central pair, 5 the outermost. */
  ink: (i: number) => TractInk
  pairs?: number
  /** How much shorter the outermost is, as a share; negative for a notched tail. */
  steps?: number
  /** Opening of the fan in degrees. */
  fan?: number
  /** How far the feathers bow down. */
  bow?: number
  point?: number
}

export function closedTail(
  { length, feather, ink, pairs = 6, steps = 0, fan = 5, bow = 0, point = 0.3 }: Tail,
  root: Point,
  angle: number,
  pen: number,
): string {
  let svg = ''
  for (let i = pairs - 1; i >= 0; i -= 1) {
    const reach = length * (1 - (steps * i) / (pairs - 1))
    const direction = rotate([1, 0], angle + (fan * i) / (pairs - 1))
    const start = add(root, rotate([0, 1], angle), feather * 0.1 * i)
    const { fill, edge, edgeWidth, tip, tipLength, sheen } = ink(i)
    svg += blade(
      {
        root: start,
        tip: add(start, direction, reach),
        width: feather,
        bow: -bow * (reach / length),
        point,
        fill: darken(colour(fill), 0.08 * i * 0.6),
        ...(edge ? { edge: colour(edge) } : {}),
        ...(edgeWidth === undefined ? {} : { edgeWidth }),
        ...(tip ? { tipFill: colour(tip) } : {}),
        ...(tipLength === undefined ? {} : { tipLength: (tipLength * length) / reach }),
        ...(sheen ? { sheen: colour(sheen) } : {}),
      },
      pen,
    )
  }
  return svg
}
