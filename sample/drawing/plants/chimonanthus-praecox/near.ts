/** 蜡梅, winter: near. */
import { shoot } from '../../kit/bough.ts'
import { barks } from '../../kit/twig.ts'
import { shadowed, soft } from '../../kit/wash.ts'
import { bud, flower } from './flower.ts'
import { haze } from './parts.ts'

export function near(): string {
  const on = shoot([-20, 250], 10, 1300, 14, {
    from: 30,
    to: 22,
    bark: barks.grey,
    rough: 0.8,
    lenticels: 8,
    seed: 'wintersweet near',
  })
  return (
    haze('near', ['#c9c2a0', '#b5bdbf', '#d0c08c']) +
    soft(
      [
        [150, 700],
        [1050, 690],
        [880, 120],
      ]
        .map(([x = 0, y = 0], i) => flower({ at: [x, y], face: i * 100, tilt: 50, size: 1.6 }))
        .join(''),
      12,
      0.45,
    ) +
    shadowed(on.svg) +
    shadowed(
      bud(on.on(0.14, 1), 70, 2.6) + bud(on.on(0.58, -1), -70, 2.2) + bud(on.on(0.86, 1), 70, 2.4),
      7,
      6,
    ) +
    shadowed(
      flower({
        at: [on.line.at(0.36)[0], on.line.at(0.36)[1] + 90],
        face: 100,
        tilt: 34,
        size: 4,
      }) +
        flower({
          at: [on.line.at(0.72)[0] + 6, on.line.at(0.72)[1] + 36],
          face: 84,
          tilt: 68,
          size: 3.6,
          spin: 20,
        }),
      13,
      10,
      0.32,
    )
  )
}
