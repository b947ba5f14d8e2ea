/** 莲, summer: the pond, row behind row of leaves and flowers. */
import { random } from '../../kit/random.ts'
import { scene } from '../../kit/relief.ts'
import { blot, garden, soft } from '../../kit/wash.ts'
import { flower } from './flower.ts'
import { leaf } from './leaf.ts'
import { stalk } from './stalk.ts'
import { ripple, water } from './water.ts'

export function pond(): string {
  const chance = random('lotus pond')
  const rows: string[] = []
  const rings: string[] = []
  const footed = (x: number, y: number): void => {
    rings.push(ripple(Math.round(x), Math.round(y)))
  }
  for (const [row, y, size, blur] of [
    [0, 300, 70, 2.4],
    [1, 390, 110, 1.2],
    [2, 520, 170, 0],
    [3, 720, 260, 0],
  ] as const) {
    const marks = scene((band) => {
      const count = [9, 7, 5, 4][row] as number
      for (let i = 0; i < count; i += 1) {
        const x = ((i + 0.5 + chance.around(0, 0.35)) / count) * 1250 - 30
        const h = chance.between(-0.35, 0.35) * size
        stalk(
          band,
          [
            [x + 8, y + size * 1.2, -300],
            [x, y + h, -260],
          ],
          size * 0.03,
          `${row}${i}`,
        )
        footed(x + 8, y + size * 1.2)
        leaf(
          band,
          {
            at: [x, y + h, -200 + i * 20],
            face: [chance.around(0, 0.3), -0.85, chance.between(0.2, 0.42)],
            size: size * chance.between(0.8, 1.1),
          },
          `pond ${row} ${i}`,
          { tint: ['#7fa386', '#5f8e6b', '#3f7a54', '#2f6a45'][row] as string },
        )
        if ((row === 2 && i % 2 === 1) || (row === 1 && i % 3 === 1)) {
          const fx = x + size * 0.75
          footed(fx + 10, y + size * 1.25)
          stalk(
            band,
            [
              [fx + 10, y + size * 1.25, -120],
              [fx, y - size * 0.55, -60],
            ],
            size * 0.028,
            `f${row}${i}`,
          )
          flower(
            band,
            {
              at: [fx, y - size * 0.55, 0],
              face: [chance.around(0, 0.3), -0.92, 0.35],
              size: size * 0.62,
              spin: i,
            },
            chance.between(0.7, 1),
            `pond f ${row} ${i}`,
          )
        }
      }
    })
    rows.push(rings.splice(0).join('') + (blur ? soft(marks, blur, row === 0 ? 0.6 : 0.85) : marks))
  }
  return [
    blot([300, 245], 700, 60, '#9fb79a', 0.6),
    blot([950, 240], 600, 50, '#94ae94', 0.6),
    garden(
      'pond bank',
      ['#86a58a', '#a9bf9f', '#6f9277'],
      12,
      { x: 0, y: 130, width: 1200, height: 90 },
      0.4,
    ),
    water('pond', 260, 860, '#86aaa2', 0.5),
    ...rows,
  ].join('')
}
