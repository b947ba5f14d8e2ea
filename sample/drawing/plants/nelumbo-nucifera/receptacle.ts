/** 莲: the cone in the middle of the lotus flower, which ripens into the seed head. */
import { mix } from '../../kit/colour.ts'
import { darker, type Ink, ink, plus, type Relief } from '../../kit/relief.ts'
import { grain, lathe } from '../../kit/relief-form.ts'
import { type Pose, placed } from '../../kit/relief-spine.ts'

/** The cone in the middle: young and yellow in the flower, green in fruit, brown in autumn. */
export function receptacle(scene: Relief, pose: Pose, age: 'young' | 'green' | 'brown'): void {
  const [side, top, seed] = {
    young: ['#d9c75a', '#ecd968', '#b9a73c'],
    green: ['#7c9a4d', '#9db765', '#5d7d3a'],
    brown: ['#6d5236', '#8a6b48', '#4a3522'],
  }[age].map(ink) as [Ink, Ink, Ink]
  const rough = age === 'brown' ? 0.06 : 0.025
  lathe(
    scene,
    pose,
    (u, a) => {
      const wobble = 1 + rough * Math.sin(a * 7) + rough * Math.sin(a * 3 + 1)
      if (u < 0.62)
        return [
          (u / 0.62) ** 1.25 * 1.05,
          (0.1 + 0.62 * Math.sin((u / 0.62) * 1.5) ** 1.25) * wobble,
        ]
      const t = (u - 0.62) / 0.38
      return [1.05 + 0.1 * Math.sin(t * 3.14 * 0.55), 0.72 * (1 - t) * wobble]
    },
    {
      upper: (u, v) =>
        u < 0.62 ? mix(side, darker(side, 0.3), 0.5 + 0.5 * Math.sin(v * 70)) : top,
      contrast: 1.1,
    },
    { rings: 26, around: 84 },
  )
  const size = pose.size ?? 1
  const seeds: [number, number][] = [[0, 0]]
  for (let i = 0; i < 6; i += 1) seeds.push([0.3, i / 6])
  for (let i = 0; i < 11; i += 1) seeds.push([0.5, (i + 0.4) / 11])
  const flat = Math.max(0.35, Math.abs(pose.face[2]) / Math.hypot(...pose.face))
  const turn = (Math.atan2(pose.face[1], pose.face[0]) * 180) / Math.PI + 90
  if (pose.face[2] <= 0.12) return
  for (const [r, a] of seeds) {
    const p = placed(pose, 1.17 - r * 0.12, r, a * 2 * Math.PI)
    grain(scene, p, size * 0.085, darker(seed, 0.35), {
      ry: size * 0.085 * flat,
      turn,
      bias: size * 0.12,
      shine: false,
    })
    grain(
      scene,
      plus(p, [0, -size * 0.012, 1]),
      size * 0.062,
      age === 'brown' ? ink('#2f2318') : mix(seed, top, 0.4),
      { ry: size * 0.07 * flat, turn, bias: size * 0.13 },
    )
  }
}
