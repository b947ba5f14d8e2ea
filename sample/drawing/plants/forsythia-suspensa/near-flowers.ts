/** 连翘, spring: two bells from near, leaf buds breaking at the node. */
import { greens } from '../../kit/leaf-greens.ts'
import { scene } from '../../kit/relief.ts'
import { leafBlade, petiole } from '../../kit/relief-leaf.ts'
import { garden, soft } from '../../kit/wash.ts'
import { archingBranch } from './branches.ts'
import { flower } from './flower.ts'

export function nearFlowers(): string {
  const stem = archingBranch(
    'forsythia macro',
    [
      [-20, 210],
      [300, 250],
      [640, 190],
      [960, 240],
      [1220, 170],
    ],
    34,
    28,
  )
  return [
    garden(
      'forsythia 2',
      ['#d9c46c', '#c3c8a4', '#e8d68a', '#b9c2b0'],
      15,
      { x: 0, y: 0, width: 1200, height: 880 },
      0.5,
    ),
    soft(
      scene((far) => {
        flower(far, { at: [1000, 640, -400], face: [0.4, 0.6, 0.6], size: 190 }, 'f1')
        flower(far, { at: [180, 620, -400], face: [-0.4, 0.5, 0.6], size: 180 }, 'f2')
      }),
      7,
      0.6,
    ),
    stem.svg,
    scene((m) => {
      petiole(
        m,
        [
          [420, 236, 10],
          [462, 310, -30],
          [488, 404, -30],
        ],
        7,
        8,
        '#8a9a4c',
      )
      petiole(
        m,
        [
          [690, 196, 10],
          [716, 270, -10],
          [725, 358, -24],
        ],
        7,
        8,
        '#8a9a4c',
      )
      flower(m, { at: [478, 450, 60], face: [-0.1, 0.5, 0.85], size: 250, spin: 0.4 }, 'm1')
      flower(m, { at: [770, 430, 0], face: [0.5, 0.8, 0.25], size: 225, spin: 0.9 }, 'm2', 0.85)
      // Leaf buds just breaking at the node.
      for (const [x, y, s] of [
        [640, 178, -1],
        [668, 176, 1],
        [380, 222, -1],
      ] as const)
        leafBlade(m, [x, y, 14], [x + s * 26, y - 62, 20], {
          half: 13,
          colours: { ...greens.fresh, base: '#8aa03c', pale: '#c3cc6c' },
          pairs: 4,
          fold: 0.8,
          phase: x,
        })
    }),
  ].join('')
}
