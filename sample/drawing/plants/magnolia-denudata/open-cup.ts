/** 玉兰, spring: open cup. */
import { bough } from '../../kit/bough.ts'
import { barks, type DrawnTwig } from '../../kit/twig.ts'
import { shadowed } from '../../kit/wash.ts'
import { breakingBud, cup } from './flower.ts'
import { haze, scars, tip } from './parts.ts'

export function openCup(): string {
  const wood = bough({
    points: [
      [230, 900],
      [330, 760],
      [420, 700],
      [520, 560],
      [560, 500],
    ],
    from: 44,
    to: 17,
    bark: barks.grey,
    rough: 0.7,
    seed: 'yulan open',
    shootTo: 10,
    shoots: [[0.32, -20, 520, -34]],
  })
  const side = wood.shoots[0] as DrawnTwig
  return (
    haze('open', ['#9fb3b5', '#b9b9a5', '#c7b3a8', '#93a79f']) +
    shadowed(wood.svg + scars(wood.shoots)) +
    shadowed(breakingBud(tip(side), -60, 120), 8, 6) +
    shadowed(cup({ at: [575, 470], face: -80, tilt: 36, open: 0.86, size: 1.9, spin: 14 }), 12, 9)
  )
}
