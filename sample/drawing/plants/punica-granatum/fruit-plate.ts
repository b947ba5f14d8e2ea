/** 石榴, plate: fruit plate. */
import type { DrawnTwig } from '../../kit/twig.ts'
import { blot } from '../../kit/wash.ts'
import { pomegranate, splitPomegranate } from './flower-and-fruit.ts'
import { painted } from './parts.ts'

export function fruitPlate(): string {
  const { under, over, twigs } = painted(
    [
      [1020, 260],
      [840, 300],
      [660, 270],
      [480, 360],
      [360, 480],
    ],
    [
      [0.3, 84, 200, 6],
      [0.56, 100, 330, -8],
      [0.72, 205, 190, -20],
    ],
    'punica plate',
  )
  const [main, a, b] = twigs as [DrawnTwig, DrawnTwig, DrawnTwig]
  return (
    blot([500, 600], 370, 330, '#dcb896', 0.36) +
    under +
    over +
    pomegranate(a.line.at(0.97), 82, 190) +
    pomegranate(main.line.at(0.98), 112, 170) +
    splitPomegranate(b.line.at(0.97), 90, 290)
  )
}
