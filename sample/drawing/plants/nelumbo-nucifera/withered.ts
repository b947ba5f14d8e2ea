/** 莲: the lotus leaf after frost, folded about its stalk. */
import { mix } from '../../kit/colour.ts'
import { paint } from '../../kit/mark.ts'
import { random } from '../../kit/random.ts'
import { ease, ink, type Relief, type Vec } from '../../kit/relief.ts'
import { blade } from '../../kit/relief-blade.ts'
import { leafSpine } from '../../kit/relief-spine.ts'
import { fanVeins } from '../../kit/relief-veins.ts'

/** A withered leaf: the round folded down about its stalk like a wet cloth. */
export function withered(marks: Relief, at: Vec, size: number, seed: string, lean = 0): void {
  const chance = random(`withered ${seed}`)
  const folds = 13
  for (let i = 0; i < folds; i += 1) {
    const t = i / (folds - 1)
    const side = (t - 0.5) * 2
    const tip: Vec = [
      at[0] + side * size * 0.42 + lean * size + chance.around(0, size * 0.2),
      at[1] + size * (0.9 - 0.3 * Math.abs(side)) + chance.around(0, size * 0.34),
      at[2] + 60 * Math.cos(side * 1.5) + chance.around(0, 30),
    ]
    const knee: Vec = [
      at[0] + side * size * 0.52 + lean * size * 0.4,
      at[1] + size * 0.16 - size * 0.15 * (1 - Math.abs(side)) + chance.around(0, size * 0.07),
      at[2] + 90 * Math.cos(side * 1.5) + chance.around(0, 20),
    ]
    const spine = leafSpine(
      [
        at,
        knee,
        [(knee[0] + tip[0]) / 2 + chance.around(0, size * 0.08), (knee[1] + tip[1]) / 2, knee[2]],
        tip,
      ],
      [side * 0.8, -0.2, 0.6],
      (u) => chance.around(0, 0.02) + side * 0.4 * u,
    )
    const phase = chance.between(0, 6)
    const wide = chance.between(0.13, 0.23)
    const browns = chance.pick([
      ['#8b6a3f', '#b28f5c'],
      ['#775733', '#9c7a4b'],
      ['#6a5a38', '#94834f'],
    ] as const)
    // Each fold lies before or behind its neighbours as a whole.
    const fold: Relief = []
    blade(fold, spine, {
      half: (u) =>
        size *
        wide *
        (0.5 + 0.5 * ease(0, 0.35, u)) *
        (1 + 0.22 * Math.sin(u * 11 + phase)) *
        (1 - 0.55 * ease(0.6, 1, u)),
      forward: (u, v) =>
        ease(0.6, 1, u) *
        size *
        (0.07 * Math.sin(v * 6 + phase) + 0.035 * Math.sin(v * 17 + phase * 2) - 0.05 * v * v),
      cup: 0.9 * Math.sin(phase),
      ruffle: { height: size * 0.09, waves: 1.7, phase },
      skin: {
        upper: (u, v) =>
          mix(
            mix(ink(browns[0]), ink(browns[1]), 0.5 + 0.5 * Math.sin(v * 5 + phase + u * 6)),
            ink('#4f3a22'),
            0.5 * ease(0.7, 1, u),
          ),
        shadow: [92, 82, 74],
        contrast: 1.5,
      },
      veins: fanVeins(5, { ink: ink('#4a341d'), width: 1.3, opacity: 0.5, bias: 5, taper: 'out' }),
      edge: { ink: ink('#3e2c18'), width: 1.3, opacity: 0.7 },
    })
    marks.push({ depth: at[2] + 90 * Math.cos(side * 1.5) + chance.around(0, 6), svg: paint(fold) })
  }
}
