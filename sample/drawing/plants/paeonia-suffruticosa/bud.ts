/** 牡丹: the fat scaly winter bud of the peony. */
import { mix } from '../../kit/colour.ts'
import { random } from '../../kit/random.ts'
import { clamp, ease, ink, type Relief, type Vec } from '../../kit/relief.ts'
import { blade } from '../../kit/relief-blade.ts'
import { type Pose, petalSpine } from '../../kit/relief-spine.ts'
import { fanVeins } from '../../kit/relief-veins.ts'

/** A scaly bud on the wood: overlapping scales, red where the sun has been. */
export function bud(
  marks: Relief,
  at: Vec,
  face: Vec,
  size: number,
  seed: string,
  tones: readonly [string, string] = ['#8c3a3a', '#b98a62'],
): void {
  const chance = random(`bud ${seed}`)
  const pose: Pose = { at, face, size }
  for (let w = 0; w < 4; w += 1) {
    const count = [3, 4, 4, 5][w] as number
    for (let i = 0; i < count; i += 1) {
      const reach = [1, 0.9, 0.7, 0.46][w] as number
      const spine = petalSpine(pose, {
        angle: ((i + w * 0.5) / count) * 6.283 + chance.around(0, 0.2),
        length: reach,
        radius: 0.06 + 0.02 * w,
        lean: (u) => 0.62 - 1.3 * u + 0.12 * w,
      })
      blade(marks, spine, {
        half: (u) => size * (0.26 + 0.03 * w) * Math.sin(Math.PI * clamp(0.14 + 0.86 * u)) ** 0.7,
        cup: 1.2,
        skin: {
          upper: () => ink(tones[0]),
          under: (u, v) =>
            mix(mix(ink(tones[1]), ink(tones[0]), ease(0.1, 0.8, u)), ink('#cfae86'), 0.35 * v * v),
          shadow: [110, 80, 84],
          contrast: 1.3,
        },
        veins: fanVeins(5, { ink: ink('#5c2222'), width: 0.8, opacity: 0.4 }),
        edge: { ink: ink('#48201c'), width: 1, opacity: 0.7 },
      })
    }
  }
}
