/** 牡丹, spring: the open flower over its leaves. */
import { greens } from '../../kit/leaf-greens.ts'
import { scene } from '../../kit/relief.ts'
import { petiole } from '../../kit/relief-leaf.ts'
import { garden, soft } from '../../kit/wash.ts'
import { flower } from './flower.ts'
import { leaf, sage } from './leaf.ts'

export function inFlower(): string {
  return [
    garden(
      'peony 1',
      ['#b9c4a0', '#cfc0b4', '#9fb592', '#e0c4c8'],
      14,
      { x: 0, y: 100, width: 1200, height: 800 },
      0.45,
    ),
    soft(
      scene((far) => {
        leaf(far, [900, 820, -600], -0.7, 420, greens.mist, 1)
        leaf(far, [220, 700, -600], -2.6, 400, greens.mist, 2)
        flower(far, { at: [1040, 300, -500], face: [0.3, -0.7, 0.5], size: 130 }, 'far')
      }),
      5,
      0.65,
    ),
    scene((near) => {
      leaf(near, [578, 640, -300], 0.12, 500, sage, 1.4, 40)
      leaf(near, [582, 690, -320], 2.85, 500, sage, 4, 20)
      leaf(near, [590, 770, -350], 0.62, 420, greens.leaf, 3)
      leaf(near, [594, 800, -360], 2.45, 380, greens.leaf, 2)
      leaf(near, [574, 560, -400], -2.55, 420, sage, 5.2)
      leaf(near, [574, 560, -420], -0.62, 440, sage, 0.8)
      petiole(
        near,
        [
          [600, 930, -320],
          [585, 740, -300],
          [570, 480, -120],
        ],
        10,
        8,
        '#8a8f58',
      )
      flower(near, { at: [565, 420, 0], face: [0.1, -0.5, 0.82], size: 300, spin: 0.3 }, 'one')
    }),
  ].join('')
}
