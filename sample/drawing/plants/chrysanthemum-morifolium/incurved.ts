/** 菊花, autumn: a golden incurved head. */
import { greens } from '../../kit/leaf-greens.ts'
import { scene } from '../../kit/relief.ts'
import { garden, soft } from '../../kit/wash.ts'
import { forms, hues } from './forms.ts'
import { head } from './head.ts'
import { dull, stalk } from './leaf.ts'

export function incurved(): string {
  return [
    garden(
      'mum 1',
      ['#a9a878', '#c7b880', '#93a07c', '#d9c48c'],
      15,
      { x: 0, y: 60, width: 1200, height: 820 },
      0.45,
    ),
    soft(
      scene((far) => {
        stalk(
          far,
          [
            [1000, 930, -700],
            [1020, 600, -700],
            [1010, 380, -700],
          ],
          [
            [0.3, -0.4, 150],
            [0.5, 3.4, 150],
          ],
          greens.mist,
        )
        head(
          far,
          { at: [1010, 340, -600], face: [0.2, -0.6, 0.7], size: 120 },
          forms.incurved,
          hues.gold,
          'far',
        )
      }),
      5,
      0.6,
    ),
    scene((near) => {
      stalk(
        near,
        [
          [600, 940, -260],
          [590, 760, -240],
          [575, 520, -180],
        ],
        [
          [0.12, 0.12, 260],
          [0.3, 2.9, 270],
          [0.46, -0.1, 250],
          [0.62, 3.3, 230],
          [0.05, 2.5, 220],
        ],
        dull,
      )
      head(
        near,
        { at: [575, 410, 0], face: [0.05, -0.5, 0.84], size: 270 },
        forms.incurved,
        hues.gold,
        'one',
      )
    }),
  ].join('')
}
