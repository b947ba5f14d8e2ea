/** 绣球: the show flower of the hydrangea in its colours, four sepals round a bead. */
import { mix } from '../../kit/colour.ts'
import { random } from '../../kit/random.ts'
import { clamp, ease, type Ink, ink, line, type Relief } from '../../kit/relief.ts'
import { type Blade, blade, bladePoint } from '../../kit/relief-blade.ts'
import { grain } from '../../kit/relief-form.ts'
import { type Pose, petalSpine, placed } from '../../kit/relief-spine.ts'
import { fanVeins } from '../../kit/relief-veins.ts'

export type Mood = {
  deep: string
  body: string
  pale: string
  edge: string
  bead: string
  shadow: Ink
}

export const moods = {
  blue: {
    deep: '#4a68b4',
    body: '#86a0d6',
    pale: '#d3dcf0',
    edge: '#33488c',
    bead: '#7ba0d8',
    shadow: [112, 122, 176],
  },
  pink: {
    deep: '#b45c94',
    body: '#dc9cc0',
    pale: '#f4dbe4',
    edge: '#8c3f70',
    bead: '#d88aa8',
    shadow: [168, 112, 150],
  },
  young: {
    deep: '#8fae62',
    body: '#bccf8c',
    pale: '#e6ecc4',
    edge: '#5c7a38',
    bead: '#a9c070',
    shadow: [124, 142, 110],
  },
  antique: {
    deep: '#7c3f5a',
    body: '#9a9a72',
    pale: '#c3c79a',
    edge: '#5a3040',
    bead: '#7a5a50',
    shadow: [120, 104, 104],
  },
  lace: {
    deep: '#7d5f3e',
    body: '#ab8a60',
    pale: '#d2b88e',
    edge: '#5a4026',
    bead: '#5c4228',
    shadow: [116, 100, 84],
  },
} as const satisfies Record<string, Mood>

/** One show flower: four sepals round a bead. */
export function floret(marks: Relief, pose: Pose, mood: Mood, seed: string, crumple = 0): void {
  const chance = random(seed)
  const size = pose.size ?? 1
  const tone = chance.between(0, 0.55)
  for (let i = 0; i < 4; i += 1) {
    const phase = chance.between(0, 6)
    const lift = 1.32 + chance.around(0, 0.12) - crumple * chance.between(0, 0.6)
    const spine = petalSpine(pose, {
      angle: (i / 4) * 6.283 + chance.around(0, 0.08),
      length: i % 2 ? 1 : 0.92,
      radius: 0.04,
      lean: (u) => lift + (0.28 - crumple * 0.5) * u,
      height: i % 2 ? 0.03 : 0,
    })
    const blush = mix(ink(mood.body), ink(mood.deep), tone)
    const shape: Blade = {
      half: (u) => size * 0.56 * Math.sin(Math.PI * clamp(0.08 + 0.88 * u ** 1.25)) ** 0.62,
      cup: 0.25 - crumple,
      ruffle: { height: size * (0.05 + crumple * 0.16), waves: 1.5 + crumple, phase },
      skin: {
        upper: (u, v) =>
          mix(
            mix(ink(mood.pale), blush, ease(0.02, 0.85, u + 0.15 * Math.abs(v))),
            ink(mood.deep),
            0.22 * ease(0.85, 1, Math.max(u, Math.abs(v))),
          ),
        under: () => mix(blush, ink(mood.pale), 0.3),
        shadow: mood.shadow,
        contrast: 1.25,
      },
      veins: fanVeins(5, {
        ink: ink(mood.edge),
        width: 0.7,
        opacity: crumple > 0.4 ? 0.55 : 0.25,
        bias: 3,
        taper: 'out',
      }),
      edge: { ink: ink(mood.edge), width: 0.8, opacity: 0.5 },
      nu: Math.round(clamp(size / 7, 7, 22)),
      nv: 2 * Math.round(clamp(size / 12, 2, 11)),
    }
    blade(marks, spine, shape)
    if (crumple > 0.4 && size > 40) {
      for (let k = 0; k < 22; k += 1) {
        const [u, v] = [chance.between(0.2, 0.92), chance.between(-0.8, 0.8)]
        line(
          marks,
          [
            bladePoint(spine, shape, u, v),
            bladePoint(spine, shape, u + 0.05, v + chance.around(0, 0.25)),
          ],
          { ink: ink(mood.edge), width: 0.6, opacity: 0.5 },
        )
      }
    }
  }
  grain(marks, placed(pose, 0.1, 0, 0), size * 0.1, ink(mood.bead), { bias: 6 })
}
