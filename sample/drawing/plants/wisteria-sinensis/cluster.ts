/** 紫藤: the hanging cluster of wisteria flowers. */
import { random } from '../../kit/random.ts'
import {
  clamp,
  ease,
  ink,
  line,
  minus,
  plus,
  type Relief,
  spline,
  times,
  unit,
  type Vec,
} from '../../kit/relief.ts'
import { petiole } from '../../kit/relief-leaf.ts'
import { pea } from './flower.ts'

/** A cluster hanging along `axis`: open flowers above, buds at the tip. */
export function cluster(marks: Relief, axis: Vec[], size: number, seed: string, ripe = 0.75): void {
  const chance = random(`cluster ${seed}`)
  petiole(marks, axis, 3.4, 1.2, '#8d8a5c', '#4a4a2a')
  const length = axis
    .slice(1)
    .reduce((sum, p, i) => sum + Math.hypot(...minus(p, axis[i] as Vec)), 0)
  const count = Math.round(length / (size * 0.165))
  for (let i = 0; i < count; i += 1) {
    const u = 0.07 + (0.93 * i) / count
    const p = spline(axis, u)
    const a = i * 2.39996 + chance.around(0, 0.3)
    const open = clamp(
      1.15 * (1 - ease(ripe - 0.22, Math.min(1, ripe + 0.3), u)) + chance.around(0, 0.08),
      0.05,
      1,
    )
    const young = 0.4 + 0.6 * (1 - ease(ripe - 0.1, 1.05, u))
    const out: Vec = [Math.cos(a), 0.16 + 0.3 * u, Math.sin(a)]
    const stalk = size * 0.75 * young
    const end = plus(p, times(unit(out), stalk))
    line(
      marks,
      Array.from({ length: 6 }, (_, k) =>
        plus(
          spline(
            [p, plus(p, plus(times(unit(out), stalk * 0.5), [0, -stalk * 0.08, 0])), end],
            k / 5,
          ),
          [0, 0, 0],
        ),
      ),
      { ink: ink('#8a6f8e'), width: size * 0.055 + 0.8, bias: 0 },
    )
    const reach = size * young * (0.9 + 0.2 * chance.between(0, 1))
    pea(
      marks,
      { at: end, face: [out[0], 0.1, out[2] + 0.25], spin: chance.around(0, 0.25), size: reach },
      open,
      `${seed} ${i}`,
    )
  }
}
