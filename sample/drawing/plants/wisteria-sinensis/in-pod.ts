/** 紫藤, winter: velvet pods on the bare vine. */
import { scene } from '../../kit/relief.ts'
import { petiole } from '../../kit/relief-leaf.ts'
import { garden, soft } from '../../kit/wash.ts'
import { pod } from './pod.ts'
import { tendril, vine } from './vine.ts'

export function inPod(): string {
  return [
    garden(
      'wisteria 4',
      ['#b6b9b2', '#c9c4b4', '#a7afb0'],
      12,
      { x: 0, y: 60, width: 1200, height: 800 },
      0.4,
    ),
    soft(
      scene((far) =>
        pod(
          far,
          [
            [960, 170, 0],
            [966, 280, 0],
            [950, 400, 0],
            [960, 480, 0],
          ],
          26,
          'far',
        ),
      ),
      5,
      0.55,
    ),
    tendril.svg,
    vine.svg,
    scene((near) => {
      petiole(
        near,
        [
          [520, 110, 0],
          [512, 200, 0],
          [520, 290, 0],
          [500, 372, 0],
        ],
        4,
        3,
        '#7a6a4c',
        '#3d3424',
      )
      pod(
        near,
        [
          [506, 396, 30],
          [488, 520, 30],
          [500, 650, 34],
          [478, 760, 30],
        ],
        36,
        'p1',
      )
      pod(
        near,
        [
          [519, 258, -20],
          [600, 350, -10],
          [632, 470, 0],
          [622, 590, 0],
        ],
        32,
        'p2',
      )
      petiole(
        near,
        [
          [770, 130, -20],
          [776, 220, -20],
          [764, 290, -20],
        ],
        3.6,
        3,
        '#7a6a4c',
        '#3d3424',
      )
      pod(
        near,
        [
          [764, 312, 0],
          [776, 420, 0],
          [760, 540, 0],
          [770, 640, 0],
        ],
        31,
        'p3',
      )
      pod(
        near,
        [
          [318, 190, -30],
          [300, 290, -30],
          [310, 400, -30],
          [296, 480, -30],
        ],
        28,
        'p4',
      )
    }),
  ].join('')
}
