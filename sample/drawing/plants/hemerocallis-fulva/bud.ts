/** 萱草: the daylily bud, and the flower that is spent. */
import { mix } from '../../kit/colour.ts'
import { clamp, ease, ink, type Relief } from '../../kit/relief.ts'
import { lathe } from '../../kit/relief-form.ts'
import type { Pose } from '../../kit/relief-spine.ts'
import { apricot, orange } from './flower.ts'

/** A bud, or a spent flower when `spent`. */
export function bud(marks: Relief, pose: Pose, ripe: number, spent = false): void {
  const body = spent ? ink('#b0603a') : mix(ink('#93a652'), orange, ripe)
  lathe(
    marks,
    pose,
    (u, a) => [
      u,
      (spent ? 0.085 : 0.125) *
        Math.sin(Math.PI * clamp(0.1 + 0.87 * u ** (spent ? 0.7 : 1.25))) ** 0.85 *
        (1 + (spent ? 0.22 : 0.08) * Math.cos(a * 3 + (spent ? u * 9 : 0))),
    ],
    {
      upper: (u, v) =>
        mix(
          mix(ink('#8a9a4c'), body, ease(0, 0.45, u)),
          spent ? ink('#7a3a24') : apricot,
          0.25 + 0.25 * Math.cos(v * Math.PI * 3),
        ),
      shadow: [150, 110, 80],
      contrast: 1.25,
    },
    { rings: 22, around: 26 },
  )
}
