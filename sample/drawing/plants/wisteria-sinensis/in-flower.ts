/** 紫藤, spring: clusters hanging from the vine. */
import { scene } from '../../kit/relief.ts'
import { garden, soft } from '../../kit/wash.ts'
import { cluster } from './cluster.ts'
import { leaf, young } from './leaf.ts'
import { tendril, vine } from './vine.ts'

export function inFlower(): string {
  return [
    garden(
      'wisteria 1',
      ['#b9a9cf', '#a9b993', '#c8bcd9', '#c3cba6'],
      16,
      { x: 0, y: 100, width: 1200, height: 760 },
      0.4,
    ),
    soft(
      scene((far) => {
        cluster(
          far,
          [
            [180, 140, 0],
            [190, 330, 0],
            [200, 520, 0],
          ],
          46,
          'far1',
        )
        cluster(
          far,
          [
            [1060, 120, 0],
            [1050, 300, 0],
            [1062, 450, 0],
          ],
          44,
          'far2',
        )
      }),
      6,
      0.55,
    ),
    tendril.svg,
    vine.svg,
    scene((near) => {
      leaf(
        near,
        [
          [470, 120, -90],
          [400, 200, -80],
          [330, 330, -60],
          [290, 450, -60],
        ],
        young,
        24,
        {
          pairs: 5,
          length: 96,
          seed: 2,
        },
      )
      leaf(
        near,
        [
          [900, 100, -90],
          [985, 190, -80],
          [1040, 320, -70],
        ],
        young,
        22,
        {
          pairs: 4,
          length: 90,
          seed: 5,
        },
      )
      leaf(
        near,
        [
          [650, 110, -90],
          [600, 200, -90],
          [560, 320, -90],
        ],
        young,
        20,
        {
          pairs: 4,
          length: 80,
          seed: 8,
        },
      )
      cluster(
        near,
        [
          [480, 130, -40],
          [486, 330, -30],
          [470, 540, -30],
          [474, 700, -20],
        ],
        62,
        'a',
        0.72,
      )
      cluster(
        near,
        [
          [742, 130, 20],
          [748, 330, 30],
          [766, 590, 40],
          [760, 800, 40],
        ],
        68,
        'b',
        0.8,
      )
      cluster(
        near,
        [
          [250, 130, -60],
          [246, 280, -60],
          [252, 420, -60],
        ],
        50,
        'c',
        0.55,
      )
      cluster(
        near,
        [
          [960, 110, -50],
          [962, 260, -50],
          [952, 430, -50],
        ],
        54,
        'd',
        0.6,
      )
    }),
  ].join('')
}
