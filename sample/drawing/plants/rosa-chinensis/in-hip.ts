/** 月季花, autumn: three hips, green to orange. */
import { greens } from '../../kit/leaf-greens.ts'
import { scene } from '../../kit/relief.ts'
import { petiole } from '../../kit/relief-leaf.ts'
import { garden, soft } from '../../kit/wash.ts'
import { cane } from './cane.ts'
import { hip } from './hip.ts'
import { leaf } from './leaf.ts'

export function inHip(): string {
  return [
    garden(
      'rose 3',
      ['#d9bd88', '#c8a878', '#b8ac84', '#e2c9a4'],
      15,
      { x: 0, y: 60, width: 1200, height: 800 },
      0.45,
    ),
    soft(
      scene((far) => {
        leaf(far, [940, 640, -600], -1.1, 380, greens.gold, 3)
        hip(far, { at: [1000, 330, -500], face: [0.2, -1, 0.1], size: 90 }, 1)
      }),
      6,
      0.55,
    ),
    scene((near) => {
      cane(
        near,
        [
          [300, 920, -60],
          [400, 720, -60],
          [520, 580, -40],
          [640, 500, -40],
        ],
        9,
        6,
        'e1',
        ['#7d6a40', '#8c4a34'],
      )
      petiole(
        near,
        [
          [640, 500, -20],
          [700, 440, 0],
          [712, 380, 10],
        ],
        5,
        4.5,
        '#8a6a3c',
      )
      petiole(
        near,
        [
          [590, 532, -20],
          [560, 440, 0],
          [520, 370, 0],
        ],
        5,
        4.5,
        '#8a6a3c',
      )
      petiole(
        near,
        [
          [640, 500, -40],
          [770, 500, -20],
          [850, 520, 0],
        ],
        5,
        4,
        '#7d7a40',
      )
      hip(near, { at: [712, 384, 20], face: [0.1, -0.97, 0.25], size: 170 }, 1)
      hip(near, { at: [520, 372, 10], face: [-0.35, -0.9, 0.2], size: 150 }, 0.85)
      hip(near, { at: [850, 520, 10], face: [0.9, 0.25, 0.3], size: 130 }, 0.4)
      leaf(near, [470, 636, -180], 2.9, 400, greens.gold, 3.2)
      leaf(
        near,
        [430, 690, -180],
        0.55,
        430,
        { ...greens.copper, base: '#94502c', pale: '#cf9448' },
        1,
      )
    }),
  ].join('')
}
