/** 连翘: the beaked forsythia pod. */
import { mix } from '../../kit/colour.ts'
import { random } from '../../kit/random.ts'
import { clamp, ease, ink, type Relief } from '../../kit/relief.ts'
import { type Blade, blade, bladePoint } from '../../kit/relief-blade.ts'
import { grain } from '../../kit/relief-form.ts'
import { type Pose, petalSpine } from '../../kit/relief-spine.ts'

export function capsule(marks: Relief, pose: Pose, split: number, seed: string): void {
  const chance = random(seed)
  const size = pose.size ?? 1
  for (const side of [-1, 1]) {
    const spine = petalSpine(pose, {
      angle: side > 0 ? 0 : Math.PI,
      length: 1,
      radius: 0.02,
      lean: (u) => 0.32 - 0.62 * u + split * ease(0.35, 1, u) * 1.3,
    })
    const shape: Blade = {
      half: (u) => size * 0.26 * Math.sin(Math.PI * clamp(0.1 + 0.88 * u ** 0.8)) ** 0.85,
      cup: 1.5,
      skin: {
        upper: () => ink('#c9a468'),
        under: (u, v) =>
          mix(
            mix(ink('#8a6234'), ink('#b08a50'), 0.5 + 0.4 * Math.sin(v * 4 + u * 3)),
            ink('#5c3e1e'),
            0.35 * ease(0.7, 1, u),
          ),
        shadow: [112, 90, 70],
        contrast: 1.35,
      },
      edge: { ink: ink('#3f2a14'), width: 1.1, opacity: 0.7 },
    }
    blade(marks, spine, shape)
    // The small pale warts outside.
    for (let i = 0; i < 26; i += 1)
      grain(
        marks,
        bladePoint(spine, shape, chance.between(0.14, 0.8), chance.between(-0.95, 0.95)),
        size * 0.017,
        ink('#d3b880'),
        { bias: 2 },
      )
  }
}
