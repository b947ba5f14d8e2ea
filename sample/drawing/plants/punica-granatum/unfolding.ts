/** 石榴, spring: unfolding. */
import type { LeafTint } from '../../kit/leaf.ts'
import { freshGreen } from '../../kit/tints.ts'
import { far, haze, shrub } from './parts.ts'

const coppery: LeafTint = {
  shadow: '#8a4526',
  body: '#c07a44',
  light: '#e8b878',
  back: '#d3a070',
  vein: '#ecc596',
  ink: '#6a3219',
  gloss: 0.4,
}

export function unfolding(): string {
  const { under, over } = shrub(
    'punica spring',
    [
      [-20, 560],
      [240, 600],
      [500, 540],
      [760, 560],
      [980, 480],
    ],
    [
      [0.2, -70, 340, 8],
      [0.4, 40, 300, -26],
      [0.5, -76, 360, 14],
      [0.7, -50, 300, -10],
      [0.82, 40, 200, -30],
    ],
    [coppery, coppery, freshGreen, { ...freshGreen, body: '#a8a850' }],
    5,
  )
  return (
    haze('spring', ['#dfe0b4', '#e6cbb4', '#ccd8a8']) +
    far('spring', ['#c4cd98', '#d9b795']) +
    under +
    over
  )
}
