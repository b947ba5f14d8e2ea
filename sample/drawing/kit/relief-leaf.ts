/** A whole leaf for the relief: one blade from stalk to tip, and the thin stalk. */
import type { LeafColours } from './leaf-greens.ts'
import {
  between,
  ink,
  minus,
  mix,
  plus,
  type Relief,
  stem,
  times,
  unit,
  type Vec,
} from './relief.ts'
import { type Blade, blade } from './relief-blade.ts'
import { outline, toothed } from './relief-outline.ts'
import { leafSpine } from './relief-spine.ts'
import { featherVeins, leafSkin } from './relief-veins.ts'

export type LeafShape = {
  /** Half the greatest width. */
  half: number
  colours: LeafColours
  shape?: (u: number) => number
  /** Number and depth of the teeth. */
  teeth?: [number, number]
  pairs?: number
  rise?: number
  swell?: number
  fold?: number
  cup?: number
  ruffle?: number
  /** Where the upper side looks. */
  up?: Vec
  /** Sideways bow of the midrib on the page, and how far the middle stands towards the viewer. */
  bow?: number
  arch?: number
  twist?: (u: number) => number
  phase?: number
  /** A second colour towards the edge and tip. */
  blush?: { ink: string; reach: number }
  finer?: number
}

export function leafBlade(scene: Relief, base: Vec, tip: Vec, leaf: LeafShape): void {
  const {
    colours,
    pairs = 7,
    rise = 0.17,
    bow = 0,
    arch = 0,
    shape = outline.ovate,
    phase = 0,
    blush,
  } = leaf
  const run = minus(tip, base)
  const flat = unit([run[1], -run[0], 0])
  const middle = (t: number, k: number): Vec =>
    plus(plus(between(base, tip, t), times(flat, bow * k)), [0, 0, arch * k])
  const spine = leafSpine(
    [base, middle(0.33, 0.85), middle(0.68, 0.9), tip],
    leaf.up ?? [-0.25, -0.45, 0.85],
    leaf.twist,
  )
  const outlineOf = leaf.teeth ? toothed(shape, ...leaf.teeth) : shape
  const skin = leafSkin({
    base: ink(colours.base),
    pale: ink(colours.pale),
    under: ink(colours.under),
    pairs,
    rise,
    swell: leaf.swell ?? 0.1,
    gloss: colours.gloss ?? 0,
    shadow: colours.shadow ?? [92, 110, 104],
    contrast: 1.2,
  })
  const flushed = blush
    ? {
        ...skin,
        upper: (u: number, v: number) =>
          mix(
            skin.upper(u, v),
            ink(blush.ink),
            Math.max(0, Math.max(Math.abs(v), u ** 1.5) - 1 + blush.reach) / blush.reach,
          ),
      }
    : skin
  const size = Math.hypot(...run)
  const shaped: Blade = {
    half: (u) => leaf.half * Math.max(0, outlineOf(u)),
    skin: flushed,
    fold: leaf.fold ?? 0.22,
    cup: leaf.cup ?? -0.25,
    ruffle: { height: (leaf.ruffle ?? 0.14) * leaf.half, waves: 1.7, phase },
    veins: featherVeins(
      pairs,
      rise,
      { ink: ink(colours.vein), width: Math.max(1, size / 95), opacity: 0.95, bias: 4 },
      { ink: ink(colours.vein), width: Math.max(0.6, size / 220), opacity: 0.6, bias: 4 },
    ),
    edge: { ink: ink(colours.edge), width: 0.9, opacity: 0.6 },
  }
  if (leaf.teeth) {
    shaped.nu = Math.round(leaf.teeth[0] * 4)
    shaped.forward = (u, v) => leaf.half * 0.12 * v * v * Math.sin(Math.PI * u)
  }
  if (leaf.finer) shaped.nu = leaf.finer
  blade(scene, spine, shaped)
}

/** A thin stalk between two points. */
export function petiole(
  scene: Relief,
  points: Vec[],
  from: number,
  to: number,
  colour: string,
  edge = '#2c3a20',
): void {
  stem(
    scene,
    points,
    (u) => from + (to - from) * u,
    { upper: () => ink(colour), contrast: 1.2 },
    { steps: Math.max(8, points.length * 7), edge: { ink: ink(edge), width: 0.8, opacity: 0.6 } },
  )
}
