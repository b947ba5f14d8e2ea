/** 洋紫荆, autumn: in flower. */
import { bough } from '../../kit/bough.ts'
import { freshGreen, leafGreen } from '../../kit/tints.ts'
import { barks, type DrawnTwig } from '../../kit/twig.ts'
import { shadowed } from '../../kit/wash.ts'
import { bud, far, flower, haze, leafyScene } from './parts.ts'

const arm = (seed: string) =>
  bough({
    points: [
      [-20, 690],
      [220, 640],
      [460, 650],
      [700, 560],
      [900, 480],
    ],
    from: 26,
    to: 8,
    bark: barks.grey,
    rough: 0.5,
    seed,
    shoots: [
      [0.24, -66, 340, 8],
      [0.48, -74, 330, 16],
      [0.7, 26, 300, -40],
    ],
  })

export function inFlower(): string {
  const wood = arm('bauhinia 1')
  const [a, b, c] = wood.shoots as [DrawnTwig, DrawnTwig, DrawnTwig]
  const [under, over] = leafyScene({
    twigs: [wood.main, a, c],
    wood: wood.svg,
    places: [0.3, 0.52, 0.74],
    radius: 96,
    tints: [leafGreen, leafGreen, freshGreen],
    seed: 'autumn',
  })
  return (
    haze('1', ['#bcd0a2', '#d8c2cc', '#c9b6c4']) +
    far('1', ['#a9c095', '#c7a6ba', '#c0cfa6']) +
    under +
    over +
    bud(a.line.at(1), -60, 92) +
    bud(b.line.at(1), -40, 70) +
    bud(c.line.at(1), -20, 84) +
    shadowed(flower({ at: a.line.at(0.86), face: -140, tilt: 44, size: 0.86 }), 9, 7, 0.3) +
    shadowed(
      flower({ at: wood.main.line.at(0.98), face: -10, tilt: 50, size: 0.95, spin: 10 }),
      9,
      7,
      0.3,
    ) +
    shadowed(flower({ at: b.line.at(0.9), face: -70, tilt: 18, size: 1.22 }), 11, 8, 0.34)
  )
}
