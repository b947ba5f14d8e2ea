/** 紫藤: the pea flower of the wisteria. */
import { mix } from '../../kit/colour.ts'
import { random } from '../../kit/random.ts'
import { clamp, ease, ink, type Relief } from '../../kit/relief.ts'
import { blade } from '../../kit/relief-blade.ts'
import { lathe } from '../../kit/relief-form.ts'
import { blunt } from '../../kit/relief-outline.ts'
import { type Pose, petalSpine } from '../../kit/relief-spine.ts'
import { fanVeins } from '../../kit/relief-veins.ts'

const [violet, lilac, mist, honey] = [
  ink('#7452a4'),
  ink('#b09ad2'),
  ink('#ece2f2'),
  ink('#e9d37a'),
]

/** One pea flower: the upright banner with its yellow mark, two wings, the keel between them. */
export function pea(marks: Relief, pose: Pose, open: number, seed: string): void {
  const chance = random(seed)
  const size = pose.size ?? 1
  const edge = { ink: ink('#54397f'), width: 0.7, opacity: 0.55, bias: 3 }
  lathe(
    marks,
    { ...pose, size: size * 0.3 },
    (u) => [u * 0.75 - 0.35, 0.36 * Math.sin(Math.PI * clamp(0.1 + 0.62 * u))],
    { upper: (u) => mix(ink('#8d6a9a'), ink('#7f7a62'), u * 0.6), contrast: 1.2 },
    { rings: 6, around: 10 },
  )
  if (open < 0.35) {
    lathe(
      marks,
      pose,
      (u) => [
        u * (0.55 + open),
        (0.17 + 0.1 * open) * Math.sin(Math.PI * clamp(0.12 + 0.87 * u)) ** 0.8,
      ],
      { upper: (u) => mix(violet, lilac, ease(0, 0.8, u)), shadow: [130, 112, 160], contrast: 1.2 },
      { rings: 9, around: 12 },
    )
    return
  }
  const phase = chance.between(0, 6)
  // The banner folds back as the flower opens.
  blade(
    marks,
    petalSpine(pose, {
      angle: Math.PI / 2,
      length: 1.05,
      radius: 0.04,
      lean: (u) => 0.3 + (1.35 * open + 0.2) * ease(0.05, 0.8, u),
    }),
    {
      half: (u) => size * 0.56 * (0.22 + 0.78 * ease(0, 0.55, u)) * (1 - 0.3 * ease(0.75, 1, u)),
      cup: 0.5 - 0.9 * open,
      forward: (u, v) => size * blunt(0.22, 0.07)(u, v),
      ruffle: { height: size * 0.05, waves: 1.2, phase },
      skin: {
        upper: (u, v) =>
          mix(
            mix(
              mix(lilac, mist, ease(0.15, 0.6, u) * 0.75),
              lilac,
              ease(0.7, 1, u + 0.2 * v * v) * 0.5,
            ),
            honey,
            0.95 * Math.exp(-(((u - 0.34) / 0.13) ** 2) - (v / 0.38) ** 2),
          ),
        under: (u) => mix(violet, lilac, ease(0, 0.7, u)),
        shadow: [150, 130, 184],
        contrast: 1.2,
      },
      veins: fanVeins(7, { ink: violet, width: 0.6, opacity: 0.28, bias: 3 }),
      edge,
    },
  )
  for (const side of [-1, 1]) {
    blade(
      marks,
      petalSpine(pose, {
        angle: Math.PI / 2 + side * 1.25,
        length: 0.86,
        radius: 0.03,
        lean: (u) => 0.28 + 0.5 * open * u,
        sway: side * -0.5,
      }),
      {
        half: (u) => size * 0.24 * Math.sin(Math.PI * clamp(0.1 + 0.86 * u ** 1.4)) ** 0.7,
        cup: 0.8,
        skin: {
          upper: (u) => mix(lilac, violet, 0.3 + 0.4 * u),
          under: (u) => mix(violet, lilac, 0.55 - 0.35 * u),
          shadow: [130, 112, 168],
          contrast: 1.2,
        },
        edge,
      },
    )
  }
  blade(
    marks,
    petalSpine(pose, {
      angle: -Math.PI / 2,
      length: 0.72,
      radius: 0.02,
      lean: (u) => 0.5 - 0.9 * u,
    }),
    {
      half: (u) => size * 0.17 * Math.sin(Math.PI * clamp(0.1 + 0.88 * u)) ** 0.7,
      cup: 1.3,
      skin: {
        upper: () => mix(lilac, mist, 0.4),
        under: (u) => mix(mist, violet, 0.3 + 0.5 * ease(0.5, 1, u)),
        contrast: 1.1,
      },
      edge,
    },
  )
}
