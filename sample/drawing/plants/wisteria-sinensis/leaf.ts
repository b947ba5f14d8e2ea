/** 紫藤: the pinnate wisteria leaf, bronze when young. */
import { greens, type LeafColours } from '../../kit/leaf-greens.ts'
import { clamp, type Relief, type Vec } from '../../kit/relief.ts'
import type { LeafShape } from '../../kit/relief-leaf.ts'
import { pinnate } from '../../kit/relief-pinnate.ts'

/** A leaflet narrowed to its foot and drawn out to its tip. */
const drawnOut = (u: number): number => Math.sin(Math.PI * clamp(u ** 0.76, 0.002, 0.998)) ** 0.95

type Leaflet = Pick<LeafShape, 'colours' | 'pairs' | 'ruffle'>

export const young: Leaflet = {
  colours: { ...greens.fresh, base: '#8a9a4e', pale: '#c0b874' },
  pairs: 6,
}

export const grown = (colours: LeafColours): Leaflet => ({ colours, pairs: 8, ruffle: 0.3 })

/** `half` is half the width of a leaflet, `length` its length. */
export function leaf(
  marks: Relief,
  stalk: Vec[],
  leaflet: Leaflet,
  half: number,
  rest: Omit<Parameters<typeof pinnate>[2], 'leaf'>,
): void {
  pinnate(marks, stalk, { ...rest, leaf: { shape: drawnOut, half, ...leaflet } })
}
