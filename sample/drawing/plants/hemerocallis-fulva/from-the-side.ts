/** 萱草, summer: the flower from the side, with buds and a spent one. */
import { scene } from '../../kit/relief.ts'
import { strap } from '../../kit/relief-strap.ts'
import { garden, soft } from '../../kit/wash.ts'
import { bud } from './bud.ts'
import { flower } from './flower.ts'
import { fountain, green, mist } from './leaves.ts'

import { scape } from './scape.ts'

export function fromTheSide(): string {
  return [
    garden(
      'daylily 2',
      ['#93b084', '#bccd9c', '#dcd9b0', '#86a688'],
      15,
      { x: 0, y: 0, width: 1200, height: 880 },
      0.45,
    ),
    soft(
      scene((far) => {
        fountain(far, [900, 1060, -700], 800, 'm2', mist, 10)
      }),
      5,
      0.65,
    ),
    scene((near) => {
      fountain(near, [280, 1080, -500], 760, 'n2', green, 9)
      scape(
        near,
        [
          [520, 940, -60],
          [530, 740, -40],
          [560, 560, 0],
          [590, 470, 0],
        ],
        10,
        7,
      )
      scape(
        near,
        [
          [560, 560, -20],
          [480, 470, 0],
          [438, 413, 0],
        ],
        7,
        6,
      )
      scape(
        near,
        [
          [590, 470, 0],
          [680, 420, 10],
          [740, 400, 20],
        ],
        6,
        6,
      )
      scape(
        near,
        [
          [590, 480, 0],
          [610, 400, 10],
          [640, 330, 10],
        ],
        6,
        5,
      )
      scape(
        near,
        [
          [570, 520, -10],
          [680, 520, -20],
          [760, 560, -20],
        ],
        5,
        4.5,
      )
      strap(
        near,
        [
          [560, 566, 10],
          [520, 520, 20],
          [505, 450, 30],
        ],
        { half: 12, ...green },
      )
      flower(
        near,
        { at: [398, 396, 20], face: [-0.9, -0.32, 0.3], size: 250, spin: 0.3 },
        'side',
        0.92,
      )
      bud(near, { at: [738, 402, 20], face: [0.8, -0.55, 0.2], size: 230 }, 0.85)
      bud(near, { at: [640, 334, 10], face: [0.12, -0.98, 0.15], size: 165 }, 0.3)
      bud(near, { at: [758, 558, -20], face: [0.5, 0.85, 0.1], size: 170 }, 1, true)
      bud(near, { at: [600, 440, 0], face: [-0.4, -0.9, 0.2], size: 70 }, 0)
    }),
  ].join('')
}
