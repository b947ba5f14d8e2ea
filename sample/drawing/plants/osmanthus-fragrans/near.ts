/** 桂花, autumn: near. */
import { farLeaves } from '../../kit/backdrop.ts'
import { bough } from '../../kit/bough.ts'
import { clothe } from '../../kit/spray.ts'
import { leafGreen } from '../../kit/tints.ts'
import { barks } from '../../kit/twig.ts'
import { shadowed } from '../../kit/wash.ts'
import { blade, clusters, haze, leathery } from './parts.ts'

export function near(): string {
  const wood = bough({
    points: [
      [140, 900],
      [330, 700],
      [540, 560],
      [760, 400],
      [930, 180],
    ],
    from: 30,
    to: 15,
    bark: barks.grey,
    rough: 0.5,
    lenticels: 5,
    seed: 'osmanthus near',
    shoots: [],
  })
  const leaves = clothe(
    [wood.main],
    {
      arrangement: 'opposite',
      count: 3,
      from: 0.28,
      to: 0.85,
      leaf: { ...blade, length: 350, width: 130, veins: 9 },
      tints: [leathery, leafGreen],
      hang: 0.08,
      petiole: 22,
      depth: 0.2,
      size: (t) => 1.1 - 0.3 * t,
    },
    'osmanthus nearby',
  )
  return (
    haze('near', ['#d9c07a', '#a9bb8a', '#c9b890']) +
    farLeaves({
      seed: 'osm near',
      outline: 'elliptic',
      colours: ['#8aa577', '#c4bb7c'],
      count: 18,
      size: 260,
      blur: 14,
      along: [
        [100, 300],
        [1150, 600],
      ],
      spread: 300,
    }) +
    shadowed(leaves.behind, 8, 7) +
    shadowed(wood.svg) +
    shadowed(leaves.before, 10, 8) +
    shadowed(clusters(wood.main, [0.3, 0.58, 0.82], 40, 'near'), 7, 5)
  )
}
