/** 桂花, autumn: spray. */
import { farLeaves } from '../../kit/backdrop.ts'
import { bough } from '../../kit/bough.ts'
import { clothe } from '../../kit/spray.ts'
import { leafGreen } from '../../kit/tints.ts'
import { barks } from '../../kit/twig.ts'
import { shadowed } from '../../kit/wash.ts'
import { blade, clusters, haze, leathery } from './parts.ts'

export function spray(): string {
  const wood = bough({
    points: [
      [-20, 640],
      [240, 610],
      [480, 650],
      [740, 560],
      [960, 540],
    ],
    from: 24,
    to: 6,
    bark: barks.grey,
    rough: 0.4,
    seed: 'osmanthus 1',
    shoots: [
      [0.28, -62, 380, 8],
      [0.48, -38, 400, -12],
      [0.66, 42, 220, -25],
    ],
  })
  const twigs = [wood.main, ...wood.shoots]
  const leaves = clothe(
    twigs,
    {
      arrangement: 'opposite',
      count: 4,
      from: 0.34,
      leaf: blade,
      tints: [leathery, leathery, leafGreen],
      hang: 0.1,
      petiole: 12,
    },
    'osmanthus 1',
  )
  return (
    haze('1', ['#d8c48a', '#b9c79a', '#e2cf9a']) +
    farLeaves({
      seed: 'osm',
      outline: 'elliptic',
      colours: ['#9db183', '#c9bf82', '#87a27a'],
      count: 34,
      size: 160,
      along: [
        [100, 180],
        [1150, 250],
      ],
      spread: 230,
    }) +
    shadowed(leaves.behind, 6, 5, 0.2) +
    shadowed(wood.svg) +
    shadowed(leaves.before, 7, 6) +
    shadowed(twigs.map((on, i) => clusters(on, [0.34, 0.54, 0.76], 19, `a${i}`)).join(''), 4, 3)
  )
}
