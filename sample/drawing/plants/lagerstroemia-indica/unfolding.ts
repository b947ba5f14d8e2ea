/** 紫薇, spring: unfolding. */
import { farLeaves } from '../../kit/backdrop.ts'
import { bough } from '../../kit/bough.ts'
import { clothe } from '../../kit/spray.ts'
import { freshGreen } from '../../kit/tints.ts'
import { barks } from '../../kit/twig.ts'
import { shadowed } from '../../kit/wash.ts'
import { blade, haze } from './parts.ts'

export function unfolding(): string {
  const wood = bough({
    points: [
      [-20, 260],
      [240, 320],
      [500, 300],
      [760, 390],
      [980, 380],
    ],
    from: 20,
    to: 6,
    bark: barks.brown,
    rough: 0.3,
    seed: 'crape spring',
    shoots: [
      [0.2, 50, 330, -14],
      [0.36, -46, 280, 16],
      [0.52, 54, 330, -18],
      [0.7, -40, 250, 14],
    ],
  })
  const young = {
    ...freshGreen,
    shadow: '#7d5a30',
    body: '#b39a52',
    light: '#e2d48c',
    ink: '#6a4520',
  }
  const leaves = clothe(
    [wood.main, ...wood.shoots],
    {
      arrangement: 'opposite',
      count: 6,
      from: 0.24,
      leaf: { ...blade, length: 96, width: 50 },
      tints: [freshGreen, freshGreen, young, { ...young, body: '#b9744c', light: '#e6b48a' }],
      hang: 0.08,
      petiole: 4,
      size: (t) => 1.2 - 0.5 * t,
    },
    'crape spring',
  )
  return (
    haze('spring', ['#d5dfae', '#e6cfbc', '#c8d8aa']) +
    farLeaves({
      seed: 'crape s',
      outline: 'elliptic',
      colours: ['#b6cb94', '#d6bf9c'],
      count: 28,
      size: 110,
      along: [
        [80, 720],
        [1150, 660],
      ],
      spread: 180,
    }) +
    shadowed(leaves.behind, 6, 5, 0.22) +
    shadowed(wood.svg) +
    shadowed(leaves.before, 7, 6, 0.28)
  )
}
