/** 银杏, spring: unfolding. */
import { solid } from '../../kit/solid.ts'
import type { Point } from '../../kit/space.ts'
import { tapered } from '../../kit/tapered.ts'
import { peg, springGreen } from './leaf.ts'
import { haze, leafy, wood } from './parts.ts'

export function unfolding(): string {
  const branch = wood({
    points: [
      [-20, 640],
      [280, 600],
      [560, 630],
      [860, 560],
      [1100, 570],
    ],
    seed: 'ginkgo spring',
    shoots: [
      [0.3, -60, 360, 10],
      [0.58, -70, 300, 14],
    ],
  })
  const ovules = [branch.main, ...branch.shoots]
    .flatMap((on, i) =>
      [0.62, 0.85].map((along) => {
        const { tip } = peg(on, along, i % 2 ? 1 : -1, 12)
        return [-1, 1]
          .map((side) => {
            const end: Point = [tip[0] + side * 16, tip[1] - 58]
            return (
              tapered([tip, [tip[0] + side * 3, tip[1] - 34], end], 3, 2.4, '#8fae52') +
              solid({
                at: end,
                angle: -90 + side * 20,
                length: 13,
                width: 11,
                tint: { shadow: '#6a8a3a', body: '#a9c465', light: '#e0eaa8', ink: '#4f6c2a' },
                seed: `ovule ${i} ${along} ${side}`,
              })
            )
          })
          .join('')
      }),
    )
    .join('')
  return (
    haze('spring', ['#d5e0ae', '#e4d3c2', '#c6d8b4']) +
    ovules +
    leafy(
      branch,
      { radius: 62, leaves: 5, tints: [springGreen], hang: -0.05, seed: 'spring' },
      [0.3, 0.55, 0.8, 1],
      [0.25, 0.45, 0.62, 0.85, 1],
    )
  )
}
