/** 蒲公英: the dandelion stalk and the cup of bracts at its top. */
import { mix } from '../../kit/colour.ts'
import { clamp, ease, ink, type Relief, type Vec } from '../../kit/relief.ts'
import { blade } from '../../kit/relief-blade.ts'
import { lathe } from '../../kit/relief-form.ts'
import { petiole } from '../../kit/relief-leaf.ts'
import { type Pose, petalSpine } from '../../kit/relief-spine.ts'

/** The cup of bracts: upright within, the outer ones close with a small dark horn. */
export function involucre(marks: Relief, pose: Pose, down: boolean): void {
  const size = pose.size ?? 1
  for (let w = 0; w < 2; w += 1) {
    for (let i = 0; i < 13; i += 1) {
      blade(
        marks,
        petalSpine(pose, {
          angle: ((i + w * 0.5) / 13) * 6.283,
          length: w ? 0.24 : 0.4,
          height: -0.3,
          radius: 0.06,
          lean: (u) => (down ? 1.6 + 1.3 * u : w ? 0.75 - 0.75 * u : 0.7 - 0.8 * u),
        }),
        {
          half: (u) => size * 0.055 * Math.sin(Math.PI * clamp(0.25 + 0.74 * u)) ** 0.8,
          cup: 0.9,
          skin: {
            upper: () => ink('#9db36c'),
            under: (u) =>
              mix(
                mix(ink('#6f8f44'), ink('#a9ba78'), 0.4 * u),
                ink('#6d3f3a'),
                w ? 0.85 * ease(0.72, 0.95, u) : 0.4 * ease(0.85, 1, u),
              ),
            contrast: 1.2,
          },
          edge: { ink: ink('#3c5224'), width: 0.8, opacity: 0.5 },
        },
      )
    }
  }
  lathe(
    marks,
    pose,
    (u) => [-0.31 + 0.05 * u, 0.05 + 0.05 * u],
    { upper: () => ink('#7d9a4c'), contrast: 1.2 },
    { rings: 3, around: 14 },
  )
}

const stalkColour = '#a9a878'

export function scape(marks: Relief, points: Vec[], width: number): void {
  petiole(marks, points, width, width * 0.8, stalkColour, '#6a6a3c')
}
