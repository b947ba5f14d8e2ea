/** The ginkgo's fan, singly and in tufts on the short shoots that bear it. */
import { type FanLeaf, fanLeaf } from '../../kit/fan-leaf.ts'
import type { LeafTint } from '../../kit/leaf.ts'
import { random } from '../../kit/random.ts'
import { type Point, radians } from '../../kit/space.ts'
import { barks, type DrawnTwig, twig } from '../../kit/twig.ts'

export const springGreen: LeafTint = {
  shadow: '#5f8a38',
  body: '#97bb57',
  light: '#d3e08f',
  back: '#c2d492',
  vein: '#7fa348',
  ink: '#4b6a2a',
  gloss: 0.1,
}
export const summerGreen: LeafTint = {
  shadow: '#35602f',
  body: '#6b9648',
  light: '#aac574',
  back: '#9fba80',
  vein: '#4f7a38',
  ink: '#2a4a24',
  gloss: 0.2,
}
export const turning: LeafTint = {
  shadow: '#94912c',
  body: '#c9ba45',
  light: '#ebdc80',
  back: '#dcd68c',
  vein: '#a3a534',
  ink: '#6c701c',
  gloss: 0.1,
}
export const golden: LeafTint = {
  shadow: '#b97d10',
  body: '#e8b829',
  light: '#fbe484',
  back: '#f0d588',
  vein: '#c8931c',
  ink: '#8f6412',
  gloss: 0.1,
}
export const oldGold: LeafTint = {
  shadow: '#9c6413',
  body: '#d39b2a',
  light: '#efce74',
  back: '#dcb979',
  vein: '#b37c1d',
  ink: '#6f4a12',
  gloss: 0.05,
}

type Fan = Pick<FanLeaf, 'at' | 'angle' | 'radius' | 'tint'> &
  Partial<Pick<FanLeaf, 'pitch' | 'roll' | 'stalkTo' | 'blush' | 'fold' | 'droop'>> & {
    seed: string
  }

/** One fan: notched in the middle more or less deeply, its edge gently and unevenly waved. */
export function fan(options: Fan): string {
  const chance = random(`ginkgo ${options.seed}`)
  const notch = chance.between(0.06, 0.34)
  const lean = chance.around(0, 0.12)
  const [one, two] = [chance.between(0, 6), chance.between(0, 6)]
  return fanLeaf({
    spread: chance.between(112, 152),
    reach: (across) =>
      (1 - notch * Math.exp(-(((across - lean) * 11) ** 2))) *
      (0.95 + 0.03 * Math.sin(across * 13 + one) + 0.018 * Math.sin(across * 31 + two)) *
      (1 - 0.16 * Math.abs(across) ** 3),
    ripple: chance.between(0.03, 0.09),
    veins: 44,
    ...options,
  })
}

/** A short shoot: a ringed peg on the twig. Gives its drawing and its tip. */
export function peg(
  on: DrawnTwig,
  along: number,
  side: number,
  length = 22,
): { svg: string; tip: Point; angle: number } {
  const angle = along >= 1 ? on.line.angle(1) : on.line.angle(along) + side * 72
  const root = on.line.at(along)
  const reach = length + on.width(along) * 0.4
  const tip: Point = [
    root[0] + Math.cos(radians(angle)) * reach,
    root[1] + Math.sin(radians(angle)) * reach,
  ]
  const stub = twig({
    points: [root, [(root[0] + tip[0]) / 2, (root[1] + tip[1]) / 2], tip],
    from: 12,
    to: 13,
    bark: barks.brown,
    rough: 0.8,
    lenticels: 0,
    nodes: [0.45, 0.6, 0.75, 0.9],
    seed: `peg ${tip}`,
  })
  return { svg: stub.svg, tip, angle }
}

type Tuft = {
  tip: Point
  angle: number
  count: number
  radius: number
  tints: readonly LeafTint[]
  hang?: number
  seed: string
}

/** Leaves fanning out from one peg on long stalks; each part is an own layer, so that others can stand between. */
export function tuft({ tip, angle, count, radius, tints, hang = 0.25, seed }: Tuft): string[] {
  const chance = random(`tuft ${seed}`)
  return Array.from({ length: count }, (_, index) => {
    const spreading = angle + ((index + 0.5) / count - 0.5) * 190 + chance.around(0, 12)
    const down = ((((90 - spreading) % 360) + 540) % 360) - 180
    const heading = spreading + down * hang * chance.between(0.6, 1.3)
    const stalk = radius * chance.between(0.55, 0.9)
    const at: Point = [
      tip[0] + Math.cos(radians(heading)) * stalk,
      tip[1] + Math.sin(radians(heading)) * stalk,
    ]
    return fan({
      at,
      angle: heading + chance.around(0, 24),
      radius: radius * chance.between(0.78, 1.1),
      tint: chance.pick(tints),
      pitch: chance.around(0, 42),
      roll: chance.around(0, 46),
      fold: chance.between(2, 18),
      droop: chance.between(0.05, 0.3),
      stalkTo: tip,
      seed: `${seed} ${index}`,
    })
  })
}
