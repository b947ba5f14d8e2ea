/** 牡丹: the great double peony flower. */
import { mix } from '../../kit/colour.ts'
import { random } from '../../kit/random.ts'
import { clamp, ease, ink, plus, type Relief, times, unit } from '../../kit/relief.ts'
import { blade } from '../../kit/relief-blade.ts'
import { lathe, stamens } from '../../kit/relief-form.ts'
import { blunt } from '../../kit/relief-outline.ts'
import { type Pose, petalSpine, placed } from '../../kit/relief-spine.ts'
import { fanVeins } from '../../kit/relief-veins.ts'

const [heart, flush, pale] = [ink('#a82a5c'), ink('#dd7396'), ink('#fbe0e2')]

function petal(
  marks: Relief,
  pose: Pose,
  angle: number,
  length: number,
  half: number,
  from: number,
  to: number,
  seed: string,
): void {
  const chance = random(seed)
  const size = pose.size ?? 1
  const spine = petalSpine(pose, {
    angle,
    length,
    radius: 0.06,
    lean: (u) => from + (to - from) * u,
    sway: chance.around(0, 0.25),
  })
  const phase = chance.between(0, 6)
  const deep = chance.between(0.75, 1.1)
  blade(marks, spine, {
    half: (u) => half * size * (0.16 + 0.84 * ease(0, 0.72, u)) * (1 - 0.32 * ease(0.78, 1, u)),
    cup: 0.85,
    forward: (u, v) => size * blunt(0.13, chance.between(0.02, 0.02) + 0.05, 0.03, phase)(u, v),
    ruffle: { height: 0.085 * size, waves: 1.5, phase, from: 0.2 },
    skin: {
      upper: (u, v) =>
        mix(
          mix(heart, flush, ease(0, 0.42, u) * deep),
          pale,
          ease(0.35, 1, u) * 0.75 + 0.16 * Math.abs(v) ** 3,
        ),
      under: (u, v) =>
        mix(mix(heart, flush, ease(0, 0.3, u)), pale, ease(0.2, 1, u) * 0.7 + 0.12 * v * v),
      shadow: [176, 92, 128],
      contrast: 1.25,
    },
    veins: fanVeins(
      9,
      { ink: ink('#b0406e'), width: 0.9, opacity: 0.3, bias: 4, taper: 'both' },
      0.08,
      0.92,
    ),
    edge: { ink: ink('#8e2750'), width: 0.9, opacity: 0.5, bias: 3 },
  })
}

/** `open` 0..1; whorls from the stamens outwards. */
export function flower(marks: Relief, pose: Pose, seed: string, open = 1): void {
  const chance = random(`peony ${seed}`)
  const whorls = [
    { count: 7, length: 0.5, half: 0.2, from: 0.2, to: 0.05 },
    { count: 9, length: 0.64, half: 0.27, from: 0.45, to: 0.3 },
    { count: 9, length: 0.8, half: 0.34, from: 0.75, to: 0.62 },
    { count: 8, length: 0.93, half: 0.42, from: 1.05, to: 1 },
    { count: 7, length: 1, half: 0.46, from: 1.4, to: 1.5 },
  ]
  for (const [w, { count, length, half, from, to }] of whorls.entries()) {
    for (let i = 0; i < count; i += 1) {
      const angle = ((i + w * 0.45) / count) * 2 * Math.PI + chance.around(0, 0.35)
      petal(
        marks,
        pose,
        angle,
        length * chance.around(1, 0.1),
        half * chance.around(1, 0.18),
        (from + chance.around(0, 0.16)) * open,
        (to + chance.around(0, 0.3)) * open - 0.35 * (1 - open),
        `${seed}${w}${i}`,
      )
    }
  }
  if (open < 0.7) return
  stamens(marks, pose, chance, {
    count: 120,
    from: [0.02, 0.04],
    to: [0.3, 0.18],
    spread: 0.4,
    thread: { ink: ink('#e7a8b0'), width: 1, bias: 2 },
    anther: { ink: ink('#e6b53c'), length: 13, width: 4 },
  })
  for (let i = 0; i < 5; i += 1) {
    const a = (i / 5) * 6.283
    lathe(
      marks,
      {
        ...pose,
        at: placed(pose, 0.02, 0.06, a),
        face: plus(
          pose.face,
          times(unit(placed({ at: [0, 0, 0], face: pose.face }, 0, 1, a)), 0.2),
        ),
      },
      (u) => [u * 0.26, 0.05 * Math.sin(Math.PI * clamp(0.15 + 0.85 * u)) + 0.008],
      { upper: (u) => mix(ink('#9cb06a'), ink('#a33a5a'), ease(0.6, 1, u)), contrast: 1 },
      { rings: 8, around: 10 },
    )
  }
}
