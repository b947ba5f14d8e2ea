/** 洋紫荆: what several of its pictures share. */
import { farLeaves } from '../../kit/backdrop.ts'
import { type BlossomPlace, blossom } from '../../kit/blossom.ts'
import { rgb } from '../../kit/colour.ts'
import { fanLeaf } from '../../kit/fan-leaf.ts'
import type { LeafTint } from '../../kit/leaf.ts'
import { dot, line, type Mark } from '../../kit/mark.ts'
import { wavy } from '../../kit/outline.ts'
import type { PetalTint } from '../../kit/petal.ts'
import { random } from '../../kit/random.ts'
import { solid } from '../../kit/solid.ts'
import { type Point, radians, type Turn, type Vector } from '../../kit/space.ts'
import type { DrawnTwig } from '../../kit/twig.ts'
import { garden, shadowed } from '../../kit/wash.ts'

const magenta: PetalTint = {
  shadow: '#7a1f5e',
  body: '#b9468f',
  light: '#e9a0cc',
  base: '#f0cfe4',
  baseReach: 0.28,
  back: '#c469a3',
  vein: '#8a2468',
  ink: '#5c1746',
}

const banner: PetalTint = {
  ...magenta,
  shadow: '#5f1248',
  body: '#962a72',
  light: '#c968a8',
  base: '#5a0f44',
  baseReach: 0.7,
  vein: '#4f0c3c',
}

export const haze = (seed: string, colours: string[]): string =>
  garden(`bauhinia ${seed}`, colours, 12, { x: 60, y: 40, width: 1080, height: 760 }, 0.42)

/** Five spread petals, the upper one darker and streaked; five curved stamens. About 300 pixels across at size 1. */
export function flower({ at, face = -90, tilt = 22, size = 1, spin = 0 }: BlossomPlace): string {
  const petal = {
    length: 150,
    width: 74,
    outline: 'petalPointed',
    margin: wavy(4, 0.05),
    rise: 26,
    curl: -30,
    hollow: 0.22,
    ruffle: 0.14,
    folds: 3,
    veins: 9,
    away: 6,
  } as const
  const azimuths = [-22, 50, 130, 202]
  return blossom({
    at,
    face,
    tilt,
    size,
    spin,
    seed: `bauhinia ${at}`,
    whorls: [
      ...azimuths.map((start) => ({
        count: 1,
        start,
        vary: 0.6,
        petal: { ...petal, tint: magenta },
      })),
      {
        count: 1,
        start: -90,
        vary: 0.3,
        petal: { ...petal, length: 134, width: 84, tint: banner, rise: 40, curl: -36, veins: 11 },
      },
    ],
    heart: (place) => stamens(place, size),
  })
}

/** All five stamens and the style sweep down and then up towards the banner. */
function stamens(place: Turn, size: number): Mark[] {
  const marks: Mark[] = []
  for (let index = 0; index < 6; index += 1) {
    const aside = radians(90 + (index - 2.5) * 14)
    const reach = index === 2 ? 104 : 84 + (index % 3) * 6
    const points = Array.from({ length: 9 }, (_, step): Vector => {
      const t = step / 8
      const out = reach * (0.75 * t - 0.35 * t ** 3)
      return [Math.cos(aside) * out, Math.sin(aside) * out, 8 + reach * (0.35 * t + 0.5 * t * t)]
    }).map(place)
    marks.push(
      line(points, 3.4 * size, rgb('#8a2e66'), 22),
      line(points, 2.2 * size, rgb('#f3c6de'), 23),
    )
    const end = points.at(-1) as Vector
    if (index !== 2)
      marks.push(
        dot([end[0] + 2, end[1] + 1, end[2]], 4.4 * size, rgb('#a5702e'), 24),
        dot(end, 3.6 * size, rgb('#e9c384'), 25),
      )
    else marks.push(dot(end, 3.4 * size, rgb('#8fae5a'), 25))
  }
  return marks
}

export function bud(at: Point, angle: number, length: number): string {
  return solid({
    at,
    angle,
    length,
    width: length * 0.26,
    profile: 'spindle',
    tint: { shadow: '#6a3a4c', body: '#a86a86', light: '#dfb3c6', ink: '#4c2636' },
    blush: { colour: '#7d8f4c', from: 0, reach: 0.6 },
    gloss: 0.1,
    seed: `bud ${at}`,
  })
}

/** A hoof: two round lobes and ribs all springing from the stalk. */
export function hoof(
  at: Point,
  angle: number,
  radius: number,
  tint: LeafTint,
  seed: string,
  stalkTo: Point,
): string {
  const chance = random(`hoof ${seed}`)
  return fanLeaf({
    at,
    angle,
    radius,
    tint,
    seed,
    stalkTo,
    spread: 292,
    ribbed: true,
    veins: 11,
    ripple: 0.03,
    droop: chance.between(0.05, 0.2),
    fold: chance.between(4, 26),
    pitch: chance.around(0, 36),
    roll: chance.around(0, 36),
    reach: (across) =>
      (1 - 0.4 * Math.exp(-((across * 7.5) ** 2))) * (1 - 0.34 * Math.abs(across) ** 1.7),
  })
}

export function leaves(
  on: DrawnTwig,
  places: number[],
  radius: number,
  tints: LeafTint[],
  seed: string,
): [string, string] {
  const chance = random(`hooves ${seed}`)
  const layers: [string, string] = ['', '']
  for (const [index, along] of places.entries()) {
    const root = on.on(along)
    const heading = on.line.angle(along) + (index % 2 ? 1 : -1) * (62 + chance.around(0, 14))
    const down = ((((90 - heading) % 360) + 540) % 360) - 180
    const angle = heading + down * 0.25
    const stalk = radius * chance.between(0.5, 0.75)
    const at: Point = [
      root[0] + Math.cos(radians(angle)) * stalk,
      root[1] + Math.sin(radians(angle)) * stalk,
    ]
    layers[index % 2] += hoof(
      at,
      angle + chance.around(0, 16),
      radius * chance.between(0.8, 1.1),
      chance.pick(tints),
      `${seed} ${index}`,
      root,
    )
  }
  return layers
}

type Scene = {
  twigs: DrawnTwig[]
  wood: string
  places: number[]
  radius: number
  tints: LeafTint[]
  seed: string
}

export function leafyScene({ twigs, wood, places, radius, tints, seed }: Scene): [string, string] {
  const all = twigs.map((on, i) => leaves(on, places, radius, tints, `${seed} ${i}`))
  return [
    shadowed(all.map(([under]) => under).join(''), 6, 5, 0.22) + shadowed(wood),
    shadowed(all.map(([, over]) => over).join(''), 8, 6, 0.28),
  ]
}

export const far = (seed: string, colours: string[]): string =>
  farLeaves({
    seed: `bau ${seed}`,
    outline: 'round',
    breadth: 0.95,
    colours,
    count: 22,
    size: 150,
    blur: 12,
    along: [
      [80, 200],
      [1150, 300],
    ],
    spread: 250,
  })
