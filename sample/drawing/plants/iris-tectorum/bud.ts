/** 鸢尾: the iris bud and the papery sheaths that hold it. */
import { mix } from '../../kit/colour.ts'
import { clamp, ease, ink, type Relief, type Vec } from '../../kit/relief.ts'
import { blade } from '../../kit/relief-blade.ts'
import { type Pose, petalSpine } from '../../kit/relief-spine.ts'
import { strap } from '../../kit/relief-strap.ts'
import { fanVeins } from '../../kit/relief-veins.ts'
import { blue, skinShadow, violet } from './violets.ts'

/** Papery green sheaths that hold the buds. */
export function sheath(marks: Relief, base: Vec, tip: Vec, half: number, up: Vec): void {
  strap(
    marks,
    [
      base,
      [(base[0] + tip[0]) / 2 + (up[0] < 0 ? -6 : 6), (base[1] + tip[1]) / 2, base[2] + 12],
      tip,
    ],
    { half, base: '#6f8c4a', pale: '#a3b577', edge: '#3f5428', up, fold: 0.7 },
  )
}

export function bud(marks: Relief, pose: Pose): void {
  const size = pose.size ?? 1
  for (let i = 0; i < 5; i += 1) {
    blade(
      marks,
      petalSpine(pose, {
        angle: (i / 5) * 6.283,
        length: 1,
        radius: 0.02,
        lean: (u) => 0.42 - 0.85 * u,
        twist: (u) => 0.6 * u,
      }),
      {
        half: (u) => size * 0.16 * Math.sin(Math.PI * clamp(0.1 + 0.88 * u)) ** 0.8,
        cup: 1.1,
        skin: {
          upper: () => violet,
          under: (u, v) =>
            mix(mix(ink('#8d98a0'), violet, ease(0, 0.4, u)), blue, 0.3 * Math.abs(v)),
          shadow: skinShadow,
          contrast: 1.3,
        },
        veins: fanVeins(4, { ink: ink('#33266c'), width: 0.7, opacity: 0.4 }),
        edge: { ink: ink('#33266c'), width: 0.8, opacity: 0.6 },
      },
    )
  }
}
