/** 月季花, summer: a half-open rose over red young leaves. */
import { greens } from '../../kit/leaf-greens.ts'
import { scene } from '../../kit/relief.ts'
import { garden, soft } from '../../kit/wash.ts'
import { cane } from './cane.ts'
import { flower } from './flower.ts'
import { leaf, wine } from './leaf.ts'

export function halfOpen(): string {
  return [
    garden(
      'rose 2',
      ['#9fb88c', '#c2d0a4', '#d9dfb8', '#8fa98a'],
      15,
      { x: 0, y: 60, width: 1200, height: 800 },
      0.45,
    ),
    soft(
      scene((far) => {
        leaf(far, [960, 560, -600], -0.8, 420, greens.mist, 3)
        leaf(far, [150, 800, -600], -1.4, 400, greens.mist, 1)
      }),
      5,
      0.7,
    ),
    scene((near) => {
      cane(
        near,
        [
          [420, 920, -60],
          [470, 720, -60],
          [530, 540, -40],
          [548, 400, -20],
        ],
        9,
        6.5,
        'd1',
      )
      leaf(near, [458, 760, -150], 3.3, 430, wine, 1)
      leaf(near, [505, 610, -150], -0.1, 460, wine, 4.2)
      leaf(near, [440, 830, -200], 0.35, 420, greens.leaf, 2)
      flower(
        near,
        { at: [550, 388, 0], face: [0.22, -0.93, 0.3], size: 225, spin: 0.2 },
        'half',
        0.42,
      )
    }),
  ].join('')
}
