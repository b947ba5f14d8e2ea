/** 桂花, spring: flushing. */
import { farLeaves } from '../../kit/backdrop.ts'
import { bough } from '../../kit/bough.ts'
import type { LeafTint } from '../../kit/leaf.ts'
import { clothe } from '../../kit/spray.ts'
import { freshGreen } from '../../kit/tints.ts'
import { barks } from '../../kit/twig.ts'
import { shadowed } from '../../kit/wash.ts'
import { blade, haze, leathery } from './parts.ts'

const wine: LeafTint = {
  shadow: '#5d2a24',
  body: '#98513a',
  light: '#cf9562',
  back: '#b98a62',
  vein: '#d9a878',
  ink: '#43201a',
  gloss: 0.45,
}

export function flushing(): string {
  const wood = bough({
    points: [
      [1220, 700],
      [980, 640],
      [740, 660],
      [500, 560],
      [330, 540],
    ],
    from: 24,
    to: 6,
    bark: barks.grey,
    rough: 0.4,
    seed: 'osmanthus spring',
    shoots: [
      [0.26, -110, 380, -8],
      [0.46, -125, 400, 14],
      [0.68, -100, 280, -10],
    ],
  })
  const old = clothe(
    [wood.main],
    { arrangement: 'opposite', count: 5, from: 0.2, leaf: blade, tints: [leathery], hang: 0.1 },
    'osm old',
  )
  const young = clothe(
    wood.shoots,
    {
      arrangement: 'opposite',
      count: 5,
      from: 0.3,
      leaf: { ...blade, length: 130, width: 46 },
      tints: [wine, wine, freshGreen, { ...freshGreen, body: '#a79a4f' }],
      hang: 0.12,
      opening: 40,
      size: (t) => 1.15 - 0.45 * t,
    },
    'osm young',
  )
  return (
    haze('spring', ['#d3dcb0', '#e4cdbb', '#c4d2ac']) +
    farLeaves({
      seed: 'osm s',
      outline: 'elliptic',
      colours: ['#b3c795', '#d1bfa0'],
      count: 24,
      size: 140,
      along: [
        [100, 250],
        [700, 250],
      ],
      spread: 200,
    }) +
    shadowed(old.behind + young.behind, 6, 5, 0.2) +
    shadowed(wood.svg) +
    shadowed(old.before + young.before, 7, 6)
  )
}
