/** 银杏, autumn: seeds. */
import { solid } from '../../kit/solid.ts'
import type { Point } from '../../kit/space.ts'
import { tapered } from '../../kit/tapered.ts'
import { shadowed } from '../../kit/wash.ts'
import { golden, oldGold, peg, tuft, turning } from './leaf.ts'
import { haze, leafy, wood } from './parts.ts'

export function seeds(): string {
  const branch = wood({
    points: [
      [1220, 250],
      [960, 310],
      [700, 290],
      [430, 360],
      [200, 350],
    ],
    seed: 'ginkgo seeds',
    shoots: [[0.35, 120, 240, -10]],
  })
  const fruit = (from: Point, drop: number, sway: number, k: number): string => {
    const end: Point = [from[0] + sway, from[1] + drop]
    return (
      tapered([from, [from[0] + sway * 0.3, from[1] + drop * 0.5], end], 5, 4, '#8b8a48') +
      solid({
        at: end,
        angle: 90 - sway * 0.2,
        length: 78,
        width: 70,
        profile: 'egg',
        pitch: 14,
        tint: { shadow: '#a05c18', body: '#dc9430', light: '#f6d08a', ink: '#70400f' },
        gloss: 0.1,
        speckles: { count: 60, colour: '#fff3d8', size: 1 },
        blush: { colour: '#ecc48c', from: 1, reach: 0.6 },
        seed: `seed ${k}`,
      })
    )
  }
  const pegs = [0.3, 0.52, 0.74].map((along, i) => peg(branch.main, along, i % 2 ? 1 : 1, 26))
  const hanging = pegs
    .map(
      ({ tip, svg }, i) =>
        svg +
        [
          [150 + i * 20, -58],
          [200 - i * 24, 10],
          [130, 66],
        ]
          .map(([drop = 0, sway = 0], k) => fruit(tip, drop, sway, i * 5 + k))
          .join(''),
    )
    .join('')
  const tufts = pegs.flatMap(({ tip, angle }, i) =>
    tuft({
      tip,
      angle,
      count: 4,
      radius: 122,
      tints: [turning, golden, oldGold, turning],
      hang: 0.1,
      seed: `seeds ${i}`,
    }),
  )
  return (
    haze('seeds', ['#d9cf94', '#e2c88a', '#bccaa4']) +
    shadowed(tufts.filter((_, i) => i % 3).join('')) +
    shadowed(branch.svg) +
    shadowed(hanging, 8, 6) +
    leafy(
      { ...branch, svg: '' },
      { radius: 110, leaves: 3, tints: [turning, golden], hang: 0.5, seed: 'seeds' },
      [1],
      [0.95],
    ) +
    shadowed(tufts.filter((_, i) => i % 3 === 0).join(''))
  )
}
