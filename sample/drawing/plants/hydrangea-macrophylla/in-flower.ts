/** 绣球, summer: the blue ball over its leaves. */
import { greens } from '../../kit/leaf-greens.ts'
import { scene } from '../../kit/relief.ts'
import { petiole } from '../../kit/relief-leaf.ts'
import { garden, soft } from '../../kit/wash.ts'
import { moods } from './floret.ts'
import { head } from './head.ts'
import { bright, leaf, rich, sprig } from './leaf.ts'

export function inFlower(): string {
  return [
    garden(
      'hydrangea 1',
      ['#7f9f7c', '#a5bd92', '#b3bddc', '#6f9278'],
      16,
      { x: 0, y: 60, width: 1200, height: 820 },
      0.45,
    ),
    soft(
      scene((far) => {
        head(far, [1020, 250, -800], 120, () => moods.blue, 'far', {
          count: 40,
          size: 0.36,
        })
        sprig(far, [1010, 940, -900], [1020, 400, -900], 200, greens.mist)
        sprig(far, [140, 940, -900], [150, 360, -900], 210, greens.mist)
      }),
      6,
      0.7,
    ),
    scene((near) => {
      petiole(
        near,
        [
          [600, 940, -300],
          [590, 740, -280],
          [570, 560, -200],
        ],
        12,
        10,
        '#7f9a54',
      )
      leaf(near, [590, 690, -280], [990, 660, -240], 138, rich, 1, {
        up: [-0.1, -0.7, 0.6],
      })
      leaf(near, [588, 700, -280], [175, 690, -260], 140, rich, 2.6, {
        up: [0.2, -0.7, 0.6],
      })
      leaf(near, [590, 790, -200], [800, 950, -120], 110, bright, 4, {
        up: [-0.2, -0.5, 0.8],
      })
      leaf(near, [590, 790, -200], [390, 960, -120], 112, bright, 5.2, {
        up: [0.1, -0.5, 0.8],
      })
      leaf(near, [570, 560, -330], [260, 380, -380], 110, bright, 3, {
        up: [-0.2, -0.3, 0.9],
      })
      leaf(near, [570, 560, -330], [900, 400, -380], 110, rich, 0.4, {
        up: [-0.2, -0.3, 0.9],
      })
      head(
        near,
        [575, 400, 0],
        265,
        (d) => (d[1] > 0.45 ? { ...moods.blue, body: '#9a9fd6', deep: '#6a60b0' } : moods.blue),
        'one',
        { count: 92 },
      )
    }),
  ].join('')
}
