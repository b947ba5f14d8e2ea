/** Marks are the smallest pieces of a drawing; the nearer ones are painted later. */
import { hex, type Rgb } from './colour.ts'
import type { Vector } from './space.ts'

export type Mark = { depth: number; svg: string }

export const n = (value: number): string => String(Math.round(value * 10) / 10)

const corners = (points: readonly Vector[]): string =>
  points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')

/** A filled patch. Its hairline of the same colour closes the seam to its neighbours. */
export function patch(points: readonly Vector[], colour: Rgb): Mark {
  const depth = points.reduce((sum, point) => sum + point[2], 0) / points.length
  const fill = hex(colour)
  return { depth, svg: `<path d="M${corners(points)}Z" fill="${fill}" stroke="${fill}"/>` }
}

/** A line through space; `lift` brings it in front of the surface it lies on. */
export function line(points: readonly Vector[], width: number, colour: Rgb, lift = 1): Mark {
  const depth = points.reduce((sum, point) => sum + point[2], 0) / points.length + lift
  const round = Math.round(width * 100) / 100
  return {
    depth,
    svg: `<path d="M${corners(points)}" fill="none" stroke="${hex(colour)}" stroke-width="${round}"/>`,
  }
}

export function dot([x, y, z]: Vector, radius: number, colour: Rgb, lift = 1): Mark {
  return {
    depth: z + lift,
    svg: `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${hex(colour)}" stroke="none"/>`,
  }
}

/** Far to near, as one group. */
export function paint(marks: Mark[]): string {
  const ordered = [...marks].sort((a, b) => a.depth - b.depth)
  return `<g stroke-width="0.8" stroke-linejoin="round" stroke-linecap="round">${ordered.map((mark) => mark.svg).join('')}</g>`
}
