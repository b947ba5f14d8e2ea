/** 月季花: the rose cane with its hooked prickles. */
import { mix } from '../../kit/colour.ts'
import { random } from '../../kit/random.ts'
import {
  ink,
  minus,
  plus,
  type Relief,
  spline,
  stem,
  times,
  unit,
  type Vec,
} from '../../kit/relief.ts'

/** A cane with hooked prickles. */
export function cane(
  marks: Relief,
  points: Vec[],
  from: number,
  to: number,
  seed: string,
  colours: [string, string] = ['#6f8b48', '#8a7a4a'],
): void {
  const chance = random(`cane ${seed}`)
  stem(
    marks,
    points,
    (u) => from + (to - from) * u,
    {
      upper: (u, v) => mix(ink(colours[0]), ink(colours[1]), 0.4 + 0.4 * Math.sin(u * 7) + 0.2 * v),
      contrast: 1.25,
      gloss: 0.15,
    },
    { steps: 40, edge: { ink: ink('#32401f'), width: 1, opacity: 0.7 } },
  )
  for (let i = 0; i < 7; i += 1) {
    const u = 0.06 + i * 0.13 + chance.around(0, 0.04)
    const p = spline(points, u)
    const ahead = unit(minus(spline(points, u + 0.02), p))
    const side = chance.pick([-1, 1])
    const out: Vec = [ahead[1] * side, -ahead[0] * side, 0.1]
    const root = plus(p, times(out, from * 0.75))
    const tip = plus(plus(root, times(out, from * 1.9)), times(ahead, -from * 1.2))
    stem(
      marks,
      [
        plus(root, times(ahead, from * 0.3)),
        plus(plus(root, times(out, from)), times(ahead, -from * 0.1)),
        tip,
      ],
      (t) => from * 0.5 * (1 - t) ** 1.2 + 0.3,
      { upper: (t) => mix(ink('#a8503c'), ink('#d99a74'), t), contrast: 1.1 },
      { steps: 8, edge: { ink: ink('#5c2418'), width: 0.9, opacity: 0.7 } },
    )
  }
}
