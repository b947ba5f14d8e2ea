/** 紫藤, plate: clusters on a vine in ink. */
import { inkBranch } from '../../kit/ink-branch.ts'
import type { LeafColours } from '../../kit/leaf-greens.ts'
import { scene } from '../../kit/relief.ts'
import { blot, brushed } from '../../kit/wash.ts'
import { cluster } from './cluster.ts'
import { leaf } from './leaf.ts'

export function inkVinePlate(): string {
  const inky: LeafColours = {
    base: '#5f7050',
    pale: '#a3ac80',
    under: '#b6ba98',
    vein: '#3c4a34',
    edge: '#46543c',
  }
  return [
    blot([560, 420], 420, 330, '#b3a6cc', 0.2),
    blot([420, 820], 300, 300, '#b9c2a2', 0.18),
    inkBranch({
      points: [
        [1000, 60],
        [820, 150],
        [640, 110],
        [450, 190],
        [230, 140],
        [90, 230],
        [60, 420],
        [150, 560],
      ],
      from: 44,
      to: 9,
      seed: 'wisteria plate',
    }),
    inkBranch({
      points: [
        [1000, 190],
        [860, 90],
        [700, 190],
        [520, 100],
        [360, 210],
        [260, 190],
      ],
      from: 20,
      to: 5,
      seed: 'wisteria twine',
      ink: 0.8,
      moss: false,
    }),
    inkBranch({
      points: [
        [640, 110],
        [600, 300],
        [690, 420],
        [640, 560],
        [720, 700],
        [700, 840],
      ],
      from: 12,
      to: 3,
      seed: 'wisteria whip',
      ink: 0.7,
      moss: false,
    }),
    brushed(
      scene((m) => {
        leaf(
          m,
          [
            [330, 170, -90],
            [260, 280, -90],
            [250, 420, -90],
            [200, 540, -90],
          ],
          { colours: inky },
          29,
          {
            pairs: 5,
            length: 120,
            seed: 2,
          },
        )
        leaf(
          m,
          [
            [700, 130, -90],
            [800, 260, -90],
            [860, 400, -90],
            [850, 520, -90],
          ],
          { colours: inky },
          28,
          {
            pairs: 5,
            length: 115,
            seed: 6,
          },
        )
      }),
      5,
      0.04,
    ),
    brushed(
      scene((m) => {
        cluster(
          m,
          [
            [470, 180, 0],
            [478, 420, 0],
            [450, 700, 0],
            [470, 930, 0],
          ],
          74,
          'pa',
          0.75,
        )
        cluster(
          m,
          [
            [620, 120, -80],
            [616, 300, -80],
            [636, 520, -80],
          ],
          58,
          'pb',
          0.62,
        )
        cluster(
          m,
          [
            [250, 150, -60],
            [240, 260, -60],
            [246, 380, -60],
          ],
          48,
          'pc',
          0.5,
        )
      }),
      2.5,
      0.06,
    ),
  ].join('')
}
