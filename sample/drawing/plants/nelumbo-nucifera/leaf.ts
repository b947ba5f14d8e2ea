/** 莲: the round lotus leaf, held above the water. */
import { mix } from '../../kit/colour.ts'
import { random } from '../../kit/random.ts'
import { darker, ease, ink, line, type Relief, type Vec } from '../../kit/relief.ts'
import { lathe } from '../../kit/relief-form.ts'
import { type Pose, placed } from '../../kit/relief-spine.ts'
import { blot } from '../../kit/wash.ts'

/** A round leaf on its stalk: `dip` makes the funnel, `wave` the rim. */
export function leaf(
  scene: Relief,
  pose: Pose,
  seed: string,
  { dip = 0.22, wave = 0.07, tint = '#2f6a45', back = '#a9bf95', curl = 0 } = {},
): void {
  const chance = random(`leaf ${seed}`)
  const [p1, p2, p3] = [chance.between(0, 6), chance.between(0, 6), chance.between(0, 6)]
  const [base, under] = [ink(tint), ink(back)]
  const rim = (a: number): number => 1 + 0.05 * Math.sin(a * 2 + p1) + 0.02 * Math.sin(a * 5 + p2)
  const profile = (r: number, a: number): [number, number] => {
    const swing = Math.sin(a * 3 + p1) + 0.6 * Math.sin(a * 5 + p2) + 0.3 * Math.sin(a * 8 + p3)
    const fold = curl * Math.max(0, Math.sin(a * 0.5 + p2)) * r ** 3
    return [dip * r ** 1.6 + wave * swing * r ** 2.4 + fold * 0.5, r * rim(a) * (1 - fold * 0.55)]
  }
  const ribs = 22
  const rib = (a: number): number => Math.abs(((a / (2 * Math.PI)) * ribs + 100) % 1) * 2 - 1
  lathe(
    scene,
    pose,
    (u, a) => profile(0.02 + 0.98 * u, a),
    {
      under: (u, v) => {
        const ridge = rib(-Math.PI * v)
        const colour = mix(
          mix(ink('#93ad6d'), base, ease(0, 0.22, u)),
          ink('#5f9468'),
          0.3 * u + 0.16 * Math.sin(u * 9 + v * 5 + p1),
        )
        return ridge > 0 ? mix(colour, ink('#b8cba8'), ridge * 0.16) : darker(colour, -ridge * 0.1)
      },
      upper: (u, v) => mix(under, darker(under, 0.25), 0.3 * u + 0.2 * rib(-Math.PI * v)),
      shadow: [84, 104, 96],
      contrast: 1.25,
      gloss: 0.12,
    },
    { rings: 22, around: 132, solid: false },
  )
  for (let i = 0; i < ribs; i += 1) {
    const a = (i / ribs) * 2 * Math.PI
    const style = { ink: ink('#b9cc9a'), width: 1.7, opacity: 0.75, bias: 4, taper: 'out' as const }
    const fork = 0.55 + chance.between(0, 0.12)
    const path = (from: number, to: number, lean: number): Vec[] =>
      Array.from({ length: 12 }, (_, k) => {
        const r = from + ((to - from) * k) / 11
        const angle = a + lean * (k / 11) ** 1.1
        return placed(pose, ...profile(r, angle), angle)
      })
    line(scene, path(0.04, fork, 0), { ink: style.ink, width: 1.5, opacity: 0.75, bias: 4 })
    for (const lean of [-0.075, 0.075]) line(scene, path(fork, 0.97, lean), style)
  }
  const edge = Array.from({ length: 121 }, (_, k) =>
    placed(pose, ...profile(1, (k / 120) * 2 * Math.PI), (k / 120) * 2 * Math.PI),
  )
  line(scene, edge, { ink: ink('#2c4a30'), width: 1.2, opacity: 0.6, bias: 2 })
  const heart = placed(pose, 0.02, 0, 0)
  scene.push({
    depth: heart[2] + 6,
    svg: blot(
      [heart[0], heart[1]],
      (pose.size ?? 1) * 0.12,
      (pose.size ?? 1) * 0.09,
      '#dfe6b8',
      0.8,
    ),
  })
}
