/** 银杏, autumn: against sky. */
import { golden, oldGold } from './leaf.ts'
import { haze, leafy, wood } from './parts.ts'

export function againstSky(): string {
  const branch = wood({
    points: [
      [640, 920],
      [620, 700],
      [660, 500],
      [600, 300],
      [640, 100],
    ],
    from: 64,
    to: 10,
    seed: 'ginkgo sky',
    shoots: [
      [0.15, -160, 400, 25],
      [0.24, -25, 440, -28],
      [0.42, -150, 380, 25],
      [0.52, -30, 380, -20],
      [0.68, -140, 280, 25],
      [0.76, -40, 280, -20],
    ],
  })
  return (
    haze('sky', ['#b8cede', '#d3dfe6']) +
    leafy(
      branch,
      { radius: 66, leaves: 4, tints: [golden, golden, oldGold], hang: 0.2, seed: 'sky' },
      [0.3, 0.5, 0.7, 0.88, 1],
      [0.6, 0.74, 0.86, 0.95, 1],
    )
  )
}
