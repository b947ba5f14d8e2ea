/** 蒲公英: the dandelion head, a hundred straps. */
import { mix } from '../../kit/colour.ts'
import { random } from '../../kit/random.ts'
import { ease, ink, line, plus, type Relief } from '../../kit/relief.ts'
import { blade } from '../../kit/relief-blade.ts'
import { blunt } from '../../kit/relief-outline.ts'
import { type Pose, petalSpine, placed } from '../../kit/relief-spine.ts'
import { fanVeins } from '../../kit/relief-veins.ts'
import { involucre } from './scape.ts'

const [amber, gold, lemon] = [ink('#d18f10'), ink('#f2c41c'), ink('#fbe878')]

export function head(marks: Relief, pose: Pose, seed: string, open = 1): void {
  const chance = random(`dandelion ${seed}`)
  const size = pose.size ?? 1
  const count = 215
  for (let i = 0; i < count; i += 1) {
    const t = (i + 1) / count
    blade(
      marks,
      petalSpine(pose, {
        angle: i * 2.39996 + chance.around(0, 0.08),
        length: (0.32 + 0.68 * t ** 0.7) * chance.around(1, 0.06),
        radius: 0.02 + 0.1 * t,
        height: 0.06 * (1 - t),
        sway: chance.around(0, 0.18),
        lean: (u) =>
          open * (0.1 + 1.3 * t ** 0.8 + chance.around(0, 0.002) + (0.35 * t - 0.25 * (1 - t)) * u),
      }),
      {
        half: (u) => size * (0.026 + 0.023 * t) * (0.5 + 0.5 * ease(0, 0.5, u)),
        cup: 0.7 - 0.3 * t,
        forward: (u, v) =>
          (u > 0.9 ? size * 0.012 * (Math.abs(Math.sin(v * 7.8 + 1.57)) - 1) : 0) +
          size * blunt(0.01)(u, v),
        skin: {
          upper: (u) =>
            mix(
              mix(amber, gold, ease(0, 0.4, u) * (0.4 + 0.6 * t)),
              lemon,
              0.55 * ease(0.4, 1, u) * t,
            ),
          under: (u) =>
            mix(mix(ink('#b99a34'), gold, ease(0, 0.5, u)), ink('#a89a6a'), t > 0.85 ? 0.4 : 0.05),
          shadow: [196, 138, 62],
          contrast: 1.25,
        },
        veins: fanVeins(2, { ink: ink('#a8720c'), width: 0.6, opacity: 0.3, bias: 3 }),
        edge: { ink: ink('#a06c0a'), width: 0.6, opacity: 0.45, bias: 2.5 },
        nv: 4,
      },
    )
  }
  for (let i = 0; i < 26; i += 1) {
    const foot = placed(pose, 0.12 + chance.between(0, 0.08), chance.between(0, 0.16), i * 2.4)
    const tip = placed(pose, 0.34 + chance.between(0, 0.1), chance.between(0.02, 0.22), i * 2.4)
    line(marks, [foot, tip], { ink: gold, width: size * 0.013 + 0.6, bias: 3 })
    for (const side of [-1, 1])
      line(marks, [tip, plus(tip, [side * size * 0.025, -size * 0.018, 0])], {
        ink: ink('#b98210'),
        width: 1.2,
        bias: 4,
      })
  }
  involucre(marks, pose, false)
}
