/** 莲, plate: flower and bud over leaves in ink. */
import { brush } from '../../kit/brush.ts'
import { scene } from '../../kit/relief.ts'
import { blot, brushed } from '../../kit/wash.ts'
import { flower } from './flower.ts'
import { leaf } from './leaf.ts'

export function inkLeafPlate(): string {
  return [
    blot([620, 900], 460, 330, '#6f8f86', 0.22),
    brushed(
      scene((marks) =>
        leaf(marks, { at: [610, 800, -300], face: [-0.2, -0.62, 0.62], size: 400 }, 'ink1', {
          tint: '#2c3a34',
          back: '#8b968a',
          wave: 0.12,
          dip: 0.3,
        }),
      ),
      9,
      0.03,
    ),
    brushed(
      [
        brush({
          points: [
            [470, 1300],
            [500, 1080],
            [468, 800],
            [430, 560],
          ],
          width: 17,
          colour: '#43543c',
          press: 'stalk',
          opacity: 0.85,
          seed: 'ps1',
        }),
        brush({
          points: [
            [690, 1300],
            [700, 1150],
            [640, 1010],
            [612, 850],
          ],
          width: 20,
          colour: '#2c3a2c',
          press: 'stalk',
          opacity: 0.8,
          seed: 'ps2',
        }),
        brush({
          points: [
            [300, 1300],
            [270, 1000],
            [262, 700],
            [215, 430],
          ],
          width: 11,
          colour: '#566a48',
          press: 'stalk',
          opacity: 0.75,
          seed: 'ps3',
        }),
        ...[
          [120, 1240, 60],
          [190, 1260, -30],
          [850, 1250, 40],
          [900, 1275, -20],
        ].map(([x = 0, y = 0, b = 0], i) =>
          brush({
            points: [
              [x, y],
              [x + b * 0.4, y - 120],
              [x + b * 1.8, y - 230],
            ],
            width: 9,
            colour: '#4c5a44',
            opacity: 0.55,
            press: 'tail',
            seed: `grass ${i}`,
          }),
        ),
      ].join(''),
      4,
      0.05,
    ),
    scene((marks) => {
      flower(
        marks,
        { at: [430, 560, 0], face: [0.05, -0.86, 0.45], size: 290, spin: 0.7 },
        0.9,
        'plate',
      )
      flower(marks, { at: [214, 440, 0], face: [-0.24, -0.95, 0.1], size: 150 }, 0.08, 'plate bud')
    }),
    brushed(
      scene((marks) =>
        leaf(marks, { at: [180, 1120, -100], face: [0.2, -0.9, 0.35], size: 230 }, 'ink2', {
          tint: '#3c4b40',
          back: '#9aa496',
          wave: 0.1,
        }),
      ),
      8,
      0.03,
    ),
  ].join('')
}
