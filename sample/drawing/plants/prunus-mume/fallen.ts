/** 梅, winter: fallen. */
import { bough } from '../../kit/bough.ts'
import { random } from '../../kit/random.ts'
import { barks } from '../../kit/twig.ts'
import { shadowed } from '../../kit/wash.ts'
import { inBloom, loosePetal } from './flower.ts'
import { haze } from './parts.ts'

export function fallen(): string {
  const chance = random('mume fallen')
  const petals = Array.from({ length: 46 }, () =>
    loosePetal(
      [chance.between(60, 1140), chance.around(520, 330)],
      chance.whole(0, 360),
      chance.between(0.45, 0.85),
    ),
  ).join('')
  const wood = bough({
    points: [
      [60, 300],
      [300, 360],
      [560, 330],
      [820, 420],
      [1080, 400],
    ],
    from: 15,
    to: 5,
    bark: barks.dark,
    rough: 0.8,
    seed: 'mume cut',
    shoots: [
      [0.3, -40, 220, 10],
      [0.55, 70, 200, -30],
      [0.75, -35, 200, 15],
    ],
  })
  return (
    haze('fallen', ['#bdb8ab', '#a8a698', '#cbbfb2']) +
    shadowed(petals, 4, 3, 0.3) +
    shadowed(
      wood.svg +
        inBloom(wood.main, 5, 1, 'f', 0.3) +
        wood.shoots.map((side, i) => inBloom(side, 3, 0.9, `f${i}`, 0.35)).join(''),
      14,
      8,
      0.35,
    )
  )
}
