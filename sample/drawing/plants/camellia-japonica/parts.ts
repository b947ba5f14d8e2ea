/** 山茶: what several of its pictures share. */
import { type BlossomPlace, blossom } from '../../kit/blossom.ts'
import type { LeafTint } from '../../kit/leaf.ts'
import { serrate } from '../../kit/outline.ts'
import type { PetalTint } from '../../kit/petal.ts'
import { solid } from '../../kit/solid.ts'
import type { Point } from '../../kit/space.ts'
import { clothe } from '../../kit/spray.ts'
import { deepGreen } from '../../kit/tints.ts'
import type { DrawnTwig } from '../../kit/twig.ts'
import { garden, shadowed } from '../../kit/wash.ts'

export const blade = {
  outline: 'ovate',
  length: 165,
  width: 86,
  veins: 7,
  sweep: 0.18,
  fold: 14,
  ripple: 0.1,
  margin: serrate(30, 0.05),
} as const

export const lacquer: LeafTint = { ...deepGreen, gloss: 0.85 }

export const bright: LeafTint = {
  ...deepGreen,
  shadow: '#1d3d22',
  body: '#3a6a3c',
  light: '#7c9e60',
  gloss: 0.7,
}

const red: PetalTint = {
  shadow: '#7d1220',
  body: '#c22a37',
  light: '#ee7069',
  base: '#8a1424',
  baseReach: 0.5,
  back: '#b03040',
  vein: '#981c2c',
  ink: '#5f0f1a',
}

const sepals = { shadow: '#4f5f30', body: '#8b9a58', light: '#ccd096', ink: '#384423' }

export const haze = (seed: string, colours: string[]): string =>
  garden(`camellia ${seed}`, colours, 12, { x: 60, y: 40, width: 1080, height: 760 }, 0.42)

export type Placed = BlossomPlace & { open?: number }

/** Seven notched petals round the barrel of stamens; about 220 pixels across at size 1. */
export function flower({
  at,
  face = -90,
  tilt = 25,
  size = 1,
  spin = 0,
  open = 1,
}: Placed): string {
  const petal = {
    tint: red,
    outline: 'petalBroad',
    hollow: 0.32,
    ruffle: 0.09,
    folds: 3,
    notch: 0.07,
    veins: 9,
    roll: 7,
    away: 5,
  } as const
  return blossom({
    at,
    face,
    tilt,
    size,
    spin,
    seed: `camellia ${at}`,
    whorls: [
      {
        count: 4,
        start: 30,
        vary: 0.8,
        petal: { ...petal, length: 118, width: 122, rise: 46 - open * 34, curl: 40 - open * 26 },
      },
      {
        count: 3,
        start: 0,
        vary: 0.8,
        petal: { ...petal, length: 104, width: 112, rise: 58 - open * 32, curl: 38 - open * 18 },
      },
    ],
    stamens: [
      {
        count: 70,
        length: 60,
        spread: 32,
        filament: '#f8ead0',
        anther: '#e3aa2a',
        antherSize: 3,
        thickness: 1.7,
        curl: 6,
      },
      {
        count: 1,
        length: 62,
        spread: 2,
        filament: '#d9d79a',
        anther: '#c9c77a',
        antherSize: 2,
        thickness: 1.6,
      },
    ],
  })
}

/** A scaled bud, its red showing when `ready`. */
export function bud(at: Point, angle: number, size: number, ready = true): string {
  const tip = ready
    ? solid({
        at,
        angle,
        length: 62 * size,
        width: 42 * size,
        profile: 'bud',
        tint: { shadow: '#7d1220', body: '#c22a37', light: '#ee8076', ink: '#5f0f1a' },
        gloss: 0.2,
        seed: `tip ${at}`,
      })
    : ''
  const scales = [0, 1].map((k) =>
    solid({
      at,
      angle: angle + (k ? 9 : -8),
      length: (ready ? 38 : 46) * size,
      width: 36 * size,
      profile: 'egg',
      tint: k ? { ...sepals, body: '#9aa868' } : sepals,
      gloss: 0.15,
      seed: `scale ${at} ${k}`,
    }),
  )
  return tip + scales.join('')
}

export const tipOf = (on: DrawnTwig): Point => on.line.at(0.99)

export const dressed = (
  twigs: DrawnTwig[],
  wood: string,
  seed: string,
  count = 5,
  tints: LeafTint[] = [lacquer, lacquer, bright],
): [string, string] => {
  const leaves = clothe(
    twigs,
    {
      arrangement: 'alternate',
      count,
      from: 0.36,
      leaf: blade,
      tints,
      hang: 0.12,
      petiole: 14,
      opening: 58,
    },
    seed,
  )
  return [shadowed(leaves.behind, 6, 5, 0.22) + shadowed(wood), shadowed(leaves.before, 8, 6, 0.3)]
}
