/** 樟, autumn: in berry. */
import { farLeaves } from '../../kit/backdrop.ts'
import { bough } from '../../kit/bough.ts'
import { random } from '../../kit/random.ts'
import { solid } from '../../kit/solid.ts'
import { type Point, radians } from '../../kit/space.ts'
import { clothe } from '../../kit/spray.ts'
import { tapered } from '../../kit/tapered.ts'
import { deepGreen, scarlet } from '../../kit/tints.ts'
import { barks, type DrawnTwig } from '../../kit/twig.ts'
import { shadowed } from '../../kit/wash.ts'
import { blade, haze, lacquer } from './parts.ts'

function berries(on: DrawnTwig, along: number, seed: string): string {
  const chance = random(`berries ${seed}`)
  return Array.from({ length: 4 }, (_, index) => {
    const root = on.on(along)
    const heading = 90 + (index - 1.5) * 26 + chance.around(0, 14)
    const reach = chance.between(54, 100)
    const end: Point = [
      root[0] + Math.cos(radians(heading)) * reach,
      root[1] + Math.sin(radians(heading)) * reach,
    ]
    const ripe = chance.chance(0.72)
    const tint = ripe
      ? { shadow: '#0f0f16', body: '#25232e', light: '#6f6c80', ink: '#0a0a0f' }
      : { shadow: '#46602c', body: '#80974a', light: '#c6d190', ink: '#33481f' }
    return (
      tapered(
        [root, [(root[0] * 2 + end[0]) / 3 + 4, (root[1] + end[1]) / 2 - 4], end],
        3,
        2.6,
        '#6e8a48',
      ) +
      solid({
        at: [end[0] - Math.cos(radians(heading)) * 10, end[1] - Math.sin(radians(heading)) * 10],
        angle: heading,
        length: 20,
        width: 16,
        profile: 'urn',
        tint: { shadow: '#4d6b30', body: '#8aa456', light: '#c8d590', ink: '#3a5424' },
        seed: `cup ${seed} ${index}`,
      }) +
      solid({
        at: [end[0] + Math.cos(radians(heading)) * 4, end[1] + Math.sin(radians(heading)) * 4],
        angle: heading,
        length: 32,
        width: 32,
        tint,
        gloss: 0.9,
        seed: `berry ${seed} ${index}`,
      })
    )
  }).join('')
}

export function inBerry(): string {
  const wood = bough({
    points: [
      [-20, 210],
      [260, 270],
      [520, 240],
      [800, 330],
      [1020, 320],
    ],
    from: 26,
    to: 6,
    bark: barks.brown,
    rough: 0.5,
    seed: 'camphor berry',
    shootBark: barks.green,
    shoots: [
      [0.28, 58, 300, -20],
      [0.52, 66, 280, -22],
      [0.74, 48, 240, -20],
    ],
  })
  const leaves = clothe(
    [wood.main, ...wood.shoots],
    {
      arrangement: 'alternate',
      count: 5,
      from: 0.3,
      leaf: blade,
      tints: [lacquer, deepGreen, lacquer, { ...scarlet, gloss: 0.4 }],
      hang: 0.18,
      petiole: 28,
    },
    'camphor berry',
  )
  const fruit = [wood.main, ...wood.shoots]
    .flatMap((on, i) => [0.5, 0.8].map((along, k) => berries(on, along, `${i} ${k}`)))
    .join('')
  return (
    haze('berry', ['#d8c79a', '#bfc89c', '#d3b792']) +
    farLeaves({
      seed: 'camphor b',
      colours: ['#b9b882', '#9db086', '#cfa878'],
      count: 26,
      size: 140,
      along: [
        [100, 760],
        [1150, 640],
      ],
      spread: 200,
    }) +
    shadowed(leaves.behind, 6, 5, 0.2) +
    shadowed(wood.svg) +
    shadowed(leaves.before, 7, 6) +
    shadowed(fruit, 5, 4)
  )
}
