/** 绣球, autumn: the head turned antique green and red. */
import { greens } from '../../kit/leaf-greens.ts'
import { scene } from '../../kit/relief.ts'
import { petiole } from '../../kit/relief-leaf.ts'
import { garden, soft } from '../../kit/wash.ts'
import { moods } from './floret.ts'
import { head } from './head.ts'
import { leaf, sprig } from './leaf.ts'

export function antique(): string {
  return [
    garden(
      'hydrangea 4',
      ['#d3bb88', '#b9a878', '#a9a27c', '#c9a08a'],
      15,
      { x: 0, y: 60, width: 1200, height: 820 },
      0.45,
    ),
    soft(
      scene((far) => {
        head(far, [230, 260, -800], 120, () => moods.antique, 'far2', {
          count: 40,
          size: 0.36,
        })
        petiole(
          far,
          [
            [250, 940, -900],
            [236, 600, -900],
            [230, 300, -900],
          ],
          8,
          6,
          '#b5a070',
          '#a08a58',
        )
        sprig(far, [1040, 940, -900], [1050, 480, -900], 200, greens.gold)
      }),
      6,
      0.55,
    ),
    scene((near) => {
      petiole(
        near,
        [
          [700, 940, -300],
          [680, 740, -280],
          [650, 560, -200],
        ],
        12,
        10,
        '#8a7a4c',
      )
      leaf(
        near,
        [684, 720, -240],
        [1030, 700, -200],
        120,
        { ...greens.leaf, base: '#6d7a3c', pale: '#a9a458' },
        1,
        { up: [-0.1, -0.7, 0.6], blush: { ink: '#8c3a34', reach: 0.5 }, ruffle: 0.3 },
      )
      leaf(
        near,
        [684, 730, -240],
        [330, 780, -200],
        124,
        { ...greens.gold, base: '#a98a34' },
        2.6,
        { up: [0.2, -0.7, 0.6], blush: { ink: '#9a4a30', reach: 0.4 }, ruffle: 0.3 },
      )
      head(
        near,
        [630, 410, 0],
        255,
        (d) =>
          d[0] + d[1] < -0.2
            ? { ...moods.antique, deep: '#9a5266', body: '#b08a80' }
            : d[1] > 0.3
              ? { ...moods.antique, deep: '#71794c', body: '#a3a876' }
              : moods.antique,
        'antique',
        { count: 84, crumple: 0.25 },
      )
    }),
  ].join('')
}
