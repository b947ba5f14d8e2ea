/** 桂花: what several of its pictures share. */
import { floret } from '../../kit/floret.ts'
import type { LeafTint } from '../../kit/leaf.ts'
import { serrate } from '../../kit/outline.ts'
import { random } from '../../kit/random.ts'
import { type Point, radians } from '../../kit/space.ts'
import { tapered } from '../../kit/tapered.ts'
import { deepGreen } from '../../kit/tints.ts'
import type { DrawnTwig } from '../../kit/twig.ts'
import { garden } from '../../kit/wash.ts'

export const blade = {
  outline: 'ellipticPointed',
  length: 175,
  width: 66,
  veins: 8,
  sweep: 0.14,
  fold: 16,
  margin: serrate(20, 0.05),
} as const

export const leathery: LeafTint = { ...deepGreen, body: '#31613a', light: '#6f9458', gloss: 0.5 }

export const haze = (seed: string, colours: string[]): string =>
  garden(`osmanthus ${seed}`, colours, 12, { x: 60, y: 40, width: 1080, height: 760 }, 0.42)

/** Five to nine stalked flowers, four thick petals each, from one axil. */
function cluster(at: Point, angle: number, count: number, size: number, seed: string): string {
  const chance = random(`osmanthus ${seed}`)
  const flowers = Array.from({ length: count }, (_, index) => {
    const heading = angle + ((index + 0.5) / count - 0.5) * 240 + chance.around(0, 20)
    const reach = size * chance.between(0.35, 2.3)
    const end: Point = [
      at[0] + Math.cos(radians(heading)) * reach,
      at[1] + Math.sin(radians(heading)) * reach,
    ]
    const stalk = tapered(
      [at, [(at[0] + end[0]) / 2, (at[1] + end[1]) / 2 - 2], end],
      1.8,
      1.3,
      '#b9a355',
    )
    return {
      stalk,
      flower: floret({
        at: end,
        radius: size * chance.between(0.8, 1.05),
        petals: 4,
        breadth: 0.52,
        body: '#f0b73c',
        shadow: '#c27a17',
        light: '#fde592',
        heart: '#c9871f',
        seed: `${seed} ${index}`,
      }),
    }
  })
  return flowers.map((one) => one.stalk).join('') + flowers.map((one) => one.flower).join('')
}

export const clusters = (on: DrawnTwig, places: number[], size: number, seed: string): string =>
  places
    .flatMap((along, i) =>
      [1, -1].map((side) =>
        cluster(
          on.on(along, side * 0.6),
          on.line.angle(along) + side * 60,
          9,
          size,
          `${seed} ${i} ${side}`,
        ),
      ),
    )
    .join('')
