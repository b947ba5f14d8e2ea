/** What the bird plates are painted with: ink branches and shoots, hanging willow, the signature. */
import { brush } from '../../kit/brush.ts'
import { inkBranch } from '../../kit/ink-branch.ts'
import { random } from '../../kit/random.ts'
import { inscription, seal } from '../../kit/seal.ts'
import type { Point } from '../../kit/space.ts'
import { barks, type DrawnTwig, twig } from '../../kit/twig.ts'

/** A column of characters with the seal under it. */
export function signed(at: Point, text: string, size = 34): string {
  return (
    inscription(at, text, size) + seal([at[0] - 22, at[1] + [...text].length * size * 1.22 - 6], 60)
  )
}

/** An ink branch, and the same branch as a twig for feet to find. */
export function branch(
  points: readonly Point[],
  from: number,
  to: number,
  seed: string,
  ink = 1,
): { svg: string; wood: DrawnTwig } {
  return {
    svg: inkBranch({ points, from, to, seed, ink }),
    wood: twig({ points, from, to, bark: barks.dark, seed, lenticels: 0 }),
  }
}

/** Thin shoots in ink, one along each twig. */
export function inkShoots(
  twigs: readonly DrawnTwig[],
  places = [0, 0.35, 0.7, 1],
  from = 12,
  to = 3,
): string {
  return twigs
    .map(({ line }) =>
      inkBranch({
        points: places.map((t) => line.at(t)),
        from,
        to,
        seed: `${line.at(1)}`,
        moss: false,
      }),
    )
    .join('')
}

/** Hanging willow: each withe one long stroke, its leaves small ones that all hang. */
export function willow(
  from: Point,
  to: Point,
  seed: string,
  ink = '#5f7a48',
  opacity = 0.8,
): string {
  const chance = random(`willow ${seed}`)
  const sway = chance.around(0, 50)
  const middle: Point = [(from[0] + to[0]) / 2 + sway, (from[1] + to[1]) / 2]
  let svg = brush({
    points: [from, middle, to],
    width: 5,
    colour: '#5b5f3f',
    opacity: 0.7,
    press: 'tail',
    seed,
  })
  const long = Math.hypot(to[0] - from[0], to[1] - from[1])
  for (let i = 0; i < long / 17; i += 1) {
    const t = 0.14 + (0.86 * (i + chance.around(0, 0.5))) / (long / 17)
    const at: Point = [
      (1 - t) ** 2 * from[0] + 2 * t * (1 - t) * middle[0] + t * t * to[0],
      (1 - t) ** 2 * from[1] + 2 * t * (1 - t) * middle[1] + t * t * to[1],
    ]
    const way = (i % 2 ? 1 : -1) * chance.between(0.3, 1.3)
    const reach = chance.between(40, 84) * (1 - t * 0.35)
    svg += brush({
      points: [
        at,
        [at[0] + way * reach * 0.3, at[1] + reach * 0.4],
        [at[0] + way * reach * 0.36, at[1] + reach],
      ],
      width: chance.between(6, 9),
      colour: chance.pick([ink, '#86a05a', '#4d6a44']),
      opacity: opacity * chance.between(0.6, 1),
      dry: 0.1,
      press: 'leaf',
      seed: `${seed} ${i}`,
    })
  }
  return svg
}

/** Reed: stem, long flung blades, a plume of dry strokes. */
export function reedInk(
  foot: Point,
  top: Point,
  seed: string,
  blades: readonly [number, number, number][],
  plume = true,
  ink = '#8a7a52',
): string {
  const chance = random(`reed ${seed}`)
  const middle: Point = [(foot[0] + top[0]) / 2 - 18, (foot[1] + top[1]) / 2]
  let svg = brush({
    points: [foot, middle, top],
    width: 12,
    colour: ink,
    opacity: 0.75,
    dry: 0.4,
    press: 'stalk',
    seed,
  })
  for (const [t, dx, dy] of blades) {
    const at: Point = [
      foot[0] + (top[0] - foot[0]) * t - 18 * 4 * t * (1 - t) * 0.5,
      foot[1] + (top[1] - foot[1]) * t,
    ]
    svg += brush({
      points: [at, [at[0] + dx * 0.45, at[1] - Math.abs(dx) * 0.34], [at[0] + dx, at[1] + dy]],
      width: 24,
      colour: chance.pick([ink, '#6f7a4c', '#a08c5c']),
      opacity: 0.72,
      dry: 0.5,
      press: 'leaf',
      seed: `${seed} ${t}`,
    })
  }
  if (plume) {
    for (let i = 0; i < 70; i += 1) {
      const t = i / 70
      const root: Point = [top[0] + t * 26, top[1] + 40 - t * 150]
      const way = chance.pick([-1, 1, 1])
      const long = 76 * Math.sin(Math.PI * (0.15 + t * 0.8))
      svg += brush({
        points: [
          root,
          [root[0] + way * long * 0.4 + 6, root[1] - long * 0.5],
          [root[0] + way * long * 0.7 + 26, root[1] - long * 0.3 + 12],
        ],
        width: 4,
        colour: chance.pick(['#8c6f50', '#b3946a', '#6d563f']),
        opacity: 0.7,
        dry: 0.3,
        press: 'tail',
        seed: `${seed} p${i}`,
      })
    }
  }
  return svg
}

/** Water as a few level strokes, and the empty paper between them. */
export function stillWater(seed: string, y: number, rows: number, left = 60, right = 940): string {
  const chance = random(`still ${seed}`)
  let svg = ''
  for (let i = 0; i < rows; i += 1) {
    const x = chance.between(left, right - 220)
    const at = y + i * 26 + chance.around(0, 8)
    const long = chance.between(130, 360)
    svg += brush({
      points: [
        [x, at],
        [x + long * 0.5, at + chance.around(0, 7)],
        [x + long, at],
      ],
      width: chance.between(3, 7),
      colour: '#6f8b8a',
      opacity: 0.4,
      dry: 0.7,
      press: 'leaf',
      seed: `${seed} ${i}`,
    })
  }
  return svg
}
