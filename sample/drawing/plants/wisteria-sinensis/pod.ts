/** 紫藤: the velvet pod of the wisteria. */
import { mix } from '../../kit/colour.ts'
import { random } from '../../kit/random.ts'
import { ease, ink, line, plus, type Relief, spline, type Vec } from '../../kit/relief.ts'
import { blade } from '../../kit/relief-blade.ts'
import { petiole } from '../../kit/relief-leaf.ts'
import { leafSpine } from '../../kit/relief-spine.ts'

export function pod(marks: Relief, points: Vec[], half: number, seed: string): void {
  const chance = random(`pod ${seed}`)
  const spine = leafSpine(points, [-0.3, -0.2, 0.9])
  blade(marks, spine, {
    half: (u) =>
      half *
      (0.25 + 0.75 * ease(0.05, 0.62, u)) *
      (1 - ease(0.86, 1, u) ** 2 * 0.98) *
      (1 + 0.07 * Math.sin(u * 19)),
    cup: -0.9,
    skin: {
      upper: (u, v) =>
        mix(
          mix(ink('#8d8458'), ink('#b0a678'), 0.5 + 0.5 * Math.sin(u * 19 - 1.2) * (1 - v * v)),
          ink('#6a6040'),
          0.45 * Math.abs(v) ** 4,
        ),
      shadow: [104, 98, 86],
      contrast: 1.35,
    },
    edge: { ink: ink('#463f28'), width: 1.2, opacity: 0.7 },
  })
  for (let i = 0; i < 170; i += 1) {
    const u = chance.between(0.08, 0.97)
    const p = spline(points, u)
    const v = chance.between(-0.95, 0.95)
    const q: Vec = [p[0] + v * half * 0.9 * (0.3 + 0.7 * ease(0.05, 0.62, u)), p[1], p[2] + half]
    line(marks, [q, plus(q, [chance.around(0, 3), chance.between(2, 6), 0])], {
      ink: ink('#d9d1a8'),
      width: 0.8,
      opacity: 0.6,
    })
  }
  petiole(
    marks,
    [plus(points[0] as Vec, [2, -26, 0]), points[0] as Vec],
    3,
    3.4,
    '#7a704c',
    '#463f28',
  )
}
