/** 月季花: the rose hip. */
import { mix } from '../../kit/colour.ts'
import { random } from '../../kit/random.ts'
import { clamp, ease, ink, type Relief } from '../../kit/relief.ts'
import { blade } from '../../kit/relief-blade.ts'
import { lathe, stamens } from '../../kit/relief-form.ts'
import { type Pose, petalSpine } from '../../kit/relief-spine.ts'

export function hip(marks: Relief, pose: Pose, ripe: number): void {
  const skin = mix(ink('#7d8c44'), ink('#d5571f'), ripe)
  lathe(
    marks,
    pose,
    (u) => [u, 0.42 * Math.sin(Math.PI * clamp(0.06 + 0.86 * u ** 1.05)) ** 0.72],
    {
      upper: (u, v) =>
        mix(
          mix(skin, ink('#b03a1a'), 0.35 + 0.25 * Math.sin(v * 3)),
          ink('#6d7a3a'),
          ease(0.25, 0, u) * 0.6,
        ),
      gloss: 0.75,
      shadow: [120, 70, 60],
      contrast: 1.25,
    },
    { rings: 36, around: 54 },
  )
  const size = pose.size ?? 1
  for (let i = 0; i < 5; i += 1) {
    blade(
      marks,
      petalSpine(pose, {
        angle: (i / 5) * 6.283,
        length: 0.2,
        height: 0.97,
        radius: 0.1,
        lean: (u) => 0.9 + 1.3 * u + 0.3 * Math.sin(i * 2),
      }),
      {
        half: (u) => size * 0.06 * (1 - u) ** 0.7 + 0.4,
        cup: 0.6,
        skin: { upper: () => ink('#8a6a44'), under: () => ink('#6d5236'), contrast: 1.2 },
        edge: { ink: ink('#3a2818'), width: 0.8, opacity: 0.6 },
      },
    )
  }
  stamens(marks, pose, random('hip'), {
    count: 16,
    from: [0.95, 0.04],
    to: [1.12, 0.12],
    spread: 0.2,
    thread: { ink: ink('#5c452c'), width: 1 },
    anther: { ink: ink('#4a3822'), length: 4, width: 3 },
  })
}
