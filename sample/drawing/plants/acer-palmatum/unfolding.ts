/** 鸡爪槭, spring: unfolding. */
import type { LeafTint } from '../../kit/leaf.ts'
import { random } from '../../kit/random.ts'
import { solid } from '../../kit/solid.ts'
import { type Point, radians } from '../../kit/space.ts'
import { tapered } from '../../kit/tapered.ts'
import { freshGreen } from '../../kit/tints.ts'
import { shadowed } from '../../kit/wash.ts'
import { branch, dressed, haze } from './parts.ts'

export function unfolding(): string {
  const wood = branch('maple spring')
  const chance = random('maple blossom')
  const blossoms = wood.shoots
    .map((on) => {
      const root = on.line.at(1)
      return Array.from({ length: 8 }, (_, k) => {
        const a = 90 + (k - 3.5) * 17 + chance.around(0, 6)
        const reach = chance.between(40, 74)
        const end: Point = [
          root[0] + Math.cos(radians(a)) * reach,
          root[1] + Math.sin(radians(a)) * reach,
        ]
        return (
          tapered(
            [root, [(root[0] + end[0]) / 2, (root[1] + end[1]) / 2 - 3], end],
            1.6,
            1.2,
            '#a65a4a',
          ) +
          solid({
            at: end,
            angle: a,
            length: 13,
            width: 12,
            profile: 'urn',
            tint: { shadow: '#7a2230', body: '#b84450', light: '#e79a90', ink: '#561722' },
            seed: `flower ${root} ${k}`,
          })
        )
      }).join('')
    })
    .join('')
  const young: LeafTint = { ...freshGreen, body: '#a9bf5a', light: '#dde594', ink: '#8a6a3a' }
  return (
    haze('spring', ['#d9e3b2', '#e8cfc0', '#cddcb0']) +
    dressed(
      [wood.main, ...wood.shoots],
      wood.svg,
      [0.5, 0.75, 0.97],
      72,
      [young, freshGreen, { ...young, body: '#c0a95a', shadow: '#8a6a35' }],
      'spring',
    ) +
    shadowed(blossoms, 4, 3)
  )
}
