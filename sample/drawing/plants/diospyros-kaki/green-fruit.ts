/** 柿, summer: green fruit. */
import { bough } from '../../kit/bough.ts'
import type { LeafTint } from '../../kit/leaf.ts'
import { leafGreen } from '../../kit/tints.ts'
import { barks, type DrawnTwig } from '../../kit/twig.ts'
import { shadowed } from '../../kit/wash.ts'
import { dressed, far, haze, persimmon, unripe } from './parts.ts'

const glossy: LeafTint = { ...leafGreen, gloss: 0.6 }

export function greenFruit(): string {
  const wood = bough({
    points: [
      [1220, 240],
      [960, 290],
      [700, 260],
      [440, 350],
      [220, 340],
    ],
    from: 32,
    to: 8,
    bark: barks.grey,
    rough: 0.9,
    seed: 'kaki summer',
    shoots: [
      [0.24, 122, 330, -18],
      [0.48, 108, 310, 14],
      [0.72, 124, 260, -18],
    ],
  })
  const twigs = [wood.main, ...wood.shoots]
  const [under, over] = dressed(twigs, wood.svg, 'kaki summer', 5, [
    glossy,
    glossy,
    { ...leafGreen, gloss: 0.4 },
  ])
  return (
    haze('summer', ['#a9c88c', '#cad9a2', '#8eb086']) +
    far('summer', ['#8bae78', '#aec794']) +
    under +
    over +
    shadowed(
      persimmon(wood.main.on(0.4), 104, unripe, -4) +
        persimmon(wood.main.on(0.62), 96, unripe, 6) +
        persimmon((wood.shoots[0] as DrawnTwig).on(0.6), 100, unripe, 8) +
        persimmon((wood.shoots[1] as DrawnTwig).on(0.55), 92, unripe, -6),
      9,
      7,
      0.32,
    )
  )
}
