/** 山茶, spring: fallen. */
import { leaf } from '../../kit/leaf.ts'
import { random } from '../../kit/random.ts'
import { glaze, shadowed } from '../../kit/wash.ts'
import { blade, flower, lacquer, type Placed } from './parts.ts'

export function fallen(): string {
  const chance = random('camellia fallen')
  const ground = Array.from({ length: 30 }, (_, i) =>
    leaf({
      ...blade,
      at: [chance.between(0, 1200), chance.between(60, 860)],
      angle: chance.between(0, 360),
      length: chance.between(90, 150),
      width: chance.between(45, 66),
      tint: chance.pick([
        { ...lacquer, body: '#6b6a44', shadow: '#4a4a30', light: '#9a9668', gloss: 0.1 },
        { ...lacquer, body: '#7d6a48', shadow: '#57472f', light: '#ab946a', gloss: 0.1 },
        { ...lacquer, body: '#5d7048', light: '#8f9c6c', gloss: 0.1 },
      ]),
      roll: chance.around(0, 40),
      seed: `ground ${i}`,
    }),
  )
    .map((one) => shadowed(one, 4, 4, 0.35))
    .join('')
  const flowers: Placed[] = [
    { at: [300, 330], tilt: 12, size: 0.95 },
    { at: [720, 250], tilt: 42, face: 30, size: 0.85, open: 0.7 },
    { at: [560, 560], tilt: 24, face: 200, size: 1.1 },
    { at: [930, 560], tilt: 130, face: 70, size: 0.9 },
    { at: [200, 660], tilt: 58, face: 120, size: 0.8, open: 0.75 },
    { at: [1040, 250], tilt: 20, face: -50, size: 0.78 },
  ]
  return (
    glaze('#6e6858', 0.5) +
    ground +
    flowers.map((one) => shadowed(flower(one), 8, 6, 0.45)).join('')
  )
}
