/** 红花檵木, spring: in flower. */
import type { bough } from '../../kit/bough.ts'
import { plum } from '../../kit/tints.ts'
import { far, haze, scene, wine } from './parts.ts'

const rising: Parameters<typeof bough>[0]['shoots'] = [
  [0.16, -66, 320, 10],
  [0.34, -50, 380, -10],
  [0.5, -72, 330, 20],
  [0.66, -30, 320, -20],
  [0.8, 30, 200, -30],
]

export const inFlower = (): string =>
  haze('1', ['#d9a6bd', '#b99aa6', '#d3c3b2']) +
  far('1', ['#c98aa6', '#a4808e', '#c7a6b2']) +
  scene({
    seed: 'loro 1',
    points: [
      [-20, 740],
      [240, 690],
      [500, 700],
      [760, 600],
      [980, 560],
    ],
    shoots: rising,
    tints: [wine, wine, plum],
    reach: 64,
    places: [0.45, 0.75, 1],
    share: 0.62,
  })
