/** 玉兰, spring: in bloom. */
import { bough } from '../../kit/bough.ts'
import { barks, type DrawnTwig } from '../../kit/twig.ts'
import { shadowed, soft } from '../../kit/wash.ts'
import { breakingBud, cup, furredBud } from './flower.ts'
import { haze, scars, tip } from './parts.ts'

export function inBloom(): string {
  const wood = bough({
    points: [
      [-20, 800],
      [180, 700],
      [360, 690],
      [540, 580],
      [700, 560],
      [830, 450],
    ],
    from: 48,
    to: 11,
    bark: barks.grey,
    rough: 0.7,
    seed: 'yulan 1',
    shootTo: 9,
    shoots: [
      [0.2, -86, 250, 10],
      [0.42, -78, 330, 12],
      [0.62, 20, 330, -45],
      [0.75, -95, 180, 12],
    ],
  })
  const [a, b, c, d] = wood.shoots as [DrawnTwig, DrawnTwig, DrawnTwig, DrawnTwig]
  const far = soft(
    [
      [980, 200],
      [1090, 420],
      [120, 180],
    ]
      .map(([x = 0, y = 0], i) =>
        cup({ at: [x, y], face: -80 + i * 30, tilt: 78, size: 0.7, open: 0.5 }),
      )
      .join(''),
    9,
    0.55,
  )
  return (
    haze('1', ['#b9c5bd', '#c9c1ad', '#aebcc2', '#b7ae9c']) +
    far +
    shadowed(wood.svg + scars(wood.shoots)) +
    shadowed(
      furredBud(tip(a), -84, 66) + cup({ at: tip(c), face: -50, tilt: 62, open: 0.85, size: 0.95 }),
      8,
      6,
    ) +
    shadowed(
      cup({ at: tip(wood.main), face: -62, tilt: 84, open: 0.35, size: 0.85 }) +
        breakingBud(tip(d), -88, 84),
      8,
      6,
    ) +
    shadowed(cup({ at: tip(b), face: -96, tilt: 74, open: 0.62, size: 1.12, spin: 20 }), 9, 7)
  )
}
