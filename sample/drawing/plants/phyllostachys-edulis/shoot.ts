/** 毛竹: the bamboo shoot in its bristly sheaths. */
import { mix } from '../../kit/colour.ts'
import { random } from '../../kit/random.ts'
import { clamp, ease, ink, line, plus, type Relief, type Vec } from '../../kit/relief.ts'
import { lathe } from '../../kit/relief-form.ts'
import { type Pose, placed } from '../../kit/relief-spine.ts'
import { strap } from '../../kit/relief-strap.ts'

/**
 * A shoot breaking the ground: sheaths wrapped round one another, each rising to a point on the side
 * opposite to the last; brown-blotched, bristled, with a little green blade at the point.
 */
export function shoot(
  marks: Relief,
  foot: Vec,
  height: number,
  width: number,
  seed: string,
  lean = 0,
): void {
  const chance = random(`shoot ${seed}`)
  const pose: Pose = { at: foot, face: [lean, -1, 0.16], size: height }
  const wide = width / height
  const rows = 10
  const form = (u: number): number =>
    wide * (0.86 + 0.14 * ease(0, 0.16, u)) * Math.max(0, 1 - u ** 1.45) + 0.003
  for (let i = rows - 1; i >= 0; i -= 1) {
    const foothold = Math.max(0, (i - 1) / rows) ** 1.05
    const front = (i % 2 ? 0.55 : Math.PI + 0.75) + chance.around(0, 0.35)
    const tall = 0.34 * (1 - 0.4 * foothold)
    const swell = 1.015 + 0.018 * (rows - i)
    const rim = (a: number): number =>
      Math.min(0.995, foothold + tall * (0.42 + 0.58 * (0.5 + 0.5 * Math.cos(a - front)) ** 1.6))
    const profile = (u: number, a: number): [number, number] => {
      const h = foothold + (rim(a) - foothold) * u
      return [h, form(h) * swell + 0.006 * ease(0.85, 1, u)]
    }
    const [p1, p2, p3] = [chance.between(0, 6), chance.between(0, 6), chance.between(0, 6)]
    lathe(
      marks,
      pose,
      profile,
      {
        upper: (u, v) => {
          const ribs = 0.5 + 0.5 * Math.sin(v * 95)
          const blotch =
            Math.sin(v * 23 + p1) * Math.sin(u * 9 + v * 7 + p2) +
            0.7 * Math.sin(v * 51 + p3) * Math.sin(u * 21 + p1)
          const ground = mix(
            mix(ink('#ab8a58'), ink('#8f6d40'), 0.35 * ribs + 0.25 * (1 - u)),
            ink('#8c8a54'),
            0.55 * ease(0.72, 1, u),
          )
          return mix(ground, ink('#4a321e'), 0.72 * ease(0.42, 0.75, blotch))
        },
        shadow: [96, 80, 72],
        contrast: 1.35,
      },
      { rings: Math.round(clamp((height * tall) / 6, 14, 34)), around: 96 },
    )
    const edge = Array.from({ length: 97 }, (_, k) => {
      const a = (k / 96) * 2 * Math.PI
      return placed(pose, ...profile(1, a), a)
    })
    line(marks, edge, { ink: ink('#3c2812'), width: 1.3, opacity: 0.75, bias: 2 })
    // Bristles along the rim, and the small blade at the point.
    for (let k = 0; k < 60; k += 1) {
      const a = chance.between(0, 6.283)
      const p = placed(pose, ...profile(chance.between(0.3, 1), a), a)
      line(marks, [p, plus(p, [Math.cos(a) * 4 + chance.around(0, 3), -chance.between(3, 9), 3])], {
        ink: ink('#5a3f22'),
        width: 0.8,
        opacity: 0.6,
        bias: 2,
      })
    }
    const tip = placed(pose, ...profile(1, front), front)
    const away = Math.sign(tip[0] - foot[0] - lean * (foot[1] - tip[1])) || 1
    const reach = height * (0.1 + 0.03 * Math.sin(i * 2))
    strap(
      marks,
      [
        tip,
        [tip[0] + away * reach * 0.22, tip[1] - reach * 0.5, tip[2] + 10],
        [tip[0] + away * reach * (0.75 + 0.25 * Math.sin(i * 3)), tip[1] - reach * 0.8, tip[2] + 8],
      ],
      { half: height * 0.012, base: '#6d8a48', pale: '#b5c47e', edge: '#3c5224', ribs: 2 },
    )
  }
}
