/** 鸢尾, spring: an open flower over its leaves. */
import { scene } from '../../kit/relief.ts'
import { petiole } from '../../kit/relief-leaf.ts'
import { garden, soft } from '../../kit/wash.ts'
import { sheath } from './bud.ts'
import { flower } from './flower.ts'
import { fan, green, mist } from './leaves.ts'

export function inFlower(): string {
  return [
    garden(
      'iris 1',
      ['#b0c09a', '#c4b8d8', '#9db592', '#d3d8b6'],
      15,
      { x: 0, y: 120, width: 1200, height: 760 },
      0.45,
    ),
    soft(
      scene((far) => {
        fan(far, [180, 900, -600], 560, 'm1', mist)
        fan(far, [1020, 920, -600], 600, 'm2', mist)
        flower(far, { at: [950, 250, -500], face: [0.1, -0.95, 0.3], size: 120, spin: 1 }, 'far')
        petiole(
          far,
          [
            [960, 900, -520],
            [950, 290, -520],
          ],
          6,
          5,
          '#8fa878',
        )
      }),
      5,
      0.6,
    ),
    scene((near) => {
      fan(near, [470, 960, -260], 640, 'n1', green, 0.75)
      petiole(
        near,
        [
          [560, 940, -160],
          [570, 700, -120],
          [586, 422, -50],
        ],
        9,
        7,
        '#6f8c4a',
      )
      sheath(near, [566, 640, -60], [640, 420, -30], 22, [0.7, 0, 0.7])
      sheath(near, [574, 660, -70], [500, 470, -50], 20, [-0.7, 0, 0.7])
      flower(near, { at: [588, 372, 0], face: [0.04, -0.8, 0.6], size: 268, spin: 0.55 }, 'one')
    }),
  ].join('')
}
