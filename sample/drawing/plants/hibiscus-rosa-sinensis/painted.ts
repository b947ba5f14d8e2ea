/** 朱槿, plate: painted. */
import { bough } from '../../kit/bough.ts'
import { inkBranch } from '../../kit/ink-branch.ts'
import type { LeafTint } from '../../kit/leaf.ts'
import type { Point } from '../../kit/space.ts'
import { clothe } from '../../kit/spray.ts'
import { barks, type DrawnTwig } from '../../kit/twig.ts'
import { blot } from '../../kit/wash.ts'
import { furled, hibiscus } from './flower.ts'
import { blade, glossy, stalked } from './parts.ts'

export function painted(): string {
  const line: Point[] = [
    [1020, 1010],
    [830, 930],
    [700, 800],
    [560, 720],
    [470, 560],
  ]
  const wood = bough({
    points: line,
    from: 18,
    to: 8,
    bark: barks.green,
    seed: 'hibiscus plate',
    shoots: [
      [0.35, -100, 330, 15],
      [0.6, 175, 260, 30],
    ],
  })
  const inky: LeafTint = {
    ...glossy,
    shadow: '#232c24',
    body: '#4a5f4a',
    light: '#8d9c7e',
    gloss: 0.2,
  }
  const leaves = clothe(
    [wood.main, ...wood.shoots],
    {
      arrangement: 'alternate',
      count: 5,
      from: 0.3,
      leaf: { ...blade, length: 175, width: 118 },
      tints: [glossy, inky, inky],
      hang: 0.22,
      petiole: 34,
    },
    'hibiscus plate',
  )
  const ink = [wood.main, ...wood.shoots]
    .map((on, i) =>
      inkBranch({
        points: [0, 0.25, 0.5, 0.75, 1].map((t) => on.line.at(t)),
        from: i ? 14 : 34,
        to: 8,
        seed: `hibiscus ${i}`,
        moss: false,
      }),
    )
    .join('')
  const bud = stalked(wood.shoots[0] as DrawnTwig, 0.96, -80, 70)
  return (
    blot([440, 500], 370, 340, '#d8b8a0', 0.35) +
    leaves.behind +
    ink +
    bud.svg +
    furled(bud.end, -80, 150, 1) +
    leaves.before +
    furled(
      [
        (wood.shoots[1] as DrawnTwig).line.at(0.98)[0],
        (wood.shoots[1] as DrawnTwig).line.at(0.98)[1],
      ],
      200,
      110,
      0.6,
    ) +
    hibiscus({ at: [440, 470], face: -150, tilt: 36, size: 1.5 })
  )
}
