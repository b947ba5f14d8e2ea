/** 萱草: the daylily trumpet. */
import { mix } from '../../kit/colour.ts'
import { random } from '../../kit/random.ts'
import { along, ease, ink, line, plus, type Relief } from '../../kit/relief.ts'
import { blade } from '../../kit/relief-blade.ts'
import { grain, lathe } from '../../kit/relief-form.ts'
import { blunt } from '../../kit/relief-outline.ts'
import { type Pose, petalSpine, placed } from '../../kit/relief-spine.ts'
import { fanVeins } from '../../kit/relief-veins.ts'

const rust = ink('#a83a1c')
export const orange = ink('#e07a2c')
export const apricot = ink('#f6bd78')
const throat = ink('#efcf58')

function tepal(
  marks: Relief,
  pose: Pose,
  angle: number,
  inner: boolean,
  open: number,
  seed: string,
): void {
  const chance = random(seed)
  const size = pose.size ?? 1
  const phase = chance.between(0, 6)
  blade(
    marks,
    petalSpine(pose, {
      angle,
      length: inner ? 1.25 : 1.2,
      radius: 0.06,
      height: inner ? 0.01 : 0,
      sway: chance.around(0, 0.12),
      lean: (u) =>
        open * (0.26 + 1.05 * ease(0.15, 0.7, u) + 1.1 * ease(0.72, 1, u)) +
        (1 - open) * (0.16 - 0.34 * u),
    }),
    {
      half: (u) =>
        size *
        (inner ? 0.27 : 0.17) *
        (0.3 + 0.7 * ease(0.02, 0.55, u)) *
        (1 - 0.62 * ease(0.66, 1, u) ** 1.2),
      cup: 0.35,
      forward: (u, v) => size * blunt(0.1)(u, v),
      ruffle: { height: size * (inner ? 0.075 : 0.02), waves: inner ? 3.2 : 1.2, phase, from: 0.3 },
      skin: {
        upper: (u, v) => {
          const ground = mix(
            mix(throat, orange, ease(0.14, 0.4, u)),
            apricot,
            0.3 * ease(0.6, 1, u),
          )
          // The rusty arch across the inner three.
          const band = inner
            ? Math.exp(-(((u - 0.46 - 0.1 * (1 - Math.abs(v))) / 0.1) ** 2)) * 0.75
            : Math.exp(-(((u - 0.46) / 0.12) ** 2)) * 0.25
          return mix(mix(ground, rust, band), apricot, Math.abs(v) < 0.08 && u > 0.2 ? 0.55 : 0)
        },
        under: (u) => mix(mix(ink('#c9b04c'), orange, ease(0, 0.4, u)), apricot, 0.35),
        shadow: [188, 110, 72],
        contrast: 1.3,
      },
      veins: fanVeins(
        inner ? 9 : 5,
        { ink: ink('#a8481c'), width: 0.9, opacity: 0.35, bias: 4, taper: 'both' },
        0.1,
        0.95,
      ),
      edge: { ink: ink('#8c3a14'), width: 0.9, opacity: 0.5 },
    },
  )
}

export function flower(marks: Relief, pose: Pose, seed: string, open = 1): void {
  const size = pose.size ?? 1
  for (let i = 0; i < 3; i += 1) {
    tepal(marks, pose, (i / 3) * 6.283, false, open, `${seed} o${i}`)
    tepal(marks, pose, (i / 3) * 6.283 + 1.047, true, open, `${seed} i${i}`)
  }
  lathe(
    marks,
    pose,
    (u) => [-0.2 + 0.3 * u, 0.035 + 0.045 * u],
    { upper: (u) => mix(ink('#8a9a4c'), ink('#d9a83c'), u), contrast: 1.2 },
    { rings: 6, around: 12 },
  )
  lathe(
    marks,
    pose,
    (u) => [0.05, 0.13 * (1 - u)],
    { upper: (u) => mix(ink('#c9a93c'), ink('#8a9a3c'), u), contrast: 0.6 },
    { rings: 4, around: 16, solid: false, bias: -6 },
  )
  if (open < 0.6) return
  for (let i = 0; i < 7; i += 1) {
    // Six stamens sweep down and turn up at the end; the style reaches farther.
    const a = (i / 6) * 6.283 + 0.2
    const far = i === 6 ? 1.05 : 0.82 + 0.05 * Math.sin(i * 4)
    const foot = placed(pose, 0.1, 0.02, a)
    const mid = plus(placed(pose, far * 0.55, 0.06, a), [0, size * 0.07, 0])
    const tip = plus(placed(pose, far, i === 6 ? 0.05 : 0.17, a), [0, size * 0.02, 0])
    line(marks, along([foot, mid, tip], 9), {
      ink: i === 6 ? ink('#f0b46a') : ink('#e8943c'),
      width: size * 0.014 + 0.8,
      bias: 5,
      taper: 'out',
    })
    if (i < 6)
      grain(marks, tip, size * 0.045, ink('#4a2a18'), { ry: size * 0.016, turn: i * 40, bias: 8 })
    else grain(marks, tip, size * 0.014, ink('#f4d08a'), { bias: 8 })
  }
}
