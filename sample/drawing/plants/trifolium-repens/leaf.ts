/** 白车轴草: the clover leaf with its pale chevron, and its stalk. */
import { mix } from '../../kit/colour.ts'
import { random } from '../../kit/random.ts'
import { ease, ink, type Relief, type Vec } from '../../kit/relief.ts'
import { blade } from '../../kit/relief-blade.ts'
import { petiole } from '../../kit/relief-leaf.ts'
import { blunt } from '../../kit/relief-outline.ts'
import { type Pose, petalSpine } from '../../kit/relief-spine.ts'
import { featherVeins } from '../../kit/relief-veins.ts'

export type Tone = {
  base: string
  pale: string
  mark: string
  under: string
  edge: string
  vein: string
}

export const tones = {
  leaf: {
    base: '#3f7a40',
    pale: '#79a85c',
    mark: '#cfe0b4',
    under: '#a5bf90',
    edge: '#22441f',
    vein: '#a9c488',
  },
  fresh: {
    base: '#5c9a44',
    pale: '#9cc46c',
    mark: '#dcecc0',
    under: '#b8d09c',
    edge: '#36601f',
    vein: '#c3d99c',
  },
  deep: {
    base: '#2c5f38',
    pale: '#5c8f50',
    mark: '#b9d0a4',
    under: '#94b082',
    edge: '#17361c',
    vein: '#8fb078',
  },
  mist: {
    base: '#93b08c',
    pale: '#b9cdaa',
    mark: '#d3dfc4',
    under: '#bccdae',
    edge: '#93ab8a',
    vein: '#c3d3b4',
  },
  frost: {
    base: '#4a6f50',
    pale: '#86a088',
    mark: '#c9d6c4',
    under: '#a9b8a6',
    edge: '#dfe8ea',
    vein: '#a9bca6',
  },
} as const satisfies Record<string, Tone>

/** A leaf of three leaflets (or the lucky four) facing along `face`. */
export function leaf(
  marks: Relief,
  pose: Pose,
  tone: Tone,
  seed: string,
  { count = 3, fold = 0.12, lift = 1.36 } = {},
): void {
  const chance = random(`clover ${seed}`)
  const size = pose.size ?? 1
  for (let i = 0; i < count; i += 1) {
    const phase = chance.between(0, 6)
    blade(
      marks,
      petalSpine(pose, {
        angle: (i / count) * 6.283 + chance.around(0, 0.12),
        length: 1 * chance.around(1, 0.06),
        radius: 0.03,
        lean: (u) => lift + chance.around(0, 0.0001) + 0.22 * u + 0.12 * Math.sin(phase),
        twist: () => 0.12 * Math.sin(phase * 2),
      }),
      {
        half: (u) =>
          size *
          (count === 4 ? 0.4 : 0.47) *
          (0.1 + 0.9 * ease(0, 0.7, u)) *
          (1 - 0.24 * ease(0.82, 1, u)) *
          (1 - 0.018 * Math.abs(Math.sin(u * 60))),
        forward: (u, v) => size * blunt(0.2, 0.04)(u, v),
        fold,
        cup: -0.15,
        ruffle: { height: size * 0.035, waves: 1.6, phase },
        skin: {
          upper: (u, v) => {
            const green = mix(
              ink(tone.base),
              ink(tone.pale),
              0.2 + 0.35 * ease(0.5, 1, u) + 0.2 * Math.abs(v) ** 2,
            )
            const arc = u - (0.56 - 0.2 * v * v)
            const band = Math.exp(-((arc / 0.055) ** 2)) * (arc > 0 ? 1 : 0.9) * 0.75
            const inner = ease(0.02, -0.3, arc) * 0.18
            return mix(mix(green, ink(tone.mark), band), ink(tone.base), inner)
          },
          under: (u) => mix(ink(tone.under), ink(tone.pale), 0.3 * u),
          shadow: [88, 112, 92],
          contrast: 1.2,
        },
        veins: featherVeins(
          size > 120 ? 8 : 5,
          0.2,
          { ink: ink(tone.vein), width: Math.max(0.9, size / 80), opacity: 0.8, bias: 4 },
          { ink: ink(tone.vein), width: Math.max(0.5, size / 240), opacity: 0.45, bias: 4 },
        ),
        edge: {
          ink: ink(tone.edge),
          width: tone === tones.frost ? 2 : 0.8,
          opacity: tone === tones.frost ? 0.9 : 0.55,
        },
      },
    )
  }
}

export const stalk = (marks: Relief, points: Vec[], width = 4.5, colour = '#8aa860'): void =>
  petiole(marks, points, width, width * 0.8, colour, '#3f5a24')
