/** 银杏, autumn: golden bough. */
import { flat } from '../../kit/backdrop.ts'
import { random } from '../../kit/random.ts'
import { soft } from '../../kit/wash.ts'
import { golds, haze, leafy, wood } from './parts.ts'

export function goldenBough(): string {
  const branch = wood({
    points: [
      [-20, 180],
      [220, 250],
      [460, 230],
      [720, 330],
      [960, 330],
      [1080, 400],
    ],
    seed: 'ginkgo gold',
    shoots: [
      [0.2, 62, 330, -18],
      [0.42, 55, 330, -20],
      [0.62, 68, 260, -20],
    ],
  })
  return (
    haze('gold', ['#e3c26a', '#d9b56a', '#c9c290', '#b9c4c8']) +
    soft(
      Array.from({ length: 16 }, (_, i) =>
        flat(
          [random(`g${i}`).between(500, 1180), random(`h${i}`).between(60, 820)],
          i * 47,
          110,
          1,
          'petalBroad',
          i % 3 ? '#e0b840' : '#d3c272',
        ),
      ).join(''),
      11,
      0.4,
    ) +
    leafy(branch, { radius: 108, leaves: 3, tints: golds, hang: 0.35, seed: 'gold' })
  )
}
