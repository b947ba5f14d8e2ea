/** 紫薇, winter: trunk. */
import { bough, shoot } from '../../kit/bough.ts'
import { n } from '../../kit/mark.ts'
import { random } from '../../kit/random.ts'
import { barks, type DrawnTwig } from '../../kit/twig.ts'
import { shadowed } from '../../kit/wash.ts'
import { capsules, haze } from './parts.ts'

const smooth = { shadow: '#85745c', body: '#bfae92', light: '#ebe1cb', ink: '#5d5040' }

export function trunk(): string {
  const right = bough({
    points: [
      [600, 900],
      [622, 740],
      [606, 600],
      [660, 480],
      [770, 390],
      [880, 340],
      [1010, 250],
    ],
    from: 104,
    to: 7,
    bark: smooth,
    rough: 0.12,
    lenticels: 0,
    seed: 'crape right',
    shootBark: barks.brown,
    shootTo: 4,
    shoots: [
      [0.56, -112, 250, 24],
      [0.7, -14, 230, -30],
      [0.8, -100, 170, 16],
    ],
  })
  const left = bough({
    points: [
      [575, 900],
      [556, 760],
      [540, 620],
      [480, 490],
      [380, 400],
      [290, 350],
      [170, 240],
    ],
    from: 84,
    to: 6,
    bark: smooth,
    rough: 0.12,
    lenticels: 0,
    seed: 'crape left',
    shootBark: barks.brown,
    shootTo: 4,
    shoots: [
      [0.54, -70, 240, -18],
      [0.7, -168, 220, 30],
      [0.8, -76, 150, -16],
    ],
  })
  const twigs = [...right.shoots, ...left.shoots, right.main, left.main]
  const dry = twigs
    .map((on, i) =>
      capsules(
        shoot(on.line.at(0.98), on.line.angle(1), 110, 6, {
          from: 4.5,
          to: 2,
          bark: barks.brown,
          seed: `cw ${i}`,
          lenticels: 0,
        }),
        `w${i}`,
      ),
    )
    .join('')
  return (
    haze('winter', ['#b3c1cb', '#ccd2d2', '#c4b8ac']) +
    shadowed(right.svg + peeling(right.main, 'right'), 10, 9, 0.3) +
    shadowed(left.svg + peeling(left.main, 'left'), 10, 9, 0.3) +
    shadowed(dry, 5, 4, 0.25)
  )
}

/** Patches where the bark has lately come off, longer than wide. */
function peeling(on: DrawnTwig, seed: string): string {
  const chance = random(`peeling ${seed}`)
  return Array.from({ length: 16 }, () => {
    const along = chance.between(0.02, 0.6)
    const [x, y] = on.on(along, chance.between(-0.5, 0.5))
    const wide = on.width(along)
    const colour = chance.pick(['#a2805c', '#ddd2ba', '#93745a'])
    return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(wide * chance.between(0.5, 1.1))}" ry="${n(wide * chance.between(0.1, 0.18))}" transform="rotate(${n(on.line.angle(along))} ${n(x)} ${n(y)})" fill="${colour}" fill-opacity="0.5"/>`
  }).join('')
}
