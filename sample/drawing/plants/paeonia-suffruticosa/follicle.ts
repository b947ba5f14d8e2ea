/** 牡丹: one pod of the star that ripens from the peony flower. */
import { mix } from '../../kit/colour.ts'
import { random } from '../../kit/random.ts'
import { clamp, ease, ink, line, plus, type Relief, times, type Vec } from '../../kit/relief.ts'
import { blade } from '../../kit/relief-blade.ts'
import { lathe } from '../../kit/relief-form.ts'
import { axes, leafSpine, type Pose, placed } from '../../kit/relief-spine.ts'

/** A pod of the star: plump, felted yellow-brown, with its seam towards us when ripe. */
export function follicle(marks: Relief, pose: Pose, angle: number, split: boolean): void {
  const { axis, side, up } = axes(pose)
  const out = plus(times(side, Math.cos(angle)), times(up, Math.sin(angle)))
  const size = pose.size ?? 1
  const chance = random(`follicle ${angle}`)
  const own: Pose = {
    at: plus(pose.at, times(out, size * 0.06)),
    face: plus(out, times(axis, 0.35)),
    size,
  }
  lathe(
    marks,
    own,
    (u, a) => [
      u,
      (0.05 + 0.19 * Math.sin(Math.PI * clamp(u ** 0.8)) ** 0.8) *
        (1 + 0.05 * Math.sin(a * 2)) *
        (u > 0.9 ? 1 - (u - 0.9) * 8 : 1),
    ],
    {
      upper: (u, v) =>
        mix(
          mix(ink('#9a7a3c'), ink('#c3a45e'), 0.5 + 0.4 * Math.sin(v * 11 + u * 8)),
          ink('#6f5226'),
          ease(0.85, 1, u),
        ),
      shadow: [104, 84, 62],
      contrast: 1.3,
    },
    { rings: 20, around: 26 },
  )
  for (let i = 0; i < 130; i += 1) {
    const u = chance.between(0.04, 0.92)
    const a = chance.between(0, 6.28)
    const r = 0.05 + 0.19 * Math.sin(Math.PI * clamp(u ** 0.8)) ** 0.8
    line(marks, [placed(own, u, r, a), placed(own, u + 0.04, r + 0.045, a + 0.1)], {
      ink: ink('#e3cd8e'),
      width: 0.9,
      opacity: 0.8,
      bias: 1,
    })
  }
  if (!split) return
  const inner = axes(own)
  const seamAngle = Math.atan2(inner.up[2] + 0.3 * inner.up[1] * -1, inner.side[2])
  const gape: Vec[] = Array.from({ length: 9 }, (_, i) =>
    placed(
      own,
      0.16 + i * 0.086,
      0.06 + 0.19 * Math.sin(Math.PI * clamp((0.16 + i * 0.086) ** 0.8)) ** 0.8,
      seamAngle,
    ),
  )
  blade(marks, leafSpine(gape, [0, 0, 1]), {
    half: (u) => size * 0.085 * Math.sin(Math.PI * clamp(u, 0.01, 0.99)) ** 0.7,
    cup: -1.2,
    skin: {
      upper: (_, v) => mix(ink('#5a2530'), ink('#c98a86'), Math.abs(v) ** 1.5),
      contrast: 0.8,
    },
    edge: { ink: ink('#5a3a20'), width: 1.6, opacity: 0.9 },
  })
  for (let i = 0; i < 5; i += 1) {
    const u = 0.26 + i * 0.13
    const r = 0.05 + 0.17 * Math.sin(Math.PI * clamp(u ** 0.8)) ** 0.8
    lathe(
      marks,
      { at: placed(own, u, r, seamAngle), face: [0.2, -0.3, 0.9], size: size * 0.058 },
      (t) => [Math.sin((t - 0.5) * 3.14), Math.cos((t - 0.5) * 3.14)],
      { upper: () => ink('#1d1c26'), gloss: 0.9, contrast: 0.8 },
      { rings: 8, around: 12, bias: size * 0.1 },
    )
  }
}
