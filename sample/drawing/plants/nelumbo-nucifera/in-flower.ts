/** 莲, summer: an open flower above two leaves, a bud in the distance. */
import { scene } from '../../kit/relief.ts'
import { garden, soft } from '../../kit/wash.ts'
import { flower } from './flower.ts'
import { leaf } from './leaf.ts'
import { stalk } from './stalk.ts'

export function inFlower(): string {
  return [
    garden(
      'lotus far 1',
      ['#7fa07a', '#a8c29a', '#c7d6ae', '#8fb29c'],
      14,
      { x: 0, y: 330, width: 1200, height: 560 },
      0.5,
    ),
    soft(
      scene((far) => {
        leaf(far, { at: [330, 560, -500], face: [0.2, -0.9, 0.3], size: 210 }, 'a3')
        leaf(far, { at: [1010, 380, -500], face: [-0.25, -0.85, 0.35], size: 190 }, 'a4')
        stalk(
          far,
          [
            [1000, 900, -600],
            [1010, 390, -520],
          ],
          7,
          'a4',
        )
        flower(far, { at: [1085, 250, -420], face: [-0.3, -0.9, 0.1], size: 110 }, 0.25, 'far')
        stalk(
          far,
          [
            [1120, 900, -600],
            [1090, 260, -460],
          ],
          6,
          'a5',
        )
      }),
      4.5,
      0.62,
    ),
    scene((near) => {
      leaf(near, { at: [190, 700, -420], face: [0.22, -0.8, 0.5], size: 320 }, 'b1', {
        dip: 0.26,
      })
      leaf(near, { at: [900, 740, -260], face: [-0.16, -0.72, 0.65], size: 340 }, 'n1')
      stalk(
        near,
        [
          [575, 900, -70],
          [548, 700, -50],
          [560, 490, -30],
        ],
        11,
        's',
      )
      flower(near, { at: [560, 490, 0], face: [0.12, -0.8, 0.55], size: 335, spin: 0.4 }, 1, 'f1')
    }),
  ].join('')
}
