/** 菊花: the chrysanthemum head, in whichever form. */
import { mix } from '../../kit/colour.ts'
import { random } from '../../kit/random.ts'
import { ease, ink, type Relief } from '../../kit/relief.ts'
import { blade } from '../../kit/relief-blade.ts'
import { grain, lathe } from '../../kit/relief-form.ts'
import { blunt } from '../../kit/relief-outline.ts'
import { type Pose, petalSpine, placed } from '../../kit/relief-spine.ts'
import { fanVeins } from '../../kit/relief-veins.ts'
import type { Form, Hue } from './forms.ts'

export function head(
  marks: Relief,
  pose: Pose,
  form: Form,
  hue: Hue,
  seed: string,
  open = 1,
): void {
  const chance = random(`mum ${seed}`)
  const size = pose.size ?? 1
  const disc = form.count < 60
  for (let i = 0; i < form.count; i += 1) {
    const t = disc ? (i % 2 ? 0.4 : 1) : (i + 1) / form.count
    const angle = disc
      ? (i / form.count) * 6.283 + chance.around(0, 0.05)
      : i * 2.39996 + chance.around(0, 0.1)
    const wild = (form.wild ?? 0) * chance.around(0, 1)
    const length = form.length(t) * chance.around(1, 0.08) * (0.7 + 0.3 * open)
    const tone = chance.between(0, 0.3)
    blade(
      marks,
      petalSpine(pose, {
        angle,
        length,
        radius: disc ? 0.17 : 0.02 + 0.07 * t,
        height: disc ? (i % 2 ? 0.02 : 0) : 0.09 * (1 - t),
        sway: chance.around(0, 0.25) + wild * 0.5,
        lean: (u) => (form.lean(u, t) + wild * 0.5 * u) * (0.35 + 0.65 * open),
      }),
      {
        half: (u) =>
          size * form.half(t) * (0.55 + 0.45 * ease(0, 0.5, u)) * (1 - 0.45 * ease(0.78, 1, u)),
        cup: form.cup,
        forward: (u, v) => size * blunt(0.03, disc ? 0.015 : 0.008)(u, v),
        skin: {
          upper: (u, v) =>
            mix(
              mix(ink(hue.deep), ink(hue.body), ease(0, 0.5, u) * (0.55 + 0.45 * t) + tone * 0.4),
              ink(hue.pale),
              0.5 * ease(0.4, 1, u) + 0.15 * Math.abs(v) ** 3,
            ),
          under: (u) =>
            mix(
              mix(ink(hue.deep), ink(hue.back), ease(0, 0.45, u) * (0.5 + 0.5 * t)),
              ink(hue.pale),
              tone + 0.2 * u,
            ),
          shadow: hue.shadow,
          contrast: 1.3,
        },
        veins: fanVeins(2, {
          ink: ink(hue.edge),
          width: 0.7,
          opacity: 0.28,
          bias: 3,
          taper: 'both',
        }),
        edge: { ink: ink(hue.edge), width: 0.7, opacity: 0.5, bias: 2.5 },
        nv: 6,
      },
    )
  }
  if (disc) {
    lathe(
      marks,
      pose,
      (u) => [0.02 + 0.1 * Math.sin(u * 1.57), 0.26 * Math.cos(u * 1.57)],
      { upper: (u) => mix(ink('#c99a24'), ink('#8fa03c'), u), contrast: 1.1 },
      { rings: 8, around: 24 },
    )
    for (let i = 0; i < 150; i += 1) {
      const r = Math.sqrt((i + 0.5) / 150)
      grain(
        marks,
        placed(pose, 0.03 + 0.105 * Math.sqrt(1 - r * r * 0.96), 0.255 * r, i * 2.39996),
        size * 0.017,
        mix(ink('#a9b04a'), ink('#edbe34'), r),
        { bias: size * 0.03 },
      )
    }
  }
  // Bracts and the top of the stalk.
  lathe(
    marks,
    pose,
    (u) => [-0.16 + 0.16 * u, 0.05 + 0.16 * u ** 0.7],
    {
      upper: (u, v) => mix(ink('#71874e'), ink('#9aa870'), 0.5 + 0.5 * Math.sin(v * 38) * u),
      contrast: 1.2,
    },
    { rings: 6, around: 40 },
  )
}
