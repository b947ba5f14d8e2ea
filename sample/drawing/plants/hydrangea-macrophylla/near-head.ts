/** 绣球, summer: a head between pink and blue, from near. */
import { scene } from '../../kit/relief.ts'
import { petiole } from '../../kit/relief-leaf.ts'
import { garden } from '../../kit/wash.ts'
import { moods } from './floret.ts'
import { head } from './head.ts'
import { bright, leaf, rich } from './leaf.ts'

export function nearHead(): string {
  return [
    garden(
      'hydrangea 2',
      ['#d3a9c3', '#a9bd92', '#c8b6d8', '#93ac8c'],
      15,
      { x: 0, y: 0, width: 1200, height: 880 },
      0.5,
    ),
    scene((near) => {
      petiole(
        near,
        [
          [800, 960, -520],
          [850, 800, -510],
          [900, 700, -500],
        ],
        9,
        7,
        '#7f9a54',
      )
      leaf(near, [900, 700, -500], [1180, 560, -480], 150, rich, 1)
      leaf(near, [880, 760, -490], [1120, 900, -470], 120, bright, 2)
      head(
        near,
        [420, 620, -200],
        560,
        (d) =>
          d[0] > 0.25
            ? moods.pink
            : d[0] < -0.35
              ? { ...moods.blue, body: '#a59ad6', deep: '#6f5cb0' }
              : { ...moods.pink, body: '#c9a0d0', deep: '#8f60a8' },
        'macro',
        { count: 118, size: 0.26 },
      )
    }),
  ].join('')
}
