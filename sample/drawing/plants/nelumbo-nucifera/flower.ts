/** 莲: the lotus flower from bud to open cup, and the single petal it lets fall. */
import { mix } from '../../kit/colour.ts'
import { random } from '../../kit/random.ts'
import { clamp, ease, ink, type Relief } from '../../kit/relief.ts'
import { blade } from '../../kit/relief-blade.ts'
import { stamens } from '../../kit/relief-form.ts'
import { type Pose, petalSpine } from '../../kit/relief-spine.ts'
import { fanVeins } from '../../kit/relief-veins.ts'
import { receptacle } from './receptacle.ts'

const [rose, blush, cream, jade] = [ink('#d6587f'), ink('#f4c3cd'), ink('#fdf3ea'), ink('#dfe3b4')]

/** One petal: a boat, cream at the foot, deep rose at the pointed tip. */
function petal(
  scene: Relief,
  pose: Pose,
  angle: number,
  length: number,
  width: number,
  from: number,
  to: number,
  seed: string,
  open = 1,
): void {
  const chance = random(seed)
  const spine = petalSpine(pose, {
    angle,
    length,
    radius: 0.05 + 0.09 * open,
    height: 0.02,
    sway: chance.around(0, 0.16),
    // A bud's petals bulge out and close again over the top.
    lean: (u) =>
      open * (from + (to - from) * u ** 1.2 - 0.25 * ease(0.6, 1, u)) +
      (1 - open) * (0.85 - 1.78 * u),
  })
  const size = pose.size ?? 1
  const half = (u: number): number =>
    width *
    size *
    Math.sin(Math.PI * clamp(0.09 + 0.91 * u ** 1.12)) ** 0.68 *
    (1 - 0.2 * ease(0.75, 1, u))
  blade(scene, spine, {
    half,
    cup: (u) => 1.05 - 0.6 * u,
    forward: (u, v) => -ease(0.7, 1, u) * 0.03 * size * v * v,
    ruffle: { height: 0.018 * size, waves: 1.2, phase: chance.between(0, 6) },
    skin: {
      upper: (u, v) => {
        const tip = ease(0.35, 1.05, u + 0.12 * Math.abs(v) ** 3)
        return mix(
          mix(mix(jade, cream, ease(0, 0.3, u)), blush, ease(0.15, 0.7, u)),
          rose,
          tip * 0.85,
        )
      },
      under: (u, v) =>
        mix(mix(cream, blush, ease(0.05, 0.5, u)), rose, ease(0.3, 1, u) * 0.8 + 0.1 * v * v),
      shadow: [196, 132, 150],
      contrast: 1.05,
    },
    veins: fanVeins(
      11,
      { ink: ink('#b84468'), width: 0.9, opacity: 0.33, bias: 3, taper: 'both' },
      0.06,
      0.97,
    ),
    edge: { ink: ink('#a33358'), width: 1, opacity: 0.55, bias: 2 },
  })
}

/** `open` runs from the bud (0) to the flower of the second morning (1). */
export function flower(scene: Relief, pose: Pose, open: number, seed: string): void {
  const chance = random(`lotus ${seed}`)
  receptacle(scene, { ...pose, size: (pose.size ?? 1) * 0.3 }, 'young')
  if (open > 0.5) {
    stamens(scene, pose, chance, {
      count: 90,
      from: [0.04, 0.12],
      to: [0.3, 0.3],
      spread: 0.3,
      thread: { ink: ink('#f3df9a'), width: 1.1, bias: 2 },
      anther: { ink: ink('#e8b83a'), length: 15, width: 3.6 },
    })
  }
  const whorls = [
    { count: 4, length: 0.78, width: 0.24, from: 0.85, to: 0.25 },
    { count: 5, length: 0.92, width: 0.28, from: 1.02, to: 0.5 },
    { count: 6, length: 1, width: 0.31, from: 1.3, to: 0.85 },
    { count: 5, length: 0.98, width: 0.3, from: 1.62, to: 1.4 },
  ]
  for (const [w, { count, length, width, from, to }] of whorls.entries()) {
    for (let i = 0; i < count; i += 1) {
      const angle = ((i + w * 0.5) / count) * 2 * Math.PI + chance.around(0, 0.22)
      const slack = chance.around(1, 0.14)
      petal(
        scene,
        pose,
        angle,
        length * chance.around(1, 0.05),
        width,
        from * slack,
        to * slack,
        `${seed} ${w} ${i}`,
        open,
      )
    }
  }
}

/** A loose petal that has fallen or hangs by its foot. */
export function loosePetal(scene: Relief, pose: Pose, seed: string): void {
  petal(scene, pose, 0, 1, 0.3, 0.9, 0.7, seed)
}
