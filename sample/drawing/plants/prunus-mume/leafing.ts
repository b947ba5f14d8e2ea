/** 梅, spring: leafing. */
import { farLeaves } from '../../kit/backdrop.ts'
import { bough } from '../../kit/bough.ts'
import { spray } from '../../kit/spray.ts'
import { freshGreen, gold, leafGreen, russet } from '../../kit/tints.ts'
import { barks } from '../../kit/twig.ts'
import { shadowed } from '../../kit/wash.ts'
import { blade, haze } from './parts.ts'

export function leafing(season: 'spring' | 'autumn'): string {
  const wood = bough({
    points: [
      [-20, 260],
      [260, 330],
      [520, 300],
      [800, 400],
      [1060, 380],
    ],
    from: 24,
    to: 6,
    bark: barks.dark,
    rough: 0.8,
    seed: `mume ${season}`,
    shootBark: barks.green,
    shoots: [
      [0.25, 55, 340, -20],
      [0.48, 40, 360, -30],
      [0.62, -40, 260, 20],
      [0.85, 45, 230, -20],
    ],
  })
  const tints =
    season === 'spring'
      ? [freshGreen, freshGreen, leafGreen]
      : [gold, russet, { ...gold, body: '#c9b548', shadow: '#8a8a2c' }]
  const sprays = wood.shoots.map((on, i) =>
    spray({
      on,
      arrangement: 'alternate',
      count: season === 'spring' ? 7 : 4,
      leaf: blade,
      tints,
      hang: 0.28,
      petiole: 16,
      size: (t) => 1.15 - 0.4 * t,
      seed: `mume ${season} ${i}`,
    }),
  )
  return (
    haze(season, season === 'spring' ? ['#c9d8a6', '#e1cdbf'] : ['#e0c48c', '#c9b59a']) +
    farLeaves({
      seed: season,
      colours: season === 'spring' ? ['#a9bf86', '#c3d0a0'] : ['#d8b565', '#c49a62'],
      count: 26,
      size: 120,
      along: [
        [700, 760],
        [1150, 500],
      ],
      spread: 190,
    }) +
    sprays.map((s) => s.behind).join('') +
    shadowed(wood.svg) +
    shadowed(sprays.map((s) => s.before).join(''))
  )
}
