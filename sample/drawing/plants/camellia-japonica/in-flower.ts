/** 山茶, winter: in flower. */
import { farLeaves } from '../../kit/backdrop.ts'
import { bough } from '../../kit/bough.ts'
import { barks, type DrawnTwig } from '../../kit/twig.ts'
import { shadowed } from '../../kit/wash.ts'
import { bud, dressed, flower, haze, tipOf } from './parts.ts'

export function inFlower(): string {
  const wood = bough({
    points: [
      [-20, 720],
      [210, 660],
      [430, 680],
      [660, 580],
      [880, 570],
    ],
    from: 30,
    to: 8,
    bark: barks.grey,
    rough: 0.5,
    seed: 'camellia 1',
    shoots: [
      [0.2, -66, 360, 8],
      [0.42, -72, 380, 20],
      [0.62, -30, 400, -16],
    ],
  })
  const [a, b, c] = wood.shoots as [DrawnTwig, DrawnTwig, DrawnTwig]
  const [under, over] = dressed([wood.main, a, b, c], wood.svg, 'camellia 1')
  return (
    haze('1', ['#a9b8a8', '#b9bfb4', '#c9a9a4']) +
    farLeaves({
      seed: 'cam',
      colours: ['#7f9a80', '#98ae94', '#b58a86'],
      count: 32,
      size: 170,
      along: [
        [80, 200],
        [1150, 300],
      ],
      spread: 260,
    }) +
    under +
    over +
    shadowed(
      flower({ at: [905, 560], face: 30, tilt: 40, size: 0.8, open: 0.85, spin: 50 }),
      9,
      7,
      0.3,
    ) +
    shadowed(
      flower({ at: tipOf(a), face: -130, tilt: 38, size: 0.95 }) + bud(tipOf(c), -30, 1.1),
      9,
      7,
      0.3,
    ) +
    shadowed(
      flower({ at: [tipOf(b)[0], tipOf(b)[1] + 20], face: -60, tilt: 18, size: 1.15, spin: 20 }),
      10,
      8,
      0.32,
    )
  )
}
