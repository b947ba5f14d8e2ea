/** 蜡梅, plate: painted. */
import { bough } from '../../kit/bough.ts'
import { inkBranch } from '../../kit/ink-branch.ts'
import type { Point } from '../../kit/space.ts'
import { barks } from '../../kit/twig.ts'
import { blot } from '../../kit/wash.ts'
import { inBloom } from './flower.ts'

export function painted(): string {
  const line: Point[] = [
    [180, 1330],
    [260, 1120],
    [230, 940],
    [360, 760],
    [400, 560],
    [520, 380],
    [560, 240],
  ]
  const wood = bough({
    points: line,
    from: 14,
    to: 4,
    bark: barks.grey,
    seed: 'wintersweet plate',
    shoots: [
      [0.3, -20, 320, -40],
      [0.48, -150, 220, 40],
      [0.56, -10, 330, -40],
      [0.74, -140, 200, 36],
      [0.8, -24, 240, -30],
    ],
  })
  const ink = [wood.main, ...wood.shoots]
    .map((on, i) =>
      inkBranch({
        points: [0, 0.25, 0.5, 0.75, 1].map((t) => on.line.at(t)),
        from: i ? 13 : 64,
        to: 4,
        seed: `wintersweet ${i}`,
        moss: i === 0,
      }),
    )
    .join('')
  return (
    blot([500, 480], 330, 360, '#d6c79a', 0.36) +
    blot([330, 980], 220, 200, '#b2b8b4', 0.3) +
    ink +
    inBloom(wood.main, 6, 0.95, 'plate', 0.5) +
    wood.shoots.map((on, i) => inBloom(on, 4, 0.95, `plate${i}`, 0.3)).join('')
  )
}
