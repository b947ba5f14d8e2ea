/** 柿, plate: plate one. */
import type { DrawnTwig } from '../../kit/twig.ts'
import { blot } from '../../kit/wash.ts'
import { orange, painted, persimmon } from './parts.ts'

export function plateOne(): string {
  const { under, over, twigs } = painted(
    [
      [-20, 230],
      [180, 300],
      [400, 270],
      [580, 370],
      [720, 360],
    ],
    [
      [0.34, 66, 300, 14],
      [0.56, 80, 330, 10],
      [0.74, -30, 200, 20],
    ],
    'kaki plate',
    3,
  )
  const [main, a, b, c] = twigs as [DrawnTwig, DrawnTwig, DrawnTwig, DrawnTwig]
  return (
    blot([480, 640], 370, 330, '#e2ba8a', 0.36) +
    under +
    persimmon(a.on(0.92), 170, orange, 3) +
    persimmon(main.on(0.95), 150, orange, -4) +
    over +
    persimmon(b.on(0.94), 205, orange, -3) +
    persimmon(c.on(0.9), 128, orange, 5)
  )
}
