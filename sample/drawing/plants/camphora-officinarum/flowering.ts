/** 樟, spring: flowering. */
import { farLeaves } from '../../kit/backdrop.ts'
import { blossom } from '../../kit/blossom.ts'
import { bough, shoot } from '../../kit/bough.ts'
import type { LeafTint } from '../../kit/leaf.ts'
import type { PetalTint } from '../../kit/petal.ts'
import { random } from '../../kit/random.ts'
import { solid } from '../../kit/solid.ts'
import { type Point, radians } from '../../kit/space.ts'
import { clothe } from '../../kit/spray.ts'
import { tapered } from '../../kit/tapered.ts'
import { freshGreen } from '../../kit/tints.ts'
import { barks } from '../../kit/twig.ts'
import { shadowed } from '../../kit/wash.ts'
import { blade, haze, lacquer } from './parts.ts'

const copper: LeafTint = {
  shadow: '#7d3a1e',
  body: '#b9683a',
  light: '#e3a56a',
  back: '#cf9a70',
  vein: '#e6b983',
  ink: '#5d2a16',
  gloss: 0.45,
}

const cream: PetalTint = {
  shadow: '#a5a75a',
  body: '#dfdc9c',
  light: '#faf8d6',
  base: '#c3bf68',
  vein: '#c9c67c',
  ink: '#8b8b48',
}

/** A loose panicle of starry flowers, six tepals each, from a leaf's foot. */
function panicle(from: Point, angle: number, length: number, seed: string): string {
  const chance = random(`panicle ${seed}`)
  const stem = shoot(from, angle, length, 14, {
    from: 4,
    to: 2,
    bark: barks.green,
    seed,
    lenticels: 0,
  })
  let drawn = stem.svg
  for (let index = 0; index < 15; index += 1) {
    const along = 0.3 + (index / 15) * 0.7
    const root = stem.line.at(along)
    const heading = stem.line.angle(along) + (index % 2 ? 1 : -1) * chance.between(25, 70)
    const reach = length * chance.between(0.14, 0.34) * (1.25 - along * 0.7)
    const end: Point = [
      root[0] + Math.cos(radians(heading)) * reach,
      root[1] + Math.sin(radians(heading)) * reach,
    ]
    drawn += tapered(
      [root, [(root[0] + end[0]) / 2 + 2, (root[1] + end[1]) / 2], end],
      2,
      1.3,
      '#7f9a4e',
    )
    drawn += chance.chance(0.3)
      ? solid({
          at: end,
          angle: heading,
          length: 10,
          width: 8,
          profile: 'egg',
          tint: { shadow: '#8c9148', body: '#cfd08a', light: '#f5f3cd', ink: '#727838' },
          seed: `b ${seed} ${index}`,
        })
      : blossom({
          at: end,
          face: heading,
          tilt: chance.between(10, 60),
          spin: chance.between(0, 60),
          whorls: [
            {
              count: 6,
              petal: {
                length: 12,
                width: 9,
                tint: cream,
                outline: 'petalPointed',
                rise: 12,
                veins: 1,
              },
            },
          ],
          stamens: [
            {
              count: 7,
              length: 6,
              spread: 45,
              filament: '#e9e3a4',
              anther: '#d0a63a',
              antherSize: 1.2,
              thickness: 0.6,
            },
          ],
          seed: `f ${seed} ${index}`,
        })
  }
  return drawn
}

export function flowering(): string {
  const wood = bough({
    points: [
      [-20, 560],
      [260, 600],
      [520, 520],
      [800, 540],
      [1010, 430],
    ],
    from: 26,
    to: 6,
    bark: barks.green,
    rough: 0.3,
    seed: 'camphor spring',
    shoots: [
      [0.3, -60, 340, 10],
      [0.5, 35, 320, -25],
      [0.66, -75, 300, 12],
    ],
  })
  const leaves = clothe(
    [wood.main, ...wood.shoots],
    {
      arrangement: 'alternate',
      count: 6,
      from: 0.28,
      leaf: blade,
      tints: [freshGreen, { ...freshGreen, gloss: 0.4 }, lacquer, copper],
      hang: 0.14,
      petiole: 26,
    },
    'camphor spring',
  )
  const flowers = [wood.main, ...wood.shoots]
    .flatMap((on, i) =>
      [0.45, 0.65, 0.84].map((along, k) =>
        panicle(on.on(along), on.line.angle(along) + (k % 2 ? 46 : -46), 150, `${i} ${k}`),
      ),
    )
    .join('')
  return (
    haze('spring', ['#cbdba0', '#b6cf92', '#e5d3b8']) +
    farLeaves({
      seed: 'camphor',
      colours: ['#a9c486', '#c9d79f', '#d8b88f'],
      count: 30,
      size: 130,
      along: [
        [100, 200],
        [1150, 250],
      ],
      spread: 220,
    }) +
    shadowed(leaves.behind, 6, 5, 0.2) +
    shadowed(wood.svg) +
    shadowed(leaves.before, 7, 6) +
    shadowed(flowers, 3, 3, 0.25)
  )
}
