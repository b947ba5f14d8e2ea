/** 银杏, summer: green. */
import { springGreen, summerGreen } from './leaf.ts'
import { haze, leafy, wood } from './parts.ts'

export function green(): string {
  const branch = wood({
    points: [
      [-20, 120],
      [260, 200],
      [540, 190],
      [820, 290],
      [1060, 290],
    ],
    seed: 'ginkgo summer',
    shoots: [
      [0.16, 66, 420, -20],
      [0.36, 60, 400, -14],
      [0.56, 66, 360, -18],
      [0.76, 60, 260, -18],
    ],
  })
  return (
    haze('summer', ['#a9c68c', '#c7d8a0', '#8fb08a']) +
    leafy(branch, {
      radius: 104,
      leaves: 4,
      tints: [summerGreen, summerGreen, springGreen],
      hang: 0.35,
      seed: 'summer',
    })
  )
}
