/** 鸢尾, spring: two buds in their sheaths. */
import { scene } from '../../kit/relief.ts'
import { petiole } from '../../kit/relief-leaf.ts'
import { garden, soft } from '../../kit/wash.ts'
import { bud, sheath } from './bud.ts'
import { fan, green, mist } from './leaves.ts'

export function inBud(): string {
  return [
    garden(
      'iris 3',
      ['#bcc8a0', '#cfd6b4', '#c9c0dc', '#a5ba94'],
      13,
      { x: 0, y: 60, width: 1200, height: 820 },
      0.45,
    ),
    soft(
      scene((far) => fan(far, [960, 940, -600], 680, 'm4', mist)),
      5,
      0.65,
    ),
    scene((near) => {
      fan(near, [350, 970, -260], 760, 'n3', green, 0.62)
      petiole(
        near,
        [
          [640, 940, -60],
          [650, 640, -40],
          [700, 338, 10],
        ],
        9,
        6,
        '#6f8c4a',
      )
      petiole(
        near,
        [
          [652, 600, -60],
          [600, 480, -50],
          [569, 366, -30],
        ],
        6,
        5,
        '#6f8c4a',
      )
      bud(near, { at: [700, 352, 20], face: [0.2, -0.97, 0.1], size: 190 })
      bud(near, { at: [570, 376, -20], face: [-0.22, -0.97, 0.1], size: 120 })
      sheath(near, [676, 480, 10], [760, 250, 30], 21, [0.7, 0, 0.7])
      sheath(near, [672, 500, 6], [640, 300, 24], 20, [-0.5, 0, 0.8])
      sheath(near, [592, 470, -30], [545, 310, -10], 16, [-0.5, 0, 0.8])
    }),
  ].join('')
}
