/** 红花檵木, summer: greened. */
import { leafGreen } from '../../kit/tints.ts'
import { bronze, far, haze, scene, wine } from './parts.ts'

export const greened = (): string =>
  haze('summer', ['#b5c894', '#c9b8a6', '#a4b88e']) +
  far('summer', ['#94a880', '#a88c8c', '#b7c29a']) +
  scene({
    seed: 'loro summer',
    points: [
      [1220, 240],
      [960, 310],
      [700, 290],
      [440, 370],
      [230, 360],
    ],
    shoots: [
      [0.18, 125, 330, -20],
      [0.34, 105, 340, 16],
      [0.5, 125, 320, -20],
      [0.64, -140, 240, 20],
      [0.78, 120, 260, -20],
    ],
    tints: [bronze, bronze, wine, { ...leafGreen, body: '#5f7a48', ink: '#3a3526' }],
    reach: 0,
    places: [],
  })
