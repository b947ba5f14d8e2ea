/** 银杏, autumn: half turned. */
import type { LeafTint } from '../../kit/leaf.ts'
import type { Point } from '../../kit/space.ts'
import { shadowed } from '../../kit/wash.ts'
import { fan, peg, springGreen, summerGreen, turning } from './leaf.ts'
import { haze, wood } from './parts.ts'

export function halfTurned(): string {
  const branch = wood({
    points: [
      [-20, 330],
      [300, 380],
      [620, 340],
      [960, 400],
      [1220, 370],
    ],
    from: 34,
    to: 22,
    seed: 'ginkgo turn',
    shoots: [],
  })
  const [a, b] = [peg(branch.main, 0.3, 1, 40), peg(branch.main, 0.67, 1, 44)]
  const edged = (
    tint: LeafTint,
    i: number,
    at: Point,
    tip: Point,
    angle: number,
    radius: number,
  ): string =>
    fan({
      at,
      angle,
      radius,
      tint,
      stalkTo: tip,
      roll: i * 17 - 30,
      pitch: i % 2 ? 16 : -12,
      blush: { colour: '#eac53c', reach: 0.62 },
      seed: `half ${i}`,
    })
  const leaves = [
    edged(summerGreen, 0, [210, 520], a.tip, 120, 190),
    edged(springGreen, 1, [400, 590], a.tip, 74, 205),
    edged(summerGreen, 2, [690, 560], b.tip, 122, 200),
    edged(turning, 3, [980, 530], b.tip, 40, 190),
    edged(springGreen, 4, [840, 620], b.tip, 82, 190),
    edged(turning, 0.5, [470, 470], a.tip, 18, 150),
  ]
  return (
    haze('turn', ['#d7d28a', '#bcd0a0', '#e2c578']) +
    shadowed(leaves.slice(0, 2).join('')) +
    shadowed(branch.svg + a.svg + b.svg) +
    shadowed(leaves.slice(2).join(''), 9, 7)
  )
}
