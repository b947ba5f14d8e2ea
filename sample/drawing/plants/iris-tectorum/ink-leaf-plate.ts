/** 鸢尾, plate: flower and bud among leaves in ink. */
import { brush } from '../../kit/brush.ts'
import { random } from '../../kit/random.ts'
import { scene } from '../../kit/relief.ts'
import { blot, brushed } from '../../kit/wash.ts'
import { bud, sheath } from './bud.ts'
import { flower } from './flower.ts'

export function inkLeafPlate(): string {
  const chance = random('iris plate')
  const swords: string[] = []
  for (const [x, tip, y, w, tone] of [
    [330, 130, 560, 30, '#55664c'],
    [380, 300, 330, 34, '#3c4c3c'],
    [430, 520, 400, 32, '#46563f'],
    [470, 700, 640, 30, '#5d6d50'],
    [360, 60, 800, 26, '#6f7d62'],
    [500, 840, 860, 24, '#74826a'],
    [420, 420, 620, 28, '#36463a'],
  ] as const) {
    swords.push(
      brush({
        points: [
          [x, 1190 + chance.around(0, 14)],
          [(x * 2 + tip) / 3, (1190 * 2 + y) / 3],
          [(x + tip * 2) / 3, (1190 + y * 2) / 3 - 20],
          [tip, y],
        ],
        width: w,
        colour: tone,
        opacity: 0.72,
        dry: 0.25,
        seed: `sword ${x}`,
      }),
    )
  }
  return [
    blot([480, 1130], 420, 130, '#8f9a7c', 0.25),
    blot([600, 420], 330, 300, '#b7add4', 0.18),
    brushed(swords.join(''), 5, 0.045),
    brushed(
      [
        brush({
          points: [
            [450, 1190],
            [500, 900],
            [560, 640],
            [590, 440],
          ],
          width: 12,
          colour: '#4d6040',
          press: 'stalk',
          opacity: 0.85,
          seed: 'i1',
        }),
        brush({
          points: [
            [505, 880],
            [620, 800],
            [700, 730],
            [730, 660],
          ],
          width: 9,
          colour: '#4d6040',
          press: 'stalk',
          opacity: 0.85,
          seed: 'i2',
        }),
        ...Array.from({ length: 14 }, (_, i) =>
          brush({
            points: [
              [200 + i * 40, 1196 + chance.around(0, 14)],
              [230 + i * 42, 1190 + chance.around(0, 12)],
              [262 + i * 42, 1198],
            ],
            width: chance.between(8, 20),
            colour: '#5c5a4a',
            opacity: 0.4,
            dry: 0.5,
            seed: `ground ${i}`,
          }),
        ),
      ].join(''),
      4,
      0.05,
    ),
    scene((m) => {
      sheath(m, [548, 690, -20], [640, 500, 0], 22, [0.6, 0, 0.8])
      sheath(m, [690, 742, -20], [760, 640, 0], 16, [0.6, 0, 0.8])
      flower(m, { at: [592, 410, 0], face: [-0.1, -0.76, 0.64], size: 245, spin: 0.3 }, 'plate')
      bud(m, { at: [732, 668, 0], face: [0.12, -0.98, 0.1], size: 150 })
    }),
  ].join('')
}
