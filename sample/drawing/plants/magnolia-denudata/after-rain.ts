/** 玉兰, spring: after rain. */
import { farLeaves } from '../../kit/backdrop.ts'
import { bough } from '../../kit/bough.ts'
import { barks, type DrawnTwig } from '../../kit/twig.ts'
import { shadowed } from '../../kit/wash.ts'
import { breakingBud, cup } from './flower.ts'
import { haze, scars, tip } from './parts.ts'

export function afterRain(): string {
  const wood = bough({
    points: [
      [1220, 300],
      [1000, 380],
      [800, 370],
      [600, 450],
      [420, 450],
      [270, 520],
    ],
    from: 42,
    to: 11,
    bark: barks.grey,
    rough: 0.7,
    seed: 'yulan rain',
    shootTo: 9,
    shoots: [
      [0.25, 120, 220, -60],
      [0.48, -110, 200, 20],
      [0.62, 95, 230, -70],
      [0.8, -130, 170, 30],
    ],
  })
  const [a, b, c, d] = wood.shoots as [DrawnTwig, DrawnTwig, DrawnTwig, DrawnTwig]
  return (
    haze('rain', ['#a7b5a0', '#c5cbb0', '#b5bfc0']) +
    farLeaves({
      seed: 'rain',
      colours: ['#bac99a', '#a6bb92'],
      count: 14,
      size: 120,
      along: [
        [700, 700],
        [1150, 560],
      ],
      spread: 150,
    }) +
    shadowed(wood.svg + scars(wood.shoots)) +
    shadowed(
      cup({ at: tip(a), face: 30, tilt: 66, open: 0.95, size: 0.9 }) +
        cup({ at: tip(b), face: -100, tilt: 80, open: 0.4, size: 0.85 }) +
        breakingBud(tip(d), -100, 76),
      8,
      6,
    ) +
    shadowed(
      cup({ at: tip(c), face: 50, tilt: 40, open: 0.95, size: 1.05 }) +
        cup({ at: tip(wood.main), face: 160, tilt: 76, open: 0.7, size: 0.95 }),
      8,
      6,
    )
  )
}
