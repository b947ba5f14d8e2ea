/** 梅, winter: in snow. */
import { bough } from '../../kit/bough.ts'
import { snowOn } from '../../kit/snow.ts'
import { barks } from '../../kit/twig.ts'
import { shadowed } from '../../kit/wash.ts'
import { flower, inBloom } from './flower.ts'
import { haze } from './parts.ts'

export function inSnow(): string {
  const wood = bough({
    points: [
      [-20, 420],
      [200, 470],
      [440, 430],
      [660, 500],
      [900, 470],
      [1120, 560],
    ],
    from: 46,
    to: 10,
    bark: barks.dark,
    rough: 1,
    seed: 'mume snow',
    shoots: [
      [0.3, 60, 220, -35],
      [0.45, -60, 260, 25],
      [0.68, 50, 230, -40],
      [0.78, -50, 240, 20],
    ],
  })
  return (
    haze('snow', ['#aab9c4', '#c3ccd2', '#9fb0bd']) +
    shadowed(wood.svg) +
    inBloom(wood.main, 4, 1.1, 'snow', 0.35) +
    wood.shoots.map((side, i) => inBloom(side, 5, 1, `s${i}`, 0.3)).join('') +
    snowOn(wood.main, 0.04, 0.94, 'mume') +
    wood.shoots.map((side, i) => snowOn(side, 0.1, 0.8, `mume ${i}`)).join('') +
    flower({ at: [560, 500], tilt: 30, face: 60, size: 1.4 }) +
    flower({ at: [300, 482], tilt: 50, face: 110, size: 1.2 })
  )
}
