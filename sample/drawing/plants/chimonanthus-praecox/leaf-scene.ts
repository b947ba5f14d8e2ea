/** A hanging branch in leaf, with or without the urn-shaped fruit. */
import { bough } from '../../kit/bough.ts'
import { solid } from '../../kit/solid.ts'
import { type Point, radians } from '../../kit/space.ts'
import { clothe } from '../../kit/spray.ts'
import { tapered } from '../../kit/tapered.ts'
import { barks } from '../../kit/twig.ts'
import { shadowed } from '../../kit/wash.ts'

const blade = {
  outline: 'ellipticPointed',
  length: 165,
  width: 78,
  veins: 7,
  sweep: 0.18,
  ripple: 0.12,
} as const

export function leafScene(
  seed: string,
  tints: Parameters<typeof clothe>[1]['tints'],
  fruit: boolean,
): string {
  const wood = bough({
    points: [
      [1220, 170],
      [960, 240],
      [700, 220],
      [440, 310],
      [230, 310],
    ],
    from: 26,
    to: 6,
    bark: barks.grey,
    rough: 0.6,
    seed,
    shoots: [
      [0.22, 120, 400, -18],
      [0.44, 108, 400, 12],
      [0.66, 122, 310, -18],
    ],
  })
  const leaves = clothe(
    [wood.main, ...wood.shoots],
    {
      arrangement: 'opposite',
      count: fruit ? 3 : 5,
      from: 0.26,
      leaf: blade,
      tints,
      hang: 0.26,
      petiole: 10,
    },
    seed,
  )
  const urns = fruit
    ? wood.shoots
        .flatMap((on, i) =>
          [0.4, 0.72].map((along, k) => {
            const [x, y] = on.on(along)
            const angle = 90 + (k ? 10 : -12)
            const at: Point = [x + Math.cos(radians(angle)) * 20, y + Math.sin(radians(angle)) * 20]
            return (
              tapered([[x, y], [(x + at[0]) / 2 + 2, (y + at[1]) / 2], at], 5, 5, '#6a5636') +
              solid({
                at,
                angle,
                length: 96,
                width: 50,
                profile: 'urn',
                tint: { shadow: '#4f3d28', body: '#8f7450', light: '#c9b088', ink: '#33271a' },
                ribs: 9,
                ribDepth: 0.07,
                gloss: 0.1,
                speckles: { count: 30, colour: '#e2d0a8', size: 0.9 },
                seed: `urn ${i} ${k}`,
              }) +
              Array.from({ length: 9 }, (_, j) => {
                const tip: Point = [
                  at[0] + Math.cos(radians(angle)) * 93,
                  at[1] + Math.sin(radians(angle)) * 93,
                ]
                const a = radians(angle + (j - 4) * 18)
                return tapered(
                  [
                    tip,
                    [tip[0] + Math.cos(a) * 8, tip[1] + Math.sin(a) * 8],
                    [tip[0] + Math.cos(a) * 15 + 2, tip[1] + Math.sin(a) * 15],
                  ],
                  2.4,
                  0.8,
                  '#4a3a26',
                )
              }).join('')
            )
          }),
        )
        .join('')
    : ''
  return (
    shadowed(leaves.behind, 6, 5, 0.22) +
    shadowed(wood.svg) +
    (fruit
      ? shadowed(leaves.before, 8, 6, 0.28) + shadowed(urns, 7, 6, 0.3)
      : shadowed(leaves.before, 8, 6, 0.28))
  )
}
