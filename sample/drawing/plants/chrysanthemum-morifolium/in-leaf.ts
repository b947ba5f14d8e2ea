/** 菊花, summer: a leafy stalk, young leaves at its tip. */
import { greens } from '../../kit/leaf-greens.ts'
import { scene } from '../../kit/relief.ts'
import { garden, soft } from '../../kit/wash.ts'
import { leaf, stalk } from './leaf.ts'

export function inLeaf(): string {
  return [
    garden(
      'mum 4',
      ['#93ae88', '#b7c89c', '#cfd8b0', '#84a084'],
      15,
      { x: 0, y: 0, width: 1200, height: 880 },
      0.45,
    ),
    soft(
      scene((far) => {
        stalk(
          far,
          [
            [1010, 940, -700],
            [1000, -60, -700],
          ],
          [
            [0.12, -0.2, 190],
            [0.28, 3.3, 190],
            [0.44, -0.3, 190],
            [0.58, 3.5, 180],
            [0.74, -0.3, 180],
            [0.9, 3.5, 170],
          ],
          greens.mist,
        )
        stalk(
          far,
          [
            [180, 940, -700],
            [190, -60, -700],
          ],
          [
            [0.14, -0.2, 190],
            [0.34, 3.3, 180],
            [0.52, -0.2, 190],
            [0.7, 3.3, 180],
            [0.86, -0.2, 170],
          ],
          greens.mist,
        )
      }),
      5,
      0.7,
    ),
    scene((near) => {
      const leaves = [
        [0.1, 0.2, 290],
        [0.22, 3, 300],
        [0.36, -0.15, 300],
        [0.48, 3.35, 280],
        [0.6, -0.35, 250],
        [0.72, 3.6, 220],
        [0.82, -0.7, 180],
        [0.9, 3.95, 140],
        [0.96, -1, 100],
      ] as const
      stalk(
        near,
        [
          [620, 950, -60],
          [600, 700, -40],
          [590, 430, 0],
          [596, 250, 20],
        ],
        leaves,
        { ...greens.leaf, base: '#41714a', pale: '#84a872', under: '#bcc8ac' },
      )
      for (const [dx, dy, k] of [
        [-16, -60, 1],
        [20, -54, 2],
        [4, -76, 3],
      ] as const)
        leaf(
          near,
          [596, 256, 30],
          [596 + dx * 1.4, 256 + dy, 60],
          20,
          { ...greens.fresh, under: '#c9d3b4' },
          k,
          [dx / 30, 0, 0.8],
        )
    }),
  ].join('')
}
