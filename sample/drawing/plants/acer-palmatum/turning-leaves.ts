/** 鸡爪槭, autumn: turning leaves. */
import { bough } from '../../kit/bough.ts'
import type { LeafTint } from '../../kit/leaf.ts'
import type { Point } from '../../kit/space.ts'
import { leafGreen, scarlet } from '../../kit/tints.ts'
import { barks } from '../../kit/twig.ts'
import { shadowed } from '../../kit/wash.ts'
import { amber, flame, hand, haze } from './parts.ts'

export function turningLeaves(): string {
  const green: LeafTint = { ...leafGreen, body: '#8a9a46', shadow: '#566a2a', light: '#c6c878' }
  const big: [Point, number, number, LeafTint, number][] = [
    [[300, 500], 118, 200, amber, 0.36],
    [[660, 470], 76, 240, scarlet, 0.46],
    [[930, 410], 52, 200, flame, 0.64],
    [[450, 680], 100, 150, green, 0.36],
    [[160, 150], 200, 120, flame, 0.18],
  ]
  const wood = bough({
    points: [
      [-20, 230],
      [260, 280],
      [520, 280],
      [800, 320],
      [1220, 300],
    ],
    from: 16,
    to: 12,
    bark: barks.red,
    rough: 0.3,
    seed: 'maple near',
    shoots: [],
  })
  return (
    haze('turning', ['#e2c48a', '#d6a878', '#c3c08c']) +
    big
      .map(([at, angle, length, tint, to], i) =>
        shadowed(
          hand(at, angle, length, tint, `near ${i}`, wood.main.line.at(to), true),
          10,
          8,
          0.28,
        ),
      )
      .join('') +
    shadowed(wood.svg)
  )
}
