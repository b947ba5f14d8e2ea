/** 白车轴草: the round clover head and its florets. */
import { mix } from '../../kit/colour.ts'
import { random } from '../../kit/random.ts'
import { clamp, ease, ink, type Relief, scene, type Vec } from '../../kit/relief.ts'
import { blade } from '../../kit/relief-blade.ts'
import { lathe } from '../../kit/relief-form.ts'
import { blunt } from '../../kit/relief-outline.ts'
import { type Pose, petalSpine } from '../../kit/relief-spine.ts'

/** A pea flower of the head, narrow: banner folded over the wings. `age` 0 bud, 1 open, 2 spent and brown. */
function floret(marks: Relief, pose: Pose, age: number, seed: string): void {
  const chance = random(seed)
  const size = pose.size ?? 1
  const spent = clamp(age - 1)
  const young = clamp(1 - age)
  const white = mix(
    mix(ink('#fbf8ee'), ink('#c3cf9c'), young * 0.75),
    ink('#b08a5c'),
    spent * chance.between(0.7, 1),
  )
  const tinge = mix(mix(ink('#e8c9cf'), ink('#a9ba7c'), young), ink('#7d5a38'), spent)
  lathe(
    marks,
    pose,
    (u) => [u * 0.34, 0.075 + 0.035 * u],
    { upper: (u) => mix(ink('#c3cfa0'), ink('#8a9f68'), u), contrast: 1.2 },
    { rings: 4, around: 8 },
  )
  const length = 1 - 0.28 * young
  blade(
    marks,
    petalSpine(pose, {
      angle: Math.PI / 2,
      length,
      radius: 0.03,
      height: 0.16,
      lean: (u) => 0.08 + (age > 0.6 ? 0.75 : 0.1) * ease(0.4, 1, u) * (1 - 0.8 * spent),
    }),
    {
      half: (u) => size * 0.27 * Math.sin(Math.PI * clamp(0.24 + 0.62 * u)) ** 0.7,
      cup: 1.25 - 0.35 * clamp(age),
      forward: (u, v) => size * blunt(0.06)(u, v),
      skin: {
        upper: (u) => mix(white, tinge, 0.35 * (1 - u)),
        under: (u, v) => mix(white, tinge, 0.5 * (1 - u) + 0.12 * v * v),
        shadow: [186, 186, 162],
        contrast: 1.05,
      },
      edge: { ink: spent > 0.4 ? ink('#5c3f22') : ink('#9a9478'), width: 0.7, opacity: 0.55 },
      nu: 9,
      nv: 6,
    },
  )
  for (const side of [-1, 1]) {
    blade(
      marks,
      petalSpine(pose, {
        angle: Math.PI / 2 + side * 2,
        length: length * 0.72,
        radius: 0.03,
        height: 0.14,
        lean: (u) => 0.12 + 0.3 * u,
      }),
      {
        half: (u) => size * 0.085 * Math.sin(Math.PI * clamp(0.1 + 0.85 * u)) ** 0.7,
        cup: 0.9,
        skin: {
          upper: () => mix(white, tinge, 0.4),
          under: (u) => mix(tinge, white, 0.4 + 0.4 * u),
          shadow: [186, 186, 162],
          contrast: 1,
        },
        nu: 6,
        nv: 4,
      },
    )
  }
}

/** The head. `stage` 0..1 is how much of it has been visited: those florets hang below as a skirt. */
export function head(
  marks: Relief,
  at: Vec,
  radius: number,
  stage: number,
  seed: string,
  face: Vec = [0, -1, 0.2],
): void {
  const chance = random(`head ${seed}`)
  lathe(
    marks,
    { at, face, size: radius * 0.46 },
    (u) => [Math.sin((u - 0.5) * 3.14), Math.cos((u - 0.5) * 3.14)],
    { upper: () => ink('#93a56c') },
    { rings: 8, around: 14 },
  )
  const count = 96
  for (let i = 0; i < count; i += 1) {
    const y = 1 - (2 * (i + 0.5)) / count
    const r = Math.sqrt(1 - y * y)
    const a = i * 2.39996
    const height = y
    const spent = height < -1 + 2 * stage + chance.around(0, 0.12)
    // Visited florets bend straight down, whatever their place.
    const d: Vec = spent
      ? [Math.cos(a) * 0.8, 0.85 - 0.75 * ease(0, 1, height), Math.sin(a) * 0.8]
      : [Math.cos(a) * r, -height, Math.sin(a) * r]
    if (!spent && height < -0.72) continue
    const lean: Vec = [d[0] + face[0] * 0.25, d[1], d[2] + face[2] * 0.15]
    const age = spent
      ? 1.5 + chance.between(0, 0.5)
      : height > 0.72 - 0.5 * (1 - stage)
        ? chance.between(0.15, 0.7)
        : 1
    const core = radius * 0.42
    const foot: Vec = [
      at[0] + Math.cos(a) * r * core,
      at[1] - height * core,
      at[2] + Math.sin(a) * r * core,
    ]
    const pose: Pose = {
      at: foot,
      face: lean,
      size: radius * (spent ? 0.66 : 0.58) * chance.around(1, 0.07),
      spin: 0,
    }
    marks.push({
      depth: foot[2] + d[2] * radius * 0.5,
      svg: scene((own) => floret(own, pose, age, `${seed} ${i}`)),
    })
  }
}
