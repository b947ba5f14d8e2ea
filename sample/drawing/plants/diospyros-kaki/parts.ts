/** 柿: what several of its pictures share. */
import { farLeaves } from '../../kit/backdrop.ts'
import { blossom } from '../../kit/blossom.ts'
import { bough } from '../../kit/bough.ts'
import { inkBranch } from '../../kit/ink-branch.ts'
import type { LeafTint } from '../../kit/leaf.ts'
import type { PetalTint } from '../../kit/petal.ts'
import { type SolidTint, solid } from '../../kit/solid.ts'
import { type Point, radians } from '../../kit/space.ts'
import { clothe } from '../../kit/spray.ts'
import { tapered } from '../../kit/tapered.ts'
import { russet, scarlet } from '../../kit/tints.ts'
import { barks, type DrawnTwig } from '../../kit/twig.ts'
import { garden, shadowed } from '../../kit/wash.ts'

const blade = {
  outline: 'ovate',
  length: 185,
  width: 108,
  veins: 6,
  sweep: 0.2,
  ripple: 0.13,
} as const

export const flame: LeafTint = {
  ...scarlet,
  shadow: '#97401c',
  body: '#d2662c',
  light: '#f2ac5c',
  vein: '#f0bd7c',
  ink: '#6c2c14',
  gloss: 0.3,
}

export const orange: SolidTint = {
  shadow: '#ad4312',
  body: '#ea8026',
  light: '#fbc069',
  ink: '#7a2f10',
}

export const unripe: SolidTint = {
  shadow: '#4d6a2c',
  body: '#8aa650',
  light: '#cbd894',
  ink: '#384f20',
}

export const collarGreen: PetalTint = {
  shadow: '#4c6a30',
  body: '#84a252',
  light: '#c3d38c',
  base: '#5d7c38',
  vein: '#5f7d3a',
  ink: '#38501f',
}

const collarDry: PetalTint = {
  shadow: '#4f4a2c',
  body: '#8b8150',
  light: '#c4b982',
  base: '#5c5230',
  vein: '#6a6038',
  ink: '#383219',
}

export const haze = (seed: string, colours: string[]): string =>
  garden(`kaki ${seed}`, colours, 12, { x: 60, y: 40, width: 1080, height: 760 }, 0.42)

/** Hangs from `root` on a short thick stalk; `size` is its breadth. */
export function persimmon(root: Point, size: number, tint: SolidTint, lean = 0): string {
  const angle = 90 + lean
  const top: Point = [
    root[0] + Math.cos(radians(angle)) * size * 0.24,
    root[1] + Math.sin(radians(angle)) * size * 0.24,
  ]
  const collar = blossom({
    at: [top[0], top[1] + size * 0.05],
    face: angle + 180,
    tilt: 72,
    size: size / 150,
    spin: lean * 3 + size,
    seed: `collar ${root}`,
    whorls: [
      {
        count: 4,
        vary: 0.4,
        petal: {
          length: 56,
          width: 60,
          tint: tint === unripe ? collarGreen : collarDry,
          outline: 'petalRound',
          rise: -12,
          curl: 22,
          hollow: 0.1,
          ruffle: 0.12,
          veins: 5,
        },
      },
    ],
  })
  const fruit = solid({
    at: top,
    angle,
    length: size * 0.84,
    width: size,
    pitch: 14,
    tint,
    ribs: 4,
    ribDepth: 0.035,
    gloss: 0.45,
    blush: { colour: tint === unripe ? '#a9b45c' : '#d95a1c', from: 1, reach: 0.6 },
    speckles: { count: Math.round(size / 4), colour: tint.shadow, size: 0.8 },
    seed: `kaki ${root}`,
  })
  const stalk: Point[] = [
    root,
    [(root[0] + top[0]) / 2 + 1, (root[1] + top[1]) / 2],
    [top[0], top[1] + 4],
  ]
  return fruit + collar + tapered(stalk, 9, 8, '#2f2618') + tapered(stalk, 6.4, 5.6, '#7d6a44')
}

export function dressed(
  twigs: DrawnTwig[],
  wood: string,
  seed: string,
  count: number,
  tints: LeafTint[],
  hang = 0.28,
): [string, string] {
  const leaves = clothe(
    twigs,
    { arrangement: 'alternate', count, from: 0.28, leaf: blade, tints, hang, petiole: 18 },
    seed,
  )
  return [shadowed(leaves.behind, 6, 5, 0.22) + shadowed(wood), shadowed(leaves.before, 8, 6, 0.28)]
}

export const far = (seed: string, colours: string[]): string =>
  farLeaves({
    seed: `kaki ${seed}`,
    colours,
    count: 28,
    size: 180,
    breadth: 0.55,
    along: [
      [80, 700],
      [1150, 620],
    ],
    spread: 230,
  })

export const arm = (seed: string) =>
  bough({
    points: [
      [-20, 200],
      [240, 270],
      [500, 240],
      [760, 330],
      [1010, 320],
    ],
    from: 34,
    to: 8,
    bark: barks.grey,
    rough: 0.9,
    seed,
    shoots: [
      [0.24, 58, 330, -18],
      [0.46, 66, 300, -20],
      [0.66, 54, 290, -20],
      [0.78, -44, 220, 20],
    ],
  })

export function painted(
  line: Point[],
  shoots: Parameters<typeof bough>[0]['shoots'],
  seed: string,
  leafy: number,
): { under: string; over: string; twigs: DrawnTwig[] } {
  const wood = bough({ points: line, from: 18, to: 6, bark: barks.dark, seed, shoots })
  const twigs = [wood.main, ...wood.shoots]
  const inky: LeafTint = {
    ...russet,
    shadow: '#35302a',
    body: '#6f6250',
    light: '#b09c7a',
    ink: '#241f1a',
  }
  const leaves = clothe(
    twigs,
    {
      arrangement: 'alternate',
      count: leafy,
      from: 0.4,
      leaf: blade,
      tints: [flame, inky, russet, inky],
      hang: 0.3,
      petiole: 18,
    },
    seed,
  )
  const ink = twigs
    .map((on, i) =>
      inkBranch({
        points: [0, 0.25, 0.5, 0.75, 1].map((t) => on.line.at(t)),
        from: i ? 18 : 58,
        to: 7,
        seed: `${seed} ${i}`,
        moss: i === 0,
      }),
    )
    .join('')
  return { under: leaves.behind + ink, over: leaves.before, twigs }
}
