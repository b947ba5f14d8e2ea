/** 萱草, autumn: yellowed leaves and spent stalks. */
import { scene } from '../../kit/relief.ts'
import { petiole } from '../../kit/relief-leaf.ts'
import { garden, soft } from '../../kit/wash.ts'
import { bud } from './bud.ts'
import { fountain } from './leaves.ts'

export function withering(): string {
  return [
    garden(
      'daylily 4',
      ['#d6bb84', '#c3a874', '#b3a880', '#dcc79c'],
      14,
      { x: 0, y: 100, width: 1200, height: 780 },
      0.45,
    ),
    soft(
      scene((far) =>
        fountain(
          far,
          [980, 960, -700],
          620,
          'm5',
          { base: '#bfa878', pale: '#d3c296', edge: '#b39c6a' },
          9,
        ),
      ),
      5,
      0.6,
    ),
    scene((near) => {
      fountain(
        near,
        [500, 900, 0],
        660,
        'n6',
        { base: '#a9924a', pale: '#d6c480', under: '#c9b678', edge: '#6a5626' },
        13,
        { ink: '#9a6534', reach: 0.7 },
      )
      petiole(
        near,
        [
          [540, 910, 60],
          [560, 640, 60],
          [620, 380, 60],
          [640, 250, 60],
        ],
        7,
        4,
        '#a38450',
        '#5a4020',
      )
      petiole(
        near,
        [
          [622, 380, 60],
          [700, 300, 60],
          [742, 240, 60],
        ],
        4,
        3,
        '#a38450',
        '#5a4020',
      )
      petiole(
        near,
        [
          [600, 450, 60],
          [550, 370, 60],
          [520, 320, 60],
        ],
        4,
        3,
        '#a38450',
        '#5a4020',
      )
      for (const [x, y, fx] of [
        [640, 254, 0.05],
        [742, 244, 0.5],
        [520, 326, -0.4],
      ] as const)
        bud(near, { at: [x, y, 62], face: [fx, -0.95, 0.2], size: 54 }, 1, true)
    }),
  ].join('')
}
