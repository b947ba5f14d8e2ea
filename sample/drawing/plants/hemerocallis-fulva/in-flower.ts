/** 萱草, summer: an open trumpet with two buds. */
import { scene } from '../../kit/relief.ts'
import { petiole } from '../../kit/relief-leaf.ts'
import { garden, soft } from '../../kit/wash.ts'
import { bud } from './bud.ts'
import { flower } from './flower.ts'
import { fountain, mist } from './leaves.ts'

import { scape } from './scape.ts'

export function inFlower(): string {
  return [
    garden(
      'daylily 1',
      ['#8fae78', '#b5c890', '#d9d4a0', '#7d9f78'],
      16,
      { x: 0, y: 0, width: 1200, height: 880 },
      0.5,
    ),
    soft(
      scene((far) => {
        flower(far, { at: [1050, 300, -600], face: [0.5, -0.4, 0.6], size: 130 }, 'far')
        petiole(
          far,
          [
            [1000, 930, -700],
            [1010, 600, -680],
            [1040, 330, -620],
          ],
          7,
          6,
          '#8fa868',
          '#8fa868',
        )
        fountain(far, [260, 1000, -700], 760, 'm1', mist, 8)
      }),
      6,
      0.65,
    ),
    scene((near) => {
      scape(
        near,
        [
          [690, 940, -260],
          [680, 760, -220],
          [640, 600, -180],
          [590, 500, -120],
        ],
        11,
        8,
      )
      scape(
        near,
        [
          [650, 620, -190],
          [760, 520, -160],
          [830, 400, -120],
        ],
        7,
        6,
      )
      scape(
        near,
        [
          [780, 500, -170],
          [850, 500, -160],
          [905, 470, -140],
        ],
        5,
        5,
      )
      bud(near, { at: [828, 405, -110], face: [0.25, -0.95, 0.2], size: 215 }, 0.6)
      bud(near, { at: [903, 474, -130], face: [0.75, -0.6, 0.2], size: 120 }, 0.1)
      flower(near, { at: [560, 470, 0], face: [-0.3, -0.2, 0.93], size: 330, spin: 0.5 }, 'one')
    }),
  ].join('')
}
