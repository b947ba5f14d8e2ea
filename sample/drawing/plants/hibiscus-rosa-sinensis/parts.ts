/** 朱槿: what several of its pictures share. */
import type { LeafTint } from '../../kit/leaf.ts'
import { serrate } from '../../kit/outline.ts'
import { type Point, radians } from '../../kit/space.ts'
import { clothe } from '../../kit/spray.ts'
import { tapered } from '../../kit/tapered.ts'
import { freshGreen, leafGreen } from '../../kit/tints.ts'
import type { DrawnTwig } from '../../kit/twig.ts'
import { garden, shadowed } from '../../kit/wash.ts'

export const blade = {
  outline: 'broadlyOvate',
  length: 160,
  width: 108,
  veins: 5,
  sweep: 0.26,
  margin: serrate(11, 0.16),
  ripple: 0.14,
} as const

export const glossy: LeafTint = { ...leafGreen, gloss: 0.55 }

export const young: LeafTint = { ...freshGreen, gloss: 0.4 }

export const haze = (seed: string, colours: string[]): string =>
  garden(`hibiscus ${seed}`, colours, 12, { x: 60, y: 40, width: 1080, height: 760 }, 0.42)

/** A flower's or bud's own stalk from the twig. */
export function stalked(
  on: DrawnTwig,
  along: number,
  angle: number,
  length: number,
): { svg: string; end: Point } {
  const [x, y] = on.line.at(along)
  const end: Point = [x + Math.cos(radians(angle)) * length, y + Math.sin(radians(angle)) * length]
  const knee: Point = [
    x + Math.cos(radians(on.line.angle(along))) * length * 0.4,
    y + Math.sin(radians(on.line.angle(along))) * length * 0.4,
  ]
  return {
    svg:
      tapered([[x, y], [(knee[0] + end[0]) / 2, (knee[1] + end[1]) / 2], end], 8, 6.4, '#33491f') +
      tapered([[x, y], [(knee[0] + end[0]) / 2, (knee[1] + end[1]) / 2], end], 5.6, 4.4, '#7d9a4a'),
    end,
  }
}

export function dressed(
  twigs: DrawnTwig[],
  wood: string,
  seed: string,
  count: number,
  tints = [glossy, glossy, young],
): [string, string] {
  const leaves = clothe(
    twigs,
    {
      arrangement: 'alternate',
      count,
      from: 0.24,
      leaf: blade,
      tints,
      hang: 0.2,
      petiole: 34,
      opening: 60,
    },
    seed,
  )
  return [shadowed(leaves.behind, 6, 5, 0.22) + shadowed(wood), shadowed(leaves.before, 8, 6, 0.28)]
}
