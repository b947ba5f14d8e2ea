/** 萱草, plate: flower and buds over leaves in ink. */
import { brush } from '../../kit/brush.ts'
import { random } from '../../kit/random.ts'
import { scene } from '../../kit/relief.ts'
import { blot, brushed } from '../../kit/wash.ts'
import { bud } from './bud.ts'
import { flower } from './flower.ts'

export function inkLeafPlate(): string {
  const chance = random('daylily plate')
  const leaves: string[] = []
  for (const [i, [lift, tipX, tipY]] of (
    [
      [0.5, 120, 760],
      [0.8, 210, 560],
      [1, 330, 420],
      [0.7, 660, 700],
      [0.55, 820, 880],
      [0.35, 60, 980],
      [0.9, 560, 520],
      [0.4, 900, 1060],
      [0.6, 300, 840],
      [0.5, 640, 900],
    ] as const
  ).entries()) {
    const x = 420 + (i - 5) * 9
    leaves.push(
      brush({
        points: [
          [x, 1190],
          [x + (tipX - x) * 0.28, 1190 - 420 * lift],
          [x + (tipX - x) * 0.7, tipY - 70],
          [tipX, tipY + 30],
        ],
        width: chance.between(18, 30),
        colour: ['#3c4d38', '#55664a', '#6c7a5c', '#46573f'][i % 4] as string,
        opacity: 0.72,
        dry: 0.3,
        seed: `leaf ${i}`,
      }),
    )
  }
  return [
    blot([430, 1160], 420, 140, '#9aa080', 0.25),
    blot([560, 420], 320, 280, '#e2b88a', 0.16),
    brushed(leaves.join(''), 5, 0.045),
    brushed(
      [
        brush({
          points: [
            [440, 1190],
            [470, 900],
            [520, 640],
            [560, 470],
          ],
          width: 13,
          colour: '#5c6e40',
          press: 'stalk',
          opacity: 0.85,
          seed: 'd1',
        }),
        brush({
          points: [
            [500, 740],
            [600, 640],
            [700, 540],
            [742, 470],
          ],
          width: 9,
          colour: '#5c6e40',
          press: 'stalk',
          opacity: 0.85,
          seed: 'd2',
        }),
        brush({
          points: [
            [524, 620],
            [460, 520],
            [420, 430],
            [392, 330],
          ],
          width: 8,
          colour: '#5c6e40',
          press: 'stalk',
          opacity: 0.8,
          seed: 'd3',
        }),
        brush({
          points: [
            [640, 600],
            [720, 620],
            [770, 600],
          ],
          width: 6,
          colour: '#5c6e40',
          press: 'stalk',
          opacity: 0.8,
          seed: 'd4',
        }),
      ].join(''),
      3.5,
      0.05,
    ),
    scene((m) => {
      flower(m, { at: [566, 432, 0], face: [-0.1, -0.5, 0.84], size: 250, spin: 0.9 }, 'plate')
      bud(m, { at: [742, 474, 0], face: [0.35, -0.92, 0.15], size: 190 }, 0.8)
      bud(m, { at: [392, 334, 0], face: [-0.25, -0.95, 0.15], size: 140 }, 0.3)
      bud(m, { at: [768, 602, 0], face: [0.8, -0.4, 0.15], size: 84 }, 0.05)
    }),
  ].join('')
}
