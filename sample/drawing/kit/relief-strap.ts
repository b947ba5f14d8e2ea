/** Sword and strap leaves: iris fans, daylilies, grasses. */
import { ease, type Ink, ink, mix, type Relief, type Vec } from './relief.ts'
import { blade } from './relief-blade.ts'
import { leafSpine } from './relief-spine.ts'
import { fanVeins } from './relief-veins.ts'

export type Strap = {
  half: number
  base: string
  pale: string
  under?: string
  edge: string
  up?: Vec
  fold?: number
  ribs?: number
  twist?: (u: number) => number
  /** Withered from the tip: colour and how far down. */
  scorch?: { ink: string; reach: number }
  shadow?: Ink
}

export function strap(
  scene: Relief,
  points: Vec[],
  {
    half,
    base,
    pale,
    under = pale,
    edge,
    up = [-0.3, -0.3, 0.9],
    fold = 0.12,
    ribs = 7,
    twist,
    scorch,
    shadow = [96, 114, 104],
  }: Strap,
): void {
  const burnt = ink(scorch?.ink ?? base)
  const colour =
    (from: string, to: string) =>
    (u: number, v: number): Ink => {
      const green = mix(
        mix(ink(from), ink(to), 0.25 + 0.35 * u),
        ink(to),
        0.35 * Math.abs(v) + 0.14 * Math.sin(v * 14),
      )
      return scorch
        ? mix(green, burnt, ease(1 - scorch.reach, 1, u + 0.12 * Math.sin(v * 5)))
        : green
    }
  blade(scene, leafSpine(points, up, twist), {
    half: (u) => half * (0.72 + 0.28 * ease(0, 0.3, u)) * (1 - ease(0.35, 1, u) ** 1.5) + 0.4,
    fold,
    cup: -0.12,
    skin: {
      upper: colour(base, pale),
      under: colour(under, pale),
      shadow,
      contrast: 1.25,
      gloss: 0.1,
    },
    veins: fanVeins(
      ribs,
      { ink: ink(edge), width: 0.8, opacity: 0.32, bias: 4, taper: 'out' },
      0.01,
      0.97,
    ),
    edge: { ink: ink(edge), width: 0.9, opacity: 0.6 },
  })
}
