/** 月季花: the China rose from pointed bud to blown flower. */
import { mix } from '../../kit/colour.ts'
import { random } from '../../kit/random.ts'
import { clamp, ease, ink, type Relief } from '../../kit/relief.ts'
import { blade } from '../../kit/relief-blade.ts'
import { lathe, stamens } from '../../kit/relief-form.ts'
import { blunt } from '../../kit/relief-outline.ts'
import { type Pose, petalSpine } from '../../kit/relief-spine.ts'
import { fanVeins } from '../../kit/relief-veins.ts'

const [deep, rose, shell] = [ink('#9c1f3f'), ink('#d85a76'), ink('#f6c3c6')]

/** `open` from the pointed bud (0) to the blown rose (1). */
export function flower(marks: Relief, pose: Pose, seed: string, open = 1): void {
  const chance = random(`rose ${seed}`)
  const size = pose.size ?? 1
  const count = Math.round(14 + 12 * open)
  if (open > 0.85) {
    stamens(marks, pose, chance, {
      count: 46,
      from: [0.05, 0.03],
      to: [0.26, 0.12],
      spread: 0.4,
      thread: { ink: ink('#f0c9a0'), width: 1 },
      anther: { ink: ink('#d9a534'), length: 9, width: 4.5 },
    })
  }
  for (let i = 0; i < count; i += 1) {
    const t = i / (count - 1)
    const angle = i * 2.39996 + chance.around(0, 0.12)
    const from = (0.1 + 1.25 * t) * (0.35 + 0.65 * open)
    const to = open * (0.05 + 1.85 * t ** 1.3) - (1 - open) * 0.42
    const length = (0.52 + 0.48 * t ** 0.8) * (1 + 0.18 * (1 - open))
    const phase = chance.between(0, 6)
    const spine = petalSpine(pose, {
      angle,
      length,
      radius: 0.03 + 0.02 * t,
      sway: chance.around(0, 0.15),
      lean: (u) => from * 1.15 + (to - from) * u ** 1.2 + 0.55 * t * open * ease(0.72, 1, u),
    })
    blade(marks, spine, {
      half: (u) =>
        size * (0.24 + 0.24 * t) * (0.2 + 0.8 * ease(0, 0.66, u)) * (1 - 0.3 * ease(0.8, 1, u)),
      cup: 1.25 - 0.55 * t,
      forward: (u, v) => size * blunt(0.12, 0.02, 0.008, phase)(u, v),
      ruffle: { height: size * 0.03, waves: 1.1, phase },
      skin: {
        upper: (u, v) =>
          mix(
            mix(ink('#f0c9a8'), mix(rose, deep, 0.5 * (1 - t)), ease(0.02, 0.2, u)),
            shell,
            ease(0.5, 1, u) * 0.35 * t + 0.12 * Math.abs(v) ** 4,
          ),
        under: (u, v) =>
          mix(mix(shell, rose, ease(0, 0.4, u) * 0.8), deep, 0.28 * (1 - t) + 0.08 * v * v),
        shadow: [150, 70, 92],
        contrast: 1.35,
      },
      veins: fanVeins(7, { ink: deep, width: 0.8, opacity: 0.2, bias: 4, taper: 'both' }),
      edge: { ink: ink('#7d1634'), width: 0.9, opacity: 0.5 },
    })
  }
  // Five sepals and the swelling below the flower that becomes the hip.
  for (let i = 0; i < 5; i += 1) {
    const a = (i / 5) * 6.283 + 0.3
    blade(
      marks,
      petalSpine(pose, {
        angle: a,
        length: 0.55,
        radius: 0.06,
        height: -0.02,
        lean: (u) => (open > 0.5 ? 1.8 + 0.9 * u : 0.75 - 0.6 * u + 0.7 * ease(0.6, 1, u)),
      }),
      {
        half: (u) =>
          size *
          0.11 *
          Math.sin(Math.PI * clamp(0.3 + 0.69 * u)) ** 0.9 *
          (1 + (i % 2) * 0.35 * Math.max(0, Math.sin(u * 20))),
        cup: 0.5,
        skin: {
          upper: () => ink('#a9b98a'),
          under: (u) => mix(ink('#64803f'), ink('#8a7a48'), u),
          contrast: 1.2,
        },
        edge: { ink: ink('#39491f'), width: 0.9, opacity: 0.6 },
      },
    )
  }
  lathe(
    marks,
    pose,
    (u) => [-0.26 + u * 0.28, 0.045 + 0.07 * Math.sin(Math.PI * clamp(0.1 + 0.8 * u))],
    { upper: () => ink('#6d8a46'), contrast: 1.2, gloss: 0.2 },
    { rings: 8, around: 14 },
  )
}
