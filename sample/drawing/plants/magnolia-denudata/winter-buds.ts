/** 玉兰, winter: winter buds. */
import { bough } from '../../kit/bough.ts'
import { barks } from '../../kit/twig.ts'
import { shadowed } from '../../kit/wash.ts'
import { furredBud } from './flower.ts'
import { haze, scars, tip } from './parts.ts'

export function winterBuds(): string {
  const wood = bough({
    points: [
      [-20, 620],
      [200, 650],
      [420, 560],
      [640, 560],
      [860, 430],
      [1010, 400],
    ],
    from: 40,
    to: 11,
    bark: barks.grey,
    rough: 0.7,
    seed: 'yulan winter',
    shootTo: 9,
    shoots: [
      [0.24, -70, 330, -10],
      [0.42, -60, 300, -15],
      [0.58, 30, 330, -60],
      [0.72, -75, 220, -8],
    ],
  })
  return (
    haze('winter', ['#b3c2cc', '#cbd2d2', '#bfb8ac']) +
    shadowed(wood.svg + scars([wood.main, ...wood.shoots])) +
    shadowed(
      [wood.main, ...wood.shoots]
        .map(
          (on, i) =>
            furredBud(tip(on), on.line.angle(1) - 6, 92 - i * 5) +
            furredBud(on.on(0.7, i % 2 ? 1 : -1), on.line.angle(0.7) + (i % 2 ? 42 : -42), 34),
        )
        .join(''),
      5,
      4,
    )
  )
}
