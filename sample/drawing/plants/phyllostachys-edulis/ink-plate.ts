/** 毛竹, plate: culms and leaves in ink. */
import { brush } from '../../kit/brush.ts'
import { blot, brushed } from '../../kit/wash.ts'
import { inkCulm, inkLeaves } from './ink.ts'

export function inkPlate(): string {
  return [
    blot([620, 420], 420, 330, '#9aa38e', 0.16),
    brushed(
      inkCulm([700, 1260], [770, 40], 30, [0.16, 0.36, 0.56, 0.75, 0.92], '#8a8f80', 0.42, 'far') +
        inkLeaves([764, 360], 0.5, 190, '#8a9082', 0.4, 'f1', 5) +
        inkLeaves([742, 560], 2.4, 180, '#8a9082', 0.4, 'f2', 4) +
        inkLeaves([780, 160], 2.2, 170, '#8a9082', 0.36, 'f3', 4),
      6,
      0.04,
    ),
    brushed(
      [
        inkCulm(
          [330, 1290],
          [440, -10],
          56,
          [0.13, 0.31, 0.5, 0.68, 0.85],
          '#2c3027',
          0.78,
          'near',
        ),
        brush({
          points: [
            [398, 500],
            [470, 430],
            [560, 400],
            [640, 410],
          ],
          width: 8,
          colour: '#2c3027',
          opacity: 0.85,
          press: 'stalk',
          seed: 'tw1',
        }),
        brush({
          points: [
            [380, 660],
            [290, 600],
            [210, 600],
          ],
          width: 7,
          colour: '#2c3027',
          opacity: 0.85,
          press: 'stalk',
          seed: 'tw2',
        }),
        brush({
          points: [
            [418, 270],
            [500, 210],
            [570, 200],
          ],
          width: 6,
          colour: '#2c3027',
          opacity: 0.85,
          press: 'stalk',
          seed: 'tw3',
        }),
        inkLeaves([560, 400], 1.0, 210, '#1b1f18', 0.85, 'n1', 5),
        inkLeaves([640, 412], 0.62, 220, '#1b1f18', 0.85, 'n2', 4),
        inkLeaves([500, 418], 1.5, 170, '#23281f', 0.8, 'n3', 3),
        inkLeaves([212, 602], 2.2, 200, '#1b1f18', 0.85, 'n4', 4),
        inkLeaves([290, 606], 1.7, 170, '#3a4036', 0.7, 'n5', 3),
        inkLeaves([568, 202], 0.8, 190, '#23281f', 0.8, 'n6', 4),
        inkLeaves([500, 212], 1.4, 150, '#3a4036', 0.7, 'n7', 3),
      ].join(''),
      5,
      0.045,
    ),
  ].join('')
}
