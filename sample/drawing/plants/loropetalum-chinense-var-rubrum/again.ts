/** 红花檵木, autumn: again. */
import { plum } from '../../kit/tints.ts'
import { bronze, far, haze, scene, wine } from './parts.ts'

export const again = (): string =>
  haze('autumn', ['#d8b592', '#c49aa4', '#d0c09a']) +
  far('autumn', ['#b48a8c', '#c0a07e', '#a4818e']) +
  scene({
    seed: 'loro autumn',
    points: [
      [-20, 300],
      [240, 350],
      [500, 330],
      [760, 420],
      [990, 430],
    ],
    shoots: [
      [0.2, 52, 360, -14],
      [0.38, -44, 280, 20],
      [0.52, 46, 340, -20],
      [0.7, -36, 240, 14],
      [0.84, 40, 220, -16],
    ],
    tints: [wine, plum, { ...plum, body: '#8f3a38', light: '#cf7a5a' }, bronze],
    reach: 54,
    places: [0.6, 1],
    share: 0.4,
  })
