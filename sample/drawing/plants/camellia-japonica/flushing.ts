/** 山茶, summer: flushing. */
import { farLeaves } from '../../kit/backdrop.ts'
import { bough } from '../../kit/bough.ts'
import type { LeafTint } from '../../kit/leaf.ts'
import { clothe } from '../../kit/spray.ts'
import { freshGreen } from '../../kit/tints.ts'
import { barks } from '../../kit/twig.ts'
import { shadowed } from '../../kit/wash.ts'
import { blade, bright, haze, lacquer } from './parts.ts'

export function flushing(): string {
  const wood = bough({
    points: [
      [-20, 540],
      [240, 580],
      [500, 520],
      [760, 540],
      [960, 470],
    ],
    from: 26,
    to: 7,
    bark: barks.grey,
    rough: 0.5,
    seed: 'camellia summer',
    shootBark: barks.green,
    shoots: [
      [0.3, -64, 340, 10],
      [0.5, 40, 300, -30],
      [0.68, -70, 290, 14],
    ],
  })
  const young: LeafTint = { ...freshGreen, gloss: 0.6 }
  const old = clothe(
    [wood.main],
    {
      arrangement: 'alternate',
      count: 6,
      from: 0.24,
      leaf: blade,
      tints: [lacquer, bright],
      hang: 0.12,
      petiole: 14,
    },
    'cam old',
  )
  const fresh = clothe(
    wood.shoots,
    {
      arrangement: 'alternate',
      count: 6,
      from: 0.3,
      leaf: { ...blade, length: 140, width: 70 },
      tints: [young, young, bright],
      hang: 0.12,
      petiole: 12,
    },
    'cam young',
  )
  return (
    haze('summer', ['#b0cb94', '#cdd9a8', '#9bb98c']) +
    farLeaves({
      seed: 'cam s',
      colours: ['#8fb07c', '#b2c898'],
      count: 30,
      size: 160,
      along: [
        [100, 200],
        [1150, 200],
      ],
      spread: 200,
    }) +
    shadowed(old.behind + fresh.behind, 6, 5, 0.2) +
    shadowed(wood.svg) +
    shadowed(old.before + fresh.before, 8, 6, 0.28)
  )
}
