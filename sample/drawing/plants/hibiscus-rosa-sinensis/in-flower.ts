/** 朱槿, summer: in flower. */
import { farLeaves } from '../../kit/backdrop.ts'
import { bough } from '../../kit/bough.ts'
import { barks, type DrawnTwig } from '../../kit/twig.ts'
import { shadowed } from '../../kit/wash.ts'
import { furled, hibiscus } from './flower.ts'
import { dressed, haze, stalked } from './parts.ts'

export function inFlower(): string {
  const wood = bough({
    points: [
      [-20, 790],
      [200, 700],
      [420, 690],
      [640, 580],
      [780, 470],
    ],
    from: 26,
    to: 9,
    bark: barks.brown,
    rough: 0.4,
    seed: 'hibiscus 1',
    shootBark: barks.green,
    shoots: [
      [0.22, -80, 380, 12],
      [0.5, 8, 420, -24],
    ],
  })
  const [under, over] = dressed([wood.main, ...wood.shoots], wood.svg, 'hibiscus 1', 6)
  const one = stalked(wood.main, 0.9, -70, 90)
  const two = stalked(wood.shoots[0] as DrawnTwig, 0.9, -60, 80)
  const buds = [
    stalked(wood.shoots[1] as DrawnTwig, 0.96, -30, 60),
    stalked(wood.main, 0.62, -120, 90),
  ]
  return (
    haze('1', ['#a9c88f', '#cbd8a6', '#d9b49a']) +
    farLeaves({
      seed: 'hib',
      outline: 'broadlyOvate',
      breadth: 0.7,
      colours: ['#8db07a', '#b0c892', '#d69a82'],
      count: 34,
      size: 170,
      along: [
        [80, 200],
        [1150, 300],
      ],
      spread: 250,
    }) +
    under +
    buds
      .map(({ svg, end }, i) => svg + furled(end, i ? -110 : -28, i ? 90 : 130, i ? 0.5 : 1))
      .join('') +
    one.svg +
    two.svg +
    over +
    shadowed(hibiscus({ at: two.end, face: -130, tilt: 62, size: 0.8 }), 9, 7, 0.3) +
    shadowed(
      hibiscus({ at: [one.end[0] - 10, one.end[1] - 10], face: -20, tilt: 34, size: 1.25 }),
      11,
      8,
      0.34,
    )
  )
}
