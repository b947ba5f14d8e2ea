/** 桂花, winter: winter leaves. */
import { farLeaves } from '../../kit/backdrop.ts'
import { bough } from '../../kit/bough.ts'
import { solid } from '../../kit/solid.ts'
import { clothe } from '../../kit/spray.ts'
import { tapered } from '../../kit/tapered.ts'
import { deepGreen } from '../../kit/tints.ts'
import { barks } from '../../kit/twig.ts'
import { shadowed } from '../../kit/wash.ts'
import { blade, haze, leathery } from './parts.ts'

export function winterLeaves(): string {
  const wood = bough({
    points: [
      [-20, 190],
      [240, 260],
      [480, 250],
      [740, 350],
      [960, 350],
    ],
    from: 26,
    to: 6,
    bark: barks.grey,
    rough: 0.5,
    seed: 'osmanthus winter',
    shoots: [
      [0.22, 62, 400, -18],
      [0.44, 55, 380, -16],
      [0.66, 60, 280, -18],
    ],
  })
  const twigs = [wood.main, ...wood.shoots]
  const leaves = clothe(
    twigs,
    {
      arrangement: 'opposite',
      count: 4,
      from: 0.3,
      leaf: blade,
      tints: [leathery, deepGreen],
      hang: 0.2,
      petiole: 12,
    },
    'osmanthus winter',
  )
  const drupes = twigs
    .slice(1)
    .flatMap((on, i) =>
      [0.4, 0.62].flatMap((along) =>
        [-12, 14].map((aside) => {
          const [x, y] = on.on(along)
          return (
            tapered(
              [
                [x, y],
                [x + aside, y + 20],
                [x + aside, y + 34],
              ],
              2.4,
              2,
              '#7d8a4a',
            ) +
            solid({
              at: [x + aside, y + 30],
              angle: 92,
              length: 46,
              width: 27,
              profile: 'egg',
              tint: { shadow: '#3a5a2c', body: '#78994e', light: '#c3d28f', ink: '#2a4220' },
              gloss: 0.3,
              seed: `drupe ${i} ${along} ${aside}`,
            })
          )
        }),
      ),
    )
    .join('')
  return (
    haze('winter', ['#aebfc4', '#bac8b8', '#c9cdc6']) +
    farLeaves({
      seed: 'osm w',
      outline: 'elliptic',
      colours: ['#93a89c', '#a9b9ac'],
      count: 28,
      size: 150,
      along: [
        [100, 740],
        [1150, 620],
      ],
      spread: 200,
    }) +
    shadowed(leaves.behind, 6, 5, 0.2) +
    shadowed(wood.svg) +
    shadowed(drupes, 5, 4) +
    shadowed(leaves.before, 7, 6)
  )
}
