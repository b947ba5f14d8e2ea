/** 蒲公英, spring: rosettes in the lawn. */
import { scene } from '../../kit/relief.ts'
import { garden, soft } from '../../kit/wash.ts'
import { head } from './head.ts'
import { grass, lawn, mistGrass, turf } from './lawn.ts'
import { rosette } from './leaf.ts'
import { scape } from './scape.ts'

export function inTheLawn(): string {
  return [
    garden(
      'dandelion 3',
      ['#b9a884', '#c9bf98', '#a8b088', '#bcae8c'],
      14,
      { x: 0, y: 240, width: 1200, height: 640 },
      0.5,
    ),
    soft(
      scene((far) => grass(far, 'f3', 90, 560, 200, -900, mistGrass)),
      4,
      0.7,
    ),
    lawn(400, '#9aab78'),
    turf('t', 50, [560, 640, 740], ['#8aa468', '#7a9860', '#9ab078']),
    scene((near) => {
      rosette(near, [590, 640, 0], 430, 15, 'a')
      rosette(near, [590, 632, 30], 240, 8, 'b', ['#6a9448', '#a9c474'])
      for (const [x, y, h, s, o, fx] of [
        [560, 610, 240, 96, 1, -0.1],
        [650, 616, 170, 84, 0.9, 0.25],
        [500, 622, 120, 70, 0.35, -0.3],
        [610, 640, 70, 58, 0.15, 0.05],
      ] as const) {
        scape(
          near,
          [
            [x + (590 - x) * 0.6, y + 20, 80],
            [x, y - h * 0.5, 110],
            [x + fx * 60, y - h, 130],
          ],
          6.5,
        )
        head(
          near,
          { at: [x + fx * 66, y - h - 20, 150], face: [fx, -0.86, 0.5], size: s },
          `r${x}`,
          o,
        )
      }
      grass(near, 'n3', 22, 900, 130, 300)
    }),
  ].join('')
}
