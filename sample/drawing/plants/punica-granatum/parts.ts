/** 石榴: what several of its pictures share. */
import { farLeaves } from '../../kit/backdrop.ts'
import { bough, shoot } from '../../kit/bough.ts'
import { inkBranch } from '../../kit/ink-branch.ts'
import type { LeafTint } from '../../kit/leaf.ts'
import type { Point } from '../../kit/space.ts'
import { clothe } from '../../kit/spray.ts'
import { gold, leafGreen } from '../../kit/tints.ts'
import { barks, type DrawnTwig } from '../../kit/twig.ts'
import { garden, shadowed } from '../../kit/wash.ts'

export const blade = {
  outline: 'oblong',
  length: 92,
  width: 27,
  veins: 8,
  sweep: 0.12,
  fold: 16,
  ripple: 0.1,
} as const

export const glossy: LeafTint = { ...leafGreen, gloss: 0.5 }

export const haze = (seed: string, colours: string[]): string =>
  garden(`punica ${seed}`, colours, 12, { x: 60, y: 40, width: 1080, height: 760 }, 0.42)

export const far = (seed: string, colours: string[]): string =>
  farLeaves({
    seed: `punica ${seed}`,
    outline: 'oblong',
    breadth: 0.3,
    colours,
    count: 46,
    size: 110,
    blur: 9,
    along: [
      [80, 220],
      [1150, 260],
    ],
    spread: 260,
  })

/** Twigs, their short side spurs, and leaves in pairs on all of them. */
export function shrub(
  seed: string,
  points: Point[],
  shoots: Parameters<typeof bough>[0]['shoots'],
  tints: LeafTint[],
  pairs = 6,
): { under: string; over: string; twigs: DrawnTwig[]; svg: string } {
  const wood = bough({
    points,
    from: 24,
    to: 5,
    bark: barks.grey,
    rough: 0.7,
    seed,
    shootTo: 3,
    shoots,
  })
  const spurs = wood.shoots.flatMap((on, i) =>
    [0.3, 0.55].map((along, k) =>
      shoot(on.line.at(along), on.line.angle(along) + (k % 2 ? 55 : -55), 90, 0, {
        from: 4,
        to: 1.6,
        bark: barks.brown,
        seed: `${seed} spur ${i} ${k}`,
      }),
    ),
  )
  const twigs = [wood.main, ...wood.shoots]
  const svg = spurs.map((on) => on.svg).join('') + wood.svg
  const leaves = clothe(
    [...twigs, ...spurs],
    {
      arrangement: 'opposite',
      count: pairs,
      from: 0.22,
      leaf: blade,
      tints,
      hang: 0.12,
      petiole: 6,
      opening: 48,
    },
    seed,
  )
  return {
    under: shadowed(leaves.behind, 5, 4, 0.22) + shadowed(svg),
    over: shadowed(leaves.before, 6, 5, 0.26),
    twigs,
    svg,
  }
}

export function painted(
  line: Point[],
  shoots: Parameters<typeof bough>[0]['shoots'],
  seed: string,
): { under: string; over: string; twigs: DrawnTwig[] } {
  const wood = bough({ points: line, from: 16, to: 5, bark: barks.grey, seed, shoots })
  const twigs = [wood.main, ...wood.shoots]
  const inky: LeafTint = {
    ...leafGreen,
    shadow: '#26302a',
    body: '#52665a',
    light: '#97a68c',
    gloss: 0.1,
  }
  const leaves = clothe(
    twigs,
    {
      arrangement: 'opposite',
      count: 6,
      from: 0.4,
      leaf: { ...blade, length: 110, width: 31 },
      tints: [glossy, inky, inky, { ...gold, body: '#c2ad56' }],
      hang: 0.12,
      petiole: 6,
    },
    seed,
  )
  const ink = twigs
    .map((on, i) =>
      inkBranch({
        points: [0, 0.25, 0.5, 0.75, 1].map((t) => on.line.at(t)),
        from: i ? 13 : 46,
        to: 5,
        seed: `${seed} ${i}`,
        moss: i === 0,
      }),
    )
    .join('')
  return { under: leaves.behind + ink, over: leaves.before, twigs }
}
