/** 紫薇, summer: in flower. */
import { farLeaves } from '../../kit/backdrop.ts'
import { bough, shoot } from '../../kit/bough.ts'
import { clothe } from '../../kit/spray.ts'
import { freshGreen, leafGreen } from '../../kit/tints.ts'
import { barks } from '../../kit/twig.ts'
import { shadowed } from '../../kit/wash.ts'
import { blade, haze, panicle } from './parts.ts'

export function inFlower(): string {
  const wood = bough({
    points: [
      [-20, 700],
      [220, 680],
      [460, 690],
      [680, 610],
      [840, 570],
    ],
    from: 20,
    to: 9,
    bark: barks.brown,
    rough: 0.3,
    seed: 'crape 1',
    shoots: [
      [0.24, -60, 290, -8],
      [0.56, -74, 240, 8],
    ],
  })
  const twigs = [wood.main, ...wood.shoots]
  const leaves = clothe(
    twigs,
    {
      arrangement: 'opposite',
      count: 5,
      from: 0.2,
      to: 0.86,
      leaf: blade,
      tints: [leafGreen, freshGreen, leafGreen],
      hang: 0.14,
      petiole: 4,
      terminal: false,
    },
    'crape 1',
  )
  const axes = twigs.map((on, i) =>
    shoot(on.line.at(0.97), [-24, -78, -66][i] as number, [300, 270, 330][i] as number, 10, {
      from: 8,
      to: 3,
      bark: barks.green,
      seed: `axis ${i}`,
      lenticels: 0,
    }),
  )
  return (
    haze('1', ['#b0cb92', '#d6b9cc', '#c5d6a2']) +
    farLeaves({
      seed: 'crape',
      outline: 'elliptic',
      colours: ['#93b37e', '#b5cb98', '#d2a6c2'],
      count: 36,
      size: 130,
      along: [
        [80, 200],
        [1150, 250],
      ],
      spread: 250,
    }) +
    shadowed(leaves.behind, 6, 5, 0.22) +
    shadowed(wood.svg) +
    shadowed(leaves.before, 7, 6, 0.28) +
    axes.map((axis, i) => shadowed(panicle(axis, 0.82, 21, `p${i}`), 7, 6, 0.28)).join('')
  )
}
