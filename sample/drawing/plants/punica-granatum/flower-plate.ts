/** 石榴, plate: flower plate. */
import type { DrawnTwig } from '../../kit/twig.ts'
import { blot } from '../../kit/wash.ts'
import { bud, pomegranateFlower } from './flower-and-fruit.ts'
import { painted } from './parts.ts'

export function flowerPlate(): string {
  const { under, over, twigs } = painted(
    [
      [-20, 1120],
      [160, 1000],
      [320, 900],
      [440, 720],
      [500, 540],
    ],
    [
      [0.42, -20, 330, -30],
      [0.6, 205, 230, 40],
      [0.74, -50, 260, -14],
    ],
    'punica flower plate',
  )
  const [main, a, b, c] = twigs as [DrawnTwig, DrawnTwig, DrawnTwig, DrawnTwig]
  return (
    blot([500, 520], 350, 320, '#d9b494', 0.34) +
    under +
    over +
    pomegranateFlower({ at: main.line.at(0.98), angle: -95, size: 1.6 }) +
    pomegranateFlower({ at: a.line.at(0.98), angle: -40, size: 1.2 }) +
    bud(b.line.at(0.98), -110, 84) +
    bud(c.line.at(0.98), -50, 92)
  )
}
