/** 蒲公英: the dandelion clock and the seeds that leave it. */
import { random } from '../../kit/random.ts'
import {
  clamp,
  cross,
  ink,
  line,
  plus,
  type Relief,
  times,
  unit,
  type Vec,
} from '../../kit/relief.ts'
import { grain, lathe } from '../../kit/relief-form.ts'
import { type Pose, placed } from '../../kit/relief-spine.ts'
import { involucre } from './scape.ts'

/** One fruit with its parachute, standing out along `d` from `foot`. */
export function seed(marks: Relief, foot: Vec, d: Vec, size: number, name: string): void {
  const chance = random(`seed ${name}`)
  const neck = plus(foot, times(d, size * 0.16))
  const top = plus(foot, times(d, size * 0.62))
  line(marks, [foot, plus(foot, times(d, size * 0.08)), neck], {
    ink: ink('#7a5a34'),
    width: size * 0.045,
    taper: 'both',
    bias: 1,
  })
  line(marks, [neck, top], { ink: ink('#b3aa8e'), width: Math.max(0.7, size * 0.006), bias: 1 })
  const side = unit(cross(d, Math.abs(d[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0]))
  const up = cross(d, side)
  const rays = 30
  for (let i = 0; i < rays; i += 1) {
    const a = (i / rays) * 6.283 + chance.around(0, 0.1)
    const out = plus(times(side, Math.cos(a)), times(up, Math.sin(a)))
    const reach = size * chance.between(0.33, 0.42)
    const end = plus(top, plus(times(out, reach), times(d, reach * chance.between(0.3, 0.55))))
    line(marks, [top, plus(plus(top, times(out, reach * 0.5)), times(d, reach * 0.12)), end], {
      ink: d[2] < 0 ? ink('#b9b8ac') : ink('#ffffff'),
      width: Math.max(0.55, size * 0.005),
      opacity: 0.72,
      bias: 1,
    })
    if (i % 3 === 0)
      line(marks, [top, plus(plus(top, times(out, reach * 0.5)), times(d, reach * 0.12)), end], {
        ink: ink('#8d8f80'),
        width: 0.5,
        opacity: 0.45,
        bias: 0,
      })
  }
  grain(marks, top, Math.max(0.8, size * 0.012), ink('#a59c80'), { bias: 2, shine: false })
}

export function clock(
  marks: Relief,
  pose: Pose,
  seedName: string,
  missing: (d: Vec) => boolean = () => false,
): void {
  const size = pose.size ?? 1
  involucre(marks, { ...pose, at: placed(pose, 0, 0, 0), size: size * 0.62 }, true)
  lathe(
    marks,
    { ...pose, size: size * 0.13 },
    (u) => [-0.6 + 1.3 * u, Math.sin(Math.PI * clamp(0.2 + 0.78 * u))],
    { upper: () => ink('#d3cba4'), contrast: 1.2 },
    { rings: 9, around: 16 },
  )
  const count = 120
  for (let i = 0; i < count; i += 1) {
    const y = 1 - (2 * (i + 0.5)) / count
    const r = Math.sqrt(1 - y * y)
    const d: Vec = [Math.cos(i * 2.39996) * r, -y, Math.sin(i * 2.39996) * r]
    if (d[1] > 0.82) continue
    if (missing(d)) {
      grain(marks, plus(pose.at, times(d, size * 0.12)), size * 0.011, ink('#8a7a50'), { bias: 3 })
      continue
    }
    seed(marks, plus(pose.at, times(d, size * 0.11)), d, size, `${seedName} ${i}`)
  }
}
