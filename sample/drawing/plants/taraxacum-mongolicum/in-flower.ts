/** 蒲公英, spring: an open head and a half-open one. */
import { scene } from '../../kit/relief.ts'
import { garden, soft } from '../../kit/wash.ts'
import { head } from './head.ts'
import { grass, mistGrass } from './lawn.ts'
import { scape } from './scape.ts'

export function inFlower(): string {
  return [
    garden(
      'dandelion 1',
      ['#a9be88', '#c7d3a0', '#93ad7c', '#dfe0b0'],
      16,
      { x: 0, y: 0, width: 1200, height: 880 },
      0.5,
    ),
    soft(
      scene((far) => {
        grass(far, 'f1', 60, 900, 380, -900, mistGrass)
        head(far, { at: [1010, 420, -700], face: [0.1, -0.8, 0.5], size: 80 }, 'far')
        scape(
          far,
          [
            [1030, 920, -720],
            [1010, 430, -720],
          ],
          6,
        )
      }),
      5,
      0.7,
    ),
    scene((near) => {
      scape(
        near,
        [
          [520, 940, -200],
          [540, 720, -180],
          [566, 480, -140],
        ],
        11,
      )
      scape(
        near,
        [
          [760, 940, -240],
          [800, 780, -220],
          [806, 640, -200],
        ],
        9,
      )
      head(near, { at: [806, 606, -160], face: [0.3, -0.9, 0.28], size: 128 }, 'half', 0.5)
      head(near, { at: [570, 390, 0], face: [0.1, -0.55, 0.82], size: 275 }, 'one')
      grass(near, 'n1', 26, 940, 240, 60)
    }),
  ].join('')
}
