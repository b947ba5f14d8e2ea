/** 蜡梅, winter: in flower. */
import { bough } from '../../kit/bough.ts'
import { barks } from '../../kit/twig.ts'
import { shadowed, soft } from '../../kit/wash.ts'
import { inBloom } from './flower.ts'
import { haze } from './parts.ts'

const arms = (seed: string) =>
  bough({
    points: [
      [-20, 760],
      [200, 660],
      [420, 640],
      [640, 520],
      [860, 480],
      [1060, 350],
    ],
    from: 40,
    to: 7,
    bark: barks.grey,
    rough: 0.8,
    lenticels: 8,
    seed,
    shoots: [
      [0.18, -76, 400, 10],
      [0.34, -62, 440, -8],
      [0.46, 20, 300, -30],
      [0.6, -80, 360, 14],
      [0.76, 16, 260, -24],
    ],
  })

export function inFlower(): string {
  const wood = arms('wintersweet 1')
  const behind = bough({
    points: [
      [1220, 780],
      [1000, 690],
      [780, 720],
      [560, 780],
    ],
    from: 26,
    to: 6,
    bark: barks.grey,
    seed: 'wintersweet far',
    shoots: [
      [0.3, -100, 420, 10],
      [0.6, -110, 380, 10],
    ],
  })
  return (
    haze('1', ['#c3c9c4', '#d3c9a2', '#b7c0c4']) +
    soft(
      behind.svg + behind.shoots.map((on, i) => inBloom(on, 4, 0.8, `far ${i}`)).join(''),
      7,
      0.4,
    ) +
    shadowed(wood.svg) +
    shadowed(
      inBloom(wood.main, 7, 1, 'a', 0.35) +
        wood.shoots.map((on, i) => inBloom(on, 5, 0.92, `b${i}`, 0.25)).join(''),
      6,
      5,
      0.28,
    )
  )
}
