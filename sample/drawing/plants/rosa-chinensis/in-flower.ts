/** 月季花, spring: a blown rose with its bud. */
import { greens } from '../../kit/leaf-greens.ts'
import { scene } from '../../kit/relief.ts'
import { garden, soft } from '../../kit/wash.ts'
import { cane } from './cane.ts'
import { flower } from './flower.ts'
import { leaf } from './leaf.ts'

export function inFlower(): string {
  return [
    garden(
      'rose 1',
      ['#a9bd92', '#c7cfaa', '#e0bcc0', '#93ab88'],
      15,
      { x: 0, y: 60, width: 1200, height: 800 },
      0.45,
    ),
    soft(
      scene((far) => {
        leaf(far, [1010, 760, -600], -1.2, 380, greens.mist, 2)
        leaf(far, [210, 640, -600], -2, 380, greens.mist, 5)
        flower(far, { at: [240, 260, -500], face: [-0.3, -0.6, 0.6], size: 95 }, 'far', 0.9)
      }),
      5,
      0.65,
    ),
    scene((near) => {
      cane(
        near,
        [
          [660, 920, -120],
          [640, 760, -110],
          [596, 610, -80],
          [588, 470, -40],
        ],
        10,
        7,
        'c1',
      )
      leaf(near, [612, 660, -200], 0.05, 440, greens.leaf, 1.2)
      leaf(near, [640, 755, -200], 2.95, 460, greens.deep, 3.4)
      leaf(near, [592, 560, -260], -2.65, 350, greens.leaf, 2.2, 3)
      leaf(near, [648, 800, -240], 0.6, 380, greens.deep, 4)
      flower(near, { at: [585, 400, 0], face: [0.08, -0.52, 0.85], size: 262, spin: 0.5 }, 'one')
      cane(
        near,
        [
          [596, 610, -120],
          [720, 520, -110],
          [800, 400, -100],
          [830, 300, -90],
        ],
        6,
        4.5,
        'c2',
      )
      flower(near, { at: [832, 280, -80], face: [0.2, -0.95, 0.2], size: 112 }, 'bud', 0.12)
    }),
  ].join('')
}
