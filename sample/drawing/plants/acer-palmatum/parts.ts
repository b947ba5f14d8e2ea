/** 鸡爪槭: what several of its pictures share. */
import { bough } from '../../kit/bough.ts'
import type { LeafTint } from '../../kit/leaf.ts'
import { serrate } from '../../kit/outline.ts'
import { palmateLeaf } from '../../kit/palmate-leaf.ts'
import { random } from '../../kit/random.ts'
import { type Point, radians } from '../../kit/space.ts'
import { scarlet } from '../../kit/tints.ts'
import { barks, type DrawnTwig } from '../../kit/twig.ts'
import { garden, shadowed } from '../../kit/wash.ts'

export const haze = (seed: string, colours: string[]): string =>
  garden(`maple ${seed}`, colours, 12, { x: 60, y: 40, width: 1080, height: 760 }, 0.42)

export const flame: LeafTint = {
  shadow: '#a3401a',
  body: '#dd7428',
  light: '#f6b95a',
  back: '#e0a468',
  vein: '#f3bd74',
  ink: '#7a2f14',
  gloss: 0.1,
}

export const crimson: LeafTint = {
  ...scarlet,
  shadow: '#64161a',
  body: '#a62a2a',
  light: '#d8604a',
}

export const amber: LeafTint = { ...flame, shadow: '#a9701c', body: '#dca43a', light: '#f4d680' }

/** One leaf; the stalk leads back to where it grows. */
export function hand(
  at: Point,
  angle: number,
  length: number,
  tint: LeafTint,
  seed: string,
  stalkTo?: Point,
  flat = false,
): string {
  const chance = random(`hand ${seed}`)
  return palmateLeaf({
    at,
    angle,
    length,
    tint,
    seed,
    lobes: 7,
    spread: 232,
    breadth: 0.3,
    margin: serrate(15, 0.24),
    pitch: flat ? chance.around(0, 14) : chance.around(12, 40),
    roll: flat ? chance.around(0, 16) : chance.around(0, 42),
    droop: chance.between(10, 40),
    ...(stalkTo ? { stalkTo } : {}),
  })
}

/** Leaves in pairs along a twig, half of them behind it. */
export function paired(
  on: DrawnTwig,
  places: number[],
  length: number,
  tints: LeafTint[],
  seed: string,
): [behind: string, before: string] {
  const chance = random(`paired ${seed}`)
  const layers: [string, string] = ['', '']
  for (const [index, along] of places.entries()) {
    for (const side of [-1, 1]) {
      const root = on.on(along)
      const size = length * chance.between(0.75, 1.12)
      const out = on.line.angle(along) + side * (58 + chance.around(0, 16))
      const down = ((((80 - out) % 360) + 540) % 360) - 180
      const heading = out + down * chance.between(0.1, 0.4)
      const stalk = size * chance.between(0.45, 0.75)
      const at: Point = [
        root[0] + Math.cos(radians(heading)) * stalk,
        root[1] + Math.sin(radians(heading)) * stalk,
      ]
      layers[(index + (side > 0 ? 1 : 0)) % 2] += hand(
        at,
        heading + chance.around(0, 18),
        size,
        chance.pick(tints),
        `${seed} ${index} ${side}`,
        root,
      )
    }
  }
  return layers
}

export function dressed(
  twigs: DrawnTwig[],
  wood: string,
  places: number[],
  length: number,
  tints: LeafTint[],
  seed: string,
): string {
  const all = twigs.map((on, i) => paired(on, places, length, tints, `${seed} ${i}`))
  return (
    shadowed(all.map(([behind]) => behind).join(''), 5, 5, 0.2) +
    shadowed(wood) +
    shadowed(all.map(([, before]) => before).join(''), 7, 6, 0.26)
  )
}

export const branch = (seed: string, bark: keyof typeof barks = 'grey') =>
  bough({
    points: [
      [-20, 250],
      [220, 320],
      [460, 300],
      [720, 400],
      [980, 390],
    ],
    from: 24,
    to: 5,
    bark: barks[bark],
    rough: 0.4,
    seed,
    shootTo: 3,
    shootBark: barks.red,
    shoots: [
      [0.16, -38, 300, 15],
      [0.3, 58, 380, -22],
      [0.5, 48, 380, -22],
      [0.62, -40, 340, 22],
      [0.78, 50, 260, -20],
    ],
  })
