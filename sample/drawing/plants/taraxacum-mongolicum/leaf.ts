/** 蒲公英: the runcinate dandelion leaf and its rosette. */
import { random } from '../../kit/random.ts'
import { clamp, ease, ink, type Relief, type Vec } from '../../kit/relief.ts'
import { blade } from '../../kit/relief-blade.ts'
import { leafSpine } from '../../kit/relief-spine.ts'
import { featherVeins, leafSkin } from '../../kit/relief-veins.ts'

/** Lobes that point back to the foot, and a larger one at the tip. */
const runcinate = (u: number): number => {
  if (u > 0.74) return 0.02 + Math.sin(Math.PI * clamp((u - 0.6) / 0.4, 0, 0.999)) ** 0.8 * 0.78
  const s = (u * 7) % 1
  return 0.16 + (0.2 + 0.75 * u ** 0.7) * (s < 0.22 ? s / 0.22 : 1 - (s - 0.22) / 0.78) ** 1.1
}

function leaf(
  marks: Relief,
  base: Vec,
  points: Vec[],
  half: number,
  phase: number,
  tones: readonly [string, string] = ['#4c7a3c', '#8fb260'],
): void {
  blade(marks, leafSpine([base, ...points], [-0.2, -0.75, 0.6]), {
    half: (u) => half * runcinate(clamp(u + 0.012 * Math.sin(u * 40 + phase))),
    forward: (u, v) =>
      u < 0.74
        ? -half * 0.5 * Math.abs(v) * runcinate(u)
        : -half * 0.25 * v * v * (1 - ease(0.9, 1, u)),
    fold: 0.12,
    cup: -0.2,
    ruffle: { height: half * 0.16, waves: 3, phase },
    skin: {
      ...leafSkin({
        base: ink(tones[0]),
        pale: ink(tones[1]),
        under: ink('#b3c498'),
        shadow: [90, 108, 84],
        contrast: 1.25,
        gloss: 0.12,
      }),
    },
    veins: featherVeins(
      6,
      0.02,
      { ink: ink('#c9a08a'), width: 3.4, opacity: 0.9, bias: 4 },
      { ink: ink('#c3cf98'), width: 1, opacity: 0.6, bias: 4 },
    ),
    edge: { ink: ink('#2f4a22'), width: 0.9, opacity: 0.6 },
    nu: 84,
  })
}

export function rosette(
  marks: Relief,
  at: Vec,
  reach: number,
  count: number,
  seedName: string,
  tones?: readonly [string, string],
  tilt = 0.42,
): void {
  const chance = random(`rosette ${seedName}`)
  for (let i = 0; i < count; i += 1) {
    const a = (i / count) * 6.283 + chance.around(0, 0.2)
    const r = reach * chance.between(0.78, 1.1)
    const p = (t: number, lift: number): Vec => [
      at[0] + Math.cos(a + 0.1 * t) * r * t,
      at[1] + Math.sin(a + 0.1 * t) * r * t * tilt - lift * reach,
      at[2] + Math.sin(a) * r * t,
    ]
    leaf(
      marks,
      p(0.03, 0),
      [p(0.35, 0.1), p(0.7, 0.12 + chance.between(0, 0.05)), p(1, chance.between(0, 0.07))],
      reach * 0.15,
      chance.between(0, 6),
      tones,
    )
  }
}
