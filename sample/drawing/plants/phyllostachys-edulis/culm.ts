/** 毛竹: the bamboo culm: powdered when young, smooth when old. */
import { mix } from '../../kit/colour.ts'
import { random } from '../../kit/random.ts'
import { clamp, ease, ink, line, plus, type Relief, stem, type Vec } from '../../kit/relief.ts'

type Tone = { dark: string; body: string; pale: string; ring: string }

export const tones = {
  young: { dark: '#3f6b45', body: '#6b9a5c', pale: '#b8cfa0', ring: '#6a4c2c' },
  old: { dark: '#6a7434', body: '#9aa052', pale: '#cfcb8c', ring: '#5c4a26' },
  far: { dark: '#93ab90', body: '#aabfa0', pale: '#cbd8bc', ring: '#8a9a80' },
} as const satisfies Record<string, Tone>

/** A culm standing up from `foot`; `joints` are the heights of its nodes above the foot. */
export function culm(
  marks: Relief,
  foot: Vec,
  top: Vec,
  radius: number,
  joints: readonly number[],
  tone: Tone,
  velvet = 0,
): void {
  const length = Math.hypot(top[0] - foot[0], top[1] - foot[1])
  const at = (h: number): Vec => [
    foot[0] + ((top[0] - foot[0]) * h) / length,
    foot[1] + ((top[1] - foot[1]) * h) / length,
    foot[2],
  ]
  const ends = [0, ...joints, length]
  for (let i = 0; i < ends.length - 1; i += 1) {
    const [from, to] = [ends[i] as number, ends[i + 1] as number]
    if (to - from < 2) continue
    const reach = to - from
    const flare = (u: number): number =>
      radius *
      (1 +
        0.045 * Math.exp(-(((u * reach) / (radius * 0.3)) ** 2)) +
        0.03 * Math.exp(-((((1 - u) * reach) / (radius * 0.3)) ** 2)))
    stem(
      marks,
      [at(from), at((from + to) / 2), at(to)],
      flare,
      {
        upper: (u, v) => {
          const streak = 0.5 + 0.5 * Math.sin(v * 61 + i * 3) * Math.sin(v * 23 + u * 1.5)
          const body = mix(
            mix(ink(tone.body), ink(tone.dark), 0.3 * streak + 0.15 * (1 - u)),
            ink(tone.pale),
            0.14 * (1 - streak),
          )
          // White powder under the joint above.
          return mix(
            body,
            ink('#eef0e2'),
            0.85 * ease(1 - (radius * 0.75) / reach, 1 - (radius * 0.12) / reach, u),
          )
        },
        shadow: [74, 92, 78],
        contrast: 1.35,
        gloss: velvet ? 0 : 0.35,
      },
      {
        steps: Math.round(clamp(reach / 7, 8, 60)),
        across: Math.round(clamp(radius / 3, 6, 26)),
        edge: { ink: ink('#2c3c24'), width: 1, opacity: 0.55 },
      },
    )
    if (i > 0) {
      // The scar of the sheath: a thin raised ring, seen a little from above.
      const ring = Array.from({ length: 25 }, (_, k): Vec => {
        const a = Math.PI * (k / 24)
        const p = at(from)
        return [
          p[0] - Math.cos(a) * radius * 1.075,
          p[1] + Math.sin(a) * radius * 0.16,
          p[2] + radius * 1.1,
        ]
      })
      line(marks, ring, { ink: ink(tone.ring), width: Math.max(1.6, radius * 0.09), bias: 6 })
      line(
        marks,
        ring.map((p): Vec => [p[0], p[1] - radius * 0.06, p[2]]),
        { ink: ink(tone.pale), width: Math.max(0.8, radius * 0.04), opacity: 0.8, bias: 7 },
      )
    }
  }
  if (velvet) {
    const chance = random(`velvet ${foot[0]}`)
    for (let i = 0; i < velvet; i += 1) {
      const p = at(chance.between(0, length))
      const v = chance.between(-1, 1)
      const q: Vec = [p[0] + v * radius, p[1], p[2] + radius * Math.sqrt(1 - v * v)]
      line(marks, [q, plus(q, [v * 4 + chance.around(0, 2), -chance.between(3, 8), 0])], {
        ink: ink('#e9edd6'),
        width: 0.8,
        opacity: 0.5,
        bias: 3,
      })
    }
  }
}
