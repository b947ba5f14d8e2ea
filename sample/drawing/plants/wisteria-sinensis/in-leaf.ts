/** 紫藤, summer: a shoot in full leaf. */
import { greens } from '../../kit/leaf-greens.ts'
import { scene, type Vec } from '../../kit/relief.ts'
import { petiole } from '../../kit/relief-leaf.ts'
import { barks, twig } from '../../kit/twig.ts'
import { garden, soft } from '../../kit/wash.ts'
import { grown, leaf } from './leaf.ts'

export function inLeaf(): string {
  const shoot = twig({
    points: [
      [-10, 300],
      [240, 250],
      [480, 180],
      [760, 190],
      [980, 120],
      [1210, 60],
    ],
    from: 11,
    to: 5,
    bark: barks.brown,
    rough: 0.3,
    nodes: [0.2, 0.45, 0.7],
    seed: 'wisteria shoot',
  })
  const curl: Vec[] = [
    [760, 190, 10],
    [860, 240, 20],
    [930, 200, 0],
    [1010, 250, -10],
    [1080, 200, 10],
    [1150, 240, 10],
  ]
  return [
    garden(
      'wisteria 3',
      ['#89a878', '#a9c08c', '#c9d6a8', '#7b9a78'],
      15,
      { x: 0, y: 0, width: 1200, height: 860 },
      0.45,
    ),
    soft(
      scene((far) => {
        leaf(
          far,
          [
            [120, 300, 0],
            [180, 480, 0],
            [170, 700, 0],
          ],
          { colours: greens.mist },
          36,
          {
            pairs: 6,
            length: 150,
            seed: 1,
          },
        )
        leaf(
          far,
          [
            [1000, 120, 0],
            [1040, 380, 0],
            [980, 640, 0],
          ],
          { colours: greens.mist },
          36,
          {
            pairs: 6,
            length: 150,
            seed: 4,
          },
        )
      }),
      5,
      0.75,
    ),
    shoot.svg,
    scene((near) => {
      petiole(near, curl, 3, 1, '#a9a468')
      leaf(
        near,
        [
          [486, 184, 0],
          [540, 330, 30],
          [620, 520, 40],
          [660, 760, 30],
        ],
        grown(greens.leaf),
        46,
        {
          pairs: 6,
          length: 190,
          seed: 1,
          from: 0.2,
        },
      )
      leaf(
        near,
        [
          [250, 250, -80],
          [240, 380, -70],
          [300, 520, -80],
          [280, 680, -80],
        ],
        grown(greens.deep),
        38,
        {
          pairs: 5,
          length: 150,
          seed: 3,
          from: 0.22,
        },
      )
      leaf(
        near,
        [
          [770, 190, -60],
          [860, 300, -60],
          [930, 440, -60],
          [1010, 540, -60],
        ],
        grown(greens.fresh),
        31,
        {
          pairs: 5,
          length: 130,
          seed: 6,
          from: 0.24,
        },
      )
    }),
  ].join('')
}
