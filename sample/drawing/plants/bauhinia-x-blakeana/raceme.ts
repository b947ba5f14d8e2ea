/** 洋紫荆, spring: raceme. */
import { shoot } from '../../kit/bough.ts'
import { freshGreen, leafGreen } from '../../kit/tints.ts'
import { barks, type DrawnTwig } from '../../kit/twig.ts'
import { shadowed } from '../../kit/wash.ts'
import { bud, far, flower, haze, leafyScene } from './parts.ts'

export function raceme(): string {
  const stems = [
    shoot([-20, 180], 14, 1120, 22, { from: 22, to: 6, bark: barks.grey, seed: 'raceme' }),
  ]
  const on = stems[0] as DrawnTwig
  const [under, over] = leafyScene({
    twigs: stems,
    wood: on.svg,
    places: [0.08, 0.2, 0.34, 0.5, 0.64],
    radius: 106,
    tints: [freshGreen, leafGreen],
    seed: 'spring',
  })
  const flowers: [number, number, number, number][] = [
    [0.46, 100, 40, 0.85],
    [0.62, 60, 66, 0.9],
    [0.78, 110, 30, 1.05],
    [0.9, 30, 74, 0.8],
  ]
  return (
    haze('spring', ['#d8e0b6', '#e1c6d3', '#c9d8b0']) +
    far('spring', ['#bdd09e', '#d9b7c8']) +
    under +
    over +
    bud(on.line.at(1), 30, 90) +
    bud(on.line.at(0.96), 70, 76) +
    flowers
      .map(([along, face, tilt, size], i) => {
        const [x, y] = on.line.at(along)
        return shadowed(flower({ at: [x, y + 30], face, tilt, size, spin: i * 20 }), 9, 7, 0.3)
      })
      .join('')
  )
}
