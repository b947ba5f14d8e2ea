/** 菊花: the lobed chrysanthemum leaf, and the stalk that bears it. */
import { greens, type LeafColours } from '../../kit/leaf-greens.ts'
import { clamp, ease, ink, type Relief, type Vec } from '../../kit/relief.ts'
import { blade } from '../../kit/relief-blade.ts'
import { petiole } from '../../kit/relief-leaf.ts'
import { leafSpine } from '../../kit/relief-spine.ts'
import { featherVeins, leafSkin } from '../../kit/relief-veins.ts'

/** Lobes as half-widths: two or three on each side, rounded, with narrow bays. */
const lobed = (u: number): number => {
  // Two pairs of side lobes and a broad end lobe; the foot is a wedge.
  const lobe = (at: number, wide: number, tall: number): number =>
    tall * Math.sqrt(Math.max(0, 1 - ((u - at) / wide) ** 2))
  const body = 0.34 * Math.sin(Math.PI * clamp(u ** 0.8, 0.01, 0.99))
  const lobes = Math.max(lobe(0.36, 0.13, 0.78), lobe(0.6, 0.13, 1), lobe(0.83, 0.165, 0.62), body)
  return Math.max(0.03, lobes * (1 - 0.05 * Math.abs(Math.sin(u * 48))) * ease(0, 0.1, u + 0.02))
}

export function leaf(
  marks: Relief,
  base: Vec,
  tip: Vec,
  half: number,
  colours: LeafColours,
  phase: number,
  up: Vec = [-0.25, -0.45, 0.85],
): void {
  const run: Vec = [tip[0] - base[0], tip[1] - base[1], tip[2] - base[2]]
  const bow = half * 0.22 * Math.sin(phase)
  const size = Math.hypot(...run)
  const mid = (t: number, k: number): Vec => [
    base[0] + run[0] * t + (run[1] / size) * bow * k,
    base[1] + run[1] * t - (run[0] / size) * bow * k,
    base[2] + run[2] * t + half * 0.25 * k,
  ]
  const skin = leafSkin({
    base: ink(colours.base),
    pale: ink(colours.pale),
    under: ink(colours.under),
    pairs: 3,
    rise: 0.22,
    swell: 0.08,
    shadow: [92, 108, 100],
    contrast: 1.25,
  })
  blade(marks, leafSpine([base, mid(0.33, 0.9), mid(0.66, 1), tip], up), {
    half: (u) => half * lobed(u),
    forward: (u, v) => half * 0.26 * v * v * Math.sin(Math.PI * u),
    skin,
    fold: 0.18,
    cup: -0.2,
    ruffle: { height: half * 0.08, waves: 1.4, phase },
    veins: featherVeins(
      3,
      0.16,
      { ink: ink(colours.vein), width: Math.max(1, size / 90), opacity: 0.9, bias: 4 },
      { ink: ink(colours.vein), width: Math.max(0.7, size / 170), opacity: 0.7, bias: 4 },
    ),
    edge: { ink: ink(colours.edge), width: 0.9, opacity: 0.6 },
    nu: 64,
  })
}

/** A stalk with alternate leaves; gives the place of its top. */
export function stalk(
  marks: Relief,
  points: Vec[],
  leaves: readonly (readonly [t: number, angle: number, length: number])[],
  colours: LeafColours,
  tone = '#788a4e',
): void {
  petiole(marks, points, 8, 6, tone)
  for (const [k, [t, angle, length]] of leaves.entries()) {
    const place = t * (points.length - 1)
    const i = Math.min(points.length - 2, Math.floor(place))
    const [a, b] = [points[i] as Vec, points[i + 1] as Vec]
    const s = place - i
    const at: Vec = [a[0] + (b[0] - a[0]) * s, a[1] + (b[1] - a[1]) * s, a[2] + 4]
    const foot: Vec = [
      at[0] + Math.cos(angle) * length * 0.2,
      at[1] + Math.sin(angle) * length * 0.2,
      at[2] + 10,
    ]
    petiole(marks, [at, foot], 4, 3, colours.pale, colours.edge)
    leaf(
      marks,
      foot,
      [
        foot[0] + Math.cos(angle) * length,
        foot[1] + Math.sin(angle) * length + length * 0.12,
        at[2] + 50 * Math.sin(k * 2.3),
      ],
      length * 0.36,
      colours,
      k * 1.9 + angle,
    )
  }
}

export const dull: LeafColours = {
  ...greens.blue,
  base: '#3f6448',
  pale: '#7d9c74',
  under: '#b9c3ac',
}
