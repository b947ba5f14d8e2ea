/** 鸢尾, summer: a ripe pod, and one that has split. */
import { mix } from '../../kit/colour.ts'
import { random } from '../../kit/random.ts'
import { clamp, ease, ink, line, plus, scene } from '../../kit/relief.ts'
import { blade } from '../../kit/relief-blade.ts'
import { lathe } from '../../kit/relief-form.ts'
import { petiole } from '../../kit/relief-leaf.ts'
import { type Pose, petalSpine, placed } from '../../kit/relief-spine.ts'
import { garden, soft } from '../../kit/wash.ts'
import { sheath } from './bud.ts'
import { fan, green, mist } from './leaves.ts'

export function inPod(): string {
  return [
    garden(
      'iris 4',
      ['#93ac84', '#b6c79c', '#d2d6a8', '#a5a984'],
      14,
      { x: 0, y: 60, width: 1200, height: 820 },
      0.45,
    ),
    soft(
      scene((far) => {
        fan(far, [950, 980, -600], 760, 'm5', mist)
      }),
      5,
      0.7,
    ),
    scene((near) => {
      fan(near, [330, 1000, -300], 800, 'n4', green, 0.8, { ink: '#b59a5a', reach: 0.2 })
      petiole(
        near,
        [
          [660, 940, -60],
          [640, 700, -40],
          [610, 480, -10],
        ],
        9,
        7,
        '#8a9050',
      )
      petiole(
        near,
        [
          [645, 690, -60],
          [740, 600, -40],
          [800, 470, -20],
        ],
        7,
        6,
        '#8a9050',
      )
      for (const [x, y, fx, size, split] of [
        [610, 486, -0.15, 290, 0],
        [800, 474, 0.3, 210, 1],
      ] as const) {
        const pose: Pose = { at: [x, y, 0], face: [fx, -0.96, 0.2], size, spin: 0.4 }
        lathe(
          near,
          pose,
          (u, a) => [
            u * (split ? 0.8 : 1),
            0.2 *
              Math.sin(Math.PI * clamp(0.08 + 0.88 * u)) ** 0.75 *
              (1 + 0.11 * Math.abs(Math.cos(a * 3))),
          ],
          {
            upper: (u, v) =>
              mix(
                mix(ink('#7f9a4c'), ink('#a9b567'), 0.5 + 0.5 * Math.cos(v * Math.PI * 6)),
                ink('#b59a5c'),
                split * 0.6 + 0.3 * ease(0.8, 1, u),
              ),
            contrast: 1.3,
          },
          { rings: 30, around: 60 },
        )
        if (split) {
          for (let i = 0; i < 3; i += 1) {
            blade(
              near,
              petalSpine(pose, {
                angle: (i / 3) * 6.283 + 0.4,
                length: 0.55,
                height: 0.62,
                radius: 0.15,
                lean: (u) => 0.15 + 0.9 * u,
              }),
              {
                half: (u) => size * 0.15 * (1 - 0.9 * ease(0.3, 1, u)),
                cup: 0.9,
                skin: {
                  upper: () => ink('#dccb98'),
                  under: () => ink('#b3a166'),
                  contrast: 1.2,
                },
                edge: { ink: ink('#6a5426'), width: 1, opacity: 0.7 },
              },
            )
          }
          const chance = random('iris seeds')
          for (let i = 0; i < 16; i += 1)
            lathe(
              near,
              {
                at: plus(
                  placed(pose, 0.68 + 0.06 * (i % 4), chance.between(0.02, 0.13), i * 1.57 + 0.3),
                  [0, 0, 8],
                ),
                face: [chance.around(0, 1), -0.5, 0.8],
                size: size * 0.05,
              },
              (t) => [Math.sin((t - 0.5) * 3.14) * 1.1, Math.cos((t - 0.5) * 3.14)],
              { upper: () => ink('#5a3a22'), gloss: 0.5, contrast: 1.1 },
              { rings: 7, around: 10 },
            )
        } else {
          for (let i = 0; i < 5; i += 1)
            line(
              near,
              [
                placed(pose, 0.97, 0.02, i),
                placed(pose, 1.12, 0.05, i * 1.4),
                placed(pose, 1.2 + 0.03 * i, 0.02 - 0.05 * i, i * 2),
              ],
              { ink: ink('#8a7650'), width: 5, taper: 'out' },
            )
        }
      }
      sheath(near, [632, 640, -30], [560, 430, -20], 21, [-0.6, 0, 0.8])
    }),
  ].join('')
}
