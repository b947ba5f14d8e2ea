/** 紫藤, spring: one cluster from near. */
import { scene } from '../../kit/relief.ts'
import { garden } from '../../kit/wash.ts'
import { cluster } from './cluster.ts'

export function nearCluster(): string {
  return [
    garden(
      'wisteria 2',
      ['#b5a6cb', '#b9c39c', '#d3c8df', '#9c8cb8'],
      15,
      { x: 0, y: 0, width: 1200, height: 860 },
      0.5,
    ),
    scene((near) => {
      cluster(
        near,
        [
          [640, -260, -20],
          [590, 100, -10],
          [560, 420, 0],
          [600, 860, 10],
        ],
        150,
        'macro',
        0.9,
      )
    }),
  ].join('')
}
