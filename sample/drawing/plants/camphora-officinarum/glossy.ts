/** 樟, summer: glossy. */
import { farLeaves } from '../../kit/backdrop.ts'
import { bough } from '../../kit/bough.ts'
import { clothe } from '../../kit/spray.ts'
import { deepGreen, leafGreen } from '../../kit/tints.ts'
import { barks } from '../../kit/twig.ts'
import { shadowed } from '../../kit/wash.ts'
import { blade, haze, lacquer } from './parts.ts'

export function glossy(): string {
  const wood = bough({
    points: [
      [1220, 140],
      [960, 230],
      [700, 220],
      [440, 330],
      [210, 340],
    ],
    from: 30,
    to: 6,
    bark: barks.brown,
    rough: 0.5,
    seed: 'camphor summer',
    shootBark: barks.green,
    shoots: [
      [0.2, 120, 420, -20],
      [0.42, 110, 400, -14],
      [0.62, 118, 330, -20],
      [0.8, 150, 220, -20],
    ],
  })
  const leaves = clothe(
    [wood.main, ...wood.shoots],
    {
      arrangement: 'alternate',
      count: 7,
      from: 0.24,
      leaf: { ...blade, length: 165, width: 80 },
      tints: [lacquer, lacquer, deepGreen, { ...leafGreen, gloss: 0.4 }],
      hang: 0.3,
      petiole: 30,
    },
    'camphor summer',
  )
  return (
    haze('summer', ['#a6c48a', '#c8d8a0', '#89ab84']) +
    farLeaves({
      seed: 'camphor s',
      colours: ['#83a876', '#aac492'],
      count: 40,
      size: 150,
      along: [
        [80, 700],
        [1150, 500],
      ],
      spread: 260,
    }) +
    shadowed(leaves.behind, 6, 5, 0.2) +
    shadowed(wood.svg) +
    shadowed(leaves.before, 8, 6, 0.32)
  )
}
