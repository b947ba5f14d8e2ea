/** 红花檵木: what several of its pictures share. */
import { farLeaves } from '../../kit/backdrop.ts'
import { blossomMarks } from '../../kit/blossom.ts'
import { bough, shoot } from '../../kit/bough.ts'
import type { LeafTint } from '../../kit/leaf.ts'
import { paint } from '../../kit/mark.ts'
import type { PetalTint } from '../../kit/petal.ts'
import { random } from '../../kit/random.ts'
import { type Point, radians } from '../../kit/space.ts'
import { clothe } from '../../kit/spray.ts'
import { plum } from '../../kit/tints.ts'
import { barks, type DrawnTwig } from '../../kit/twig.ts'
import { garden, shadowed } from '../../kit/wash.ts'

export const blade = {
  outline: 'ovate',
  length: 78,
  width: 46,
  veins: 6,
  sweep: 0.16,
  ripple: 0.14,
} as const

export const wine: LeafTint = { ...plum, body: '#70304a', light: '#b06a7c' }

export const bronze: LeafTint = {
  shadow: '#3a3526',
  body: '#665f3e',
  light: '#a89a6a',
  back: '#8a5f64',
  vein: '#a58f6a',
  ink: '#2a2619',
  gloss: 0.2,
}

const ribbon: PetalTint = {
  shadow: '#a31e5c',
  body: '#dd4a8c',
  light: '#fbb0cf',
  base: '#8a1548',
  baseReach: 0.3,
  back: '#cc4a86',
  vein: '#b02a68',
  ink: '#8a1c50',
}

export const haze = (seed: string, colours: string[]): string =>
  garden(`loropetalum ${seed}`, colours, 12, { x: 60, y: 40, width: 1080, height: 760 }, 0.42)

/** Four to seven flowers in a head, each of four crinkled ribbons. `reach` is the length of a ribbon. */
export function tassel(at: Point, angle: number, reach: number, seed: string): string {
  const chance = random(`tassel ${seed}`)
  const flowers = Array.from({ length: chance.whole(4, 6) }, (_, index) => {
    const lean = angle + (index - 2) * 34 + chance.around(0, 14)
    const heart: Point = [
      at[0] + Math.cos(radians(lean)) * reach * 0.14,
      at[1] + Math.sin(radians(lean)) * reach * 0.14,
    ]
    return blossomMarks({
      at: heart,
      face: lean,
      tilt: chance.between(40, 84),
      spin: chance.between(0, 90),
      seed: `${seed} ${index}`,
      whorls: [
        {
          count: 4,
          vary: 1.2,
          petal: {
            length: reach,
            width: reach * 0.17,
            outline: 'petalStrap',
            tint: ribbon,
            rise: 52,
            curl: -70,
            hollow: 0.3,
            ruffle: 0.9,
            folds: 1,
            veins: 1,
            sway: chance.around(0, 46),
          },
        },
      ],
      stamens: [
        {
          count: 4,
          length: reach * 0.14,
          spread: 40,
          filament: '#e07aa6',
          anther: '#f0d9a0',
          antherSize: 1.2,
        },
      ],
    })
  })
  return paint(flowers.flat())
}

export function tassels(
  twigs: readonly DrawnTwig[],
  places: number[],
  reach: number,
  seed: string,
  share = 1,
): string {
  const chance = random(`tassels ${seed}`)
  return twigs
    .flatMap((on, i) =>
      places.map((along, k) =>
        chance.chance(share)
          ? tassel(
              on.on(along, k % 2 ? 1 : -1),
              on.line.angle(along) + (k % 2 ? 62 : -62),
              reach * chance.between(0.8, 1.1),
              `${seed} ${i} ${k}`,
            )
          : '',
      ),
    )
    .join('')
}

/** Twigs of twigs: the shrub branches finely and flat. */
function thicket(
  seed: string,
  points: Point[],
  shoots: Parameters<typeof bough>[0]['shoots'],
): { svg: string; twigs: DrawnTwig[] } {
  const wood = bough({
    points,
    from: 18,
    to: 5,
    bark: barks.brown,
    rough: 0.5,
    seed,
    shootTo: 3,
    shoots,
  })
  const finer = wood.shoots.flatMap((on, i) =>
    [0.35, 0.6].map((along, k) =>
      shoot(on.line.at(along), on.line.angle(along) + (k % 2 ? 44 : -44), 130, k % 2 ? -20 : 20, {
        from: 4,
        to: 2.2,
        bark: barks.red,
        seed: `${seed} fine ${i} ${k}`,
      }),
    ),
  )
  return {
    svg: finer.map((on) => on.svg).join('') + wood.svg,
    twigs: [wood.main, ...wood.shoots, ...finer],
  }
}

type Scene = {
  seed: string
  points: Point[]
  shoots: Parameters<typeof bough>[0]['shoots']
  tints: LeafTint[]
  reach: number
  places: number[]
  share?: number
  count?: number
}

export function scene({
  seed,
  points,
  shoots,
  tints,
  reach,
  places,
  share = 1,
  count = 6,
}: Scene): string {
  const { svg, twigs } = thicket(seed, points, shoots)
  const leaves = clothe(
    twigs,
    { arrangement: 'alternate', count, from: 0.2, leaf: blade, tints, hang: 0.08, petiole: 6 },
    seed,
  )
  return (
    shadowed(leaves.behind, 5, 4, 0.22) +
    shadowed(svg) +
    shadowed(leaves.before, 6, 5, 0.26) +
    (places.length ? shadowed(tassels(twigs.slice(1), places, reach, seed, share), 5, 4, 0.26) : '')
  )
}

export const far = (seed: string, colours: string[]): string =>
  farLeaves({
    seed: `loro ${seed}`,
    colours,
    count: 60,
    size: 90,
    blur: 8,
    along: [
      [80, 200],
      [1150, 250],
    ],
    spread: 260,
  })
