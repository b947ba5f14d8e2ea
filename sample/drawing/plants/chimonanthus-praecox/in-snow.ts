/** 蜡梅, winter: in snow. */
import { bough } from '../../kit/bough.ts'
import { snowOn } from '../../kit/snow.ts'
import { barks } from '../../kit/twig.ts'
import { shadowed } from '../../kit/wash.ts'
import { flower, inBloom } from './flower.ts'
import { haze } from './parts.ts'

export function inSnow(): string {
  const wood = bough({
    points: [
      [1220, 560],
      [980, 520],
      [740, 560],
      [480, 500],
      [180, 520],
    ],
    from: 36,
    to: 7,
    bark: barks.dark,
    rough: 0.9,
    lenticels: 5,
    seed: 'wintersweet snow',
    shoots: [
      [0.2, -130, 340, 26],
      [0.36, 150, 260, -20],
      [0.5, -120, 360, 16],
      [0.66, 160, 240, -22],
      [0.76, -140, 300, 26],
    ],
  })
  return (
    haze('snow', ['#a9bac6', '#c1ccd3', '#b4bdbb']) +
    shadowed(wood.svg) +
    inBloom(wood.main, 5, 0.92, 's', 0.2) +
    snowOn(wood.main, 0.04, 0.92, 'ws') +
    wood.shoots
      .map((on, i) => inBloom(on, 5, 0.88, `s${i}`, 0.25) + snowOn(on, 0.1, 0.8, `ws ${i}`))
      .join('') +
    [0.3, 0.55]
      .map((t) =>
        flower({
          at: [wood.main.line.at(t)[0], wood.main.line.at(t)[1] + 24],
          face: 90,
          tilt: 48,
          size: 1,
        }),
      )
      .join('')
  )
}
