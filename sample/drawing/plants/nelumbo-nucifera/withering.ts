/** 莲, autumn: a nodding seed cone between withered leaves. */
import { scene } from '../../kit/relief.ts'
import { garden, soft } from '../../kit/wash.ts'
import { receptacle } from './receptacle.ts'
import { dryStalk, stalk } from './stalk.ts'
import { withered } from './withered.ts'

export function withering(): string {
  return [
    garden(
      'lotus autumn',
      ['#d8c08c', '#c7a86c', '#a9a274', '#e2cfa0'],
      15,
      { x: 0, y: 40, width: 1200, height: 800 },
      0.5,
    ),
    soft(
      scene((far) => {
        withered(far, [950, 330, -300], 300, 'w2', 0.1)
        stalk(
          far,
          [
            [930, 900, -320],
            [960, 600, -320],
            [950, 330, -320],
          ],
          7,
          'w2',
          dryStalk,
        )
      }),
      4,
      0.6,
    ),
    scene((near) => {
      stalk(
        near,
        [
          [430, 900, -40],
          [450, 560, -40],
          [500, 330, -40],
          [590, 262, -20],
          [640, 330, 0],
        ],
        10,
        'nod',
        dryStalk,
      )
      receptacle(near, { at: [640, 322, 0], face: [0.5, 0.72, 0.48], size: 185 }, 'brown')
      stalk(
        near,
        [
          [190, 900, -80],
          [225, 640, -80],
          [275, 420, -60],
        ],
        8,
        'wl',
        dryStalk,
      )
      withered(near, [275, 415, -20], 310, 'w1', -0.08)
    }),
  ].join('')
}
