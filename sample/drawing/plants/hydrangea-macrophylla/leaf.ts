/** 绣球: the broad toothed hydrangea leaf, and the distant shoot. */
import { greens, type LeafColours } from '../../kit/leaf-greens.ts'
import { clamp, ease, type Relief, type Vec } from '../../kit/relief.ts'
import { leafBlade, petiole } from '../../kit/relief-leaf.ts'

const broad = (u: number): number =>
  Math.sin(Math.PI * clamp(u ** 0.72, 0.002, 0.998)) ** 0.72 * (1 - 0.16 * ease(0.75, 1, u))

export function leaf(
  marks: Relief,
  base: Vec,
  tip: Vec,
  half: number,
  colours: LeafColours,
  phase: number,
  extra: { up?: Vec; bow?: number; blush?: { ink: string; reach: number }; ruffle?: number } = {},
): void {
  leafBlade(marks, base, tip, {
    half,
    colours,
    shape: broad,
    teeth: [24, 0.09],
    pairs: 8,
    rise: 0.2,
    swell: 0.16,
    phase,
    arch: half * 0.3,
    bow: half * 0.2 * Math.sin(phase),
    ...extra,
  })
}

/** A shoot out of focus: a stem with pairs of leaves, crossing the edge of the sheet. */
export function sprig(
  marks: Relief,
  foot: Vec,
  top: Vec,
  size: number,
  colours: LeafColours,
): void {
  petiole(
    marks,
    [foot, [(foot[0] + top[0]) / 2 + 14, (foot[1] + top[1]) / 2, foot[2]], top],
    8,
    6,
    colours.pale,
    colours.edge,
  )
  for (const [t, reach] of [
    [0.4, 1.15],
    [0.75, 1],
  ] as const) {
    const at: Vec = [
      foot[0] + (top[0] - foot[0]) * t + 7,
      foot[1] + (top[1] - foot[1]) * t,
      foot[2] + 10,
    ]
    for (const side of [-1, 1])
      leaf(
        marks,
        at,
        [at[0] + side * size * reach, at[1] - size * 0.3 * side * (t - 0.5), at[2] + 20],
        size * 0.4,
        colours,
        t * 9 + side,
      )
  }
  for (const side of [-1, 1])
    leaf(
      marks,
      top,
      [top[0] + side * size * 0.5, top[1] - size * 0.6, top[2]],
      size * 0.28,
      colours,
      side + 3,
    )
}

export const rich: LeafColours = { ...greens.leaf, base: '#2f6840', pale: '#6f9c58', gloss: 0.3 }

export const bright: LeafColours = { ...greens.leaf, base: '#4b8146', pale: '#8db264', gloss: 0.25 }
