/** 梅, winter: budding. */
import { bough, seat } from '../../kit/bough.ts'
import { random } from '../../kit/random.ts'
import { barks } from '../../kit/twig.ts'
import { shadowed } from '../../kit/wash.ts'
import { bud, flower } from './flower.ts'
import { haze } from './parts.ts'

export function budding(): string {
  const wood = bough({
    points: [
      [1220, 640],
      [980, 560],
      [760, 600],
      [520, 470],
      [260, 420],
      [90, 300],
    ],
    from: 44,
    to: 7,
    bark: barks.dark,
    rough: 1,
    seed: 'mume buds',
    shootBark: barks.red,
    shoots: [
      [0.28, -120, 280, 20],
      [0.45, 150, 240, -20],
      [0.58, -100, 260, -18],
      [0.75, 170, 200, -30],
    ],
  })
  const chance = random('mume buds')
  const buds = [wood.main, ...wood.shoots]
    .map((on, i) =>
      [0.45, 0.58, 0.7, 0.82, 0.92, 1]
        .map((along, j) => {
          const { at, angle } = seat(on, along, (i + j) % 2 ? 1 : -1, 0)
          return bud(at, angle, chance.between(0.5, 1.15))
        })
        .join(''),
    )
    .join('')
  return (
    haze('buds', ['#b8c3c9', '#c9bdb0', '#d7c6bd']) +
    shadowed(wood.svg) +
    shadowed(buds + flower({ at: [505, 440], tilt: 66, face: -100, size: 1.15 }), 4, 4, 0.22)
  )
}
