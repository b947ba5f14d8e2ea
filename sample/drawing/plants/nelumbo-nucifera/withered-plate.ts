/** 莲, plate: withered lotus in dry ink. */
import { brush } from '../../kit/brush.ts'
import { scene } from '../../kit/relief.ts'
import { blot, brushed } from '../../kit/wash.ts'
import { receptacle } from './receptacle.ts'
import { withered } from './withered.ts'

export function witheredPlate(): string {
  return [
    blot([330, 980], 420, 200, '#7b7f76', 0.2),
    blot([800, 1130], 320, 120, '#8b8a7c', 0.2),
    brushed(
      [
        brush({
          points: [
            [600, 1180],
            [640, 860],
            [600, 560],
            [470, 330],
          ],
          width: 13,
          colour: '#3a352a',
          press: 'stalk',
          opacity: 0.85,
          dry: 0.5,
          seed: 'dry1',
        }),
        brush({
          points: [
            [470, 330],
            [450, 300],
            [400, 310],
            [372, 380],
          ],
          width: 11,
          colour: '#3a352a',
          press: 'stalk',
          opacity: 0.85,
          dry: 0.5,
          seed: 'dry2',
        }),
        brush({
          points: [
            [300, 1150],
            [330, 920],
            [350, 760],
          ],
          width: 12,
          colour: '#4b4638',
          press: 'stalk',
          opacity: 0.8,
          dry: 0.6,
          seed: 'dry3',
        }),
        brush({
          points: [
            [350, 760],
            [460, 850],
            [560, 1010],
          ],
          width: 10,
          colour: '#4b4638',
          press: 'stalk',
          opacity: 0.7,
          dry: 0.7,
          seed: 'dry4',
        }),
        brush({
          points: [
            [760, 1190],
            [772, 960],
            [740, 640],
          ],
          width: 9,
          colour: '#5c574a',
          press: 'stalk',
          opacity: 0.6,
          dry: 0.6,
          seed: 'dry5',
        }),
      ].join(''),
      4,
      0.05,
    ),
    brushed(
      scene((marks) => withered(marks, [742, 640, 0], 270, 'plate dry', 0.06)),
      8,
      0.03,
    ),
    scene((marks) =>
      receptacle(marks, { at: [370, 372, 0], face: [-0.3, 0.82, 0.42], size: 135 }, 'brown'),
    ),
    brushed(
      [1160, 1176, 1192, 1206]
        .map((y, i) =>
          brush({
            points: [
              [180 + i * 60, y],
              [460, y - 6],
              [820 - i * 40, y + 2],
            ],
            width: 4,
            colour: '#5f6a66',
            opacity: 0.4,
            press: 'leaf',
            seed: `wet ${i}`,
          }),
        )
        .join(''),
      4,
      0.05,
    ),
  ].join('')
}
