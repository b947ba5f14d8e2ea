/** 石榴, summer: in flower. */
import { freshGreen } from '../../kit/tints.ts'
import type { DrawnTwig } from '../../kit/twig.ts'
import { shadowed } from '../../kit/wash.ts'
import { bud, pomegranateFlower } from './flower-and-fruit.ts'
import { far, glossy, haze, shrub } from './parts.ts'

export function inFlower(): string {
  const { under, over, twigs } = shrub(
    'punica 1',
    [
      [-20, 720],
      [230, 680],
      [480, 690],
      [720, 590],
      [930, 540],
    ],
    [
      [0.2, -68, 380, 8],
      [0.42, -56, 420, -12],
      [0.6, -76, 330, 20],
      [0.74, 24, 300, -36],
    ],
    [glossy, glossy, freshGreen],
  )
  const [, a, b, c, d] = twigs as DrawnTwig[] as [
    DrawnTwig,
    DrawnTwig,
    DrawnTwig,
    DrawnTwig,
    DrawnTwig,
  ]
  return (
    haze('1', ['#a9c88c', '#cbd8a0', '#d8b08c']) +
    far('1', ['#8fb07a', '#b2c890', '#d9a583']) +
    under +
    over +
    shadowed(
      pomegranateFlower({ at: b.line.at(0.99), angle: -40, size: 1.15 }) +
        pomegranateFlower({ at: a.line.at(0.99), angle: -100, size: 0.95 }) +
        pomegranateFlower({ at: d.line.at(0.98), angle: 20, size: 0.9 }) +
        bud(c.line.at(0.98), -60, 66) +
        bud(b.on(0.8, 1), 10, 48) +
        bud(a.on(0.78, -1), -170, 44),
      7,
      6,
      0.3,
    )
  )
}
