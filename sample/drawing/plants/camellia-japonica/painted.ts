/** 山茶, plate: painted. */
import { bough } from '../../kit/bough.ts'
import { inkBranch } from '../../kit/ink-branch.ts'
import type { Point } from '../../kit/space.ts'
import { clothe } from '../../kit/spray.ts'
import { deepGreen } from '../../kit/tints.ts'
import { barks, type DrawnTwig } from '../../kit/twig.ts'
import { blot } from '../../kit/wash.ts'
import { blade, bud, flower, lacquer, tipOf } from './parts.ts'

export function painted(): string {
  const line: Point[] = [
    [-20, 1080],
    [180, 980],
    [330, 860],
    [420, 680],
    [430, 560],
  ]
  const wood = bough({
    points: line,
    from: 20,
    to: 8,
    bark: barks.grey,
    seed: 'camellia plate',
    shoots: [
      [0.4, -10, 320, -35],
      [0.6, 200, 200, 40],
      [0.75, -40, 230, -20],
    ],
  })
  const leaves = clothe(
    [wood.main, ...wood.shoots],
    {
      arrangement: 'alternate',
      count: 4,
      from: 0.45,
      leaf: { ...blade, length: 170 },
      tints: [
        lacquer,
        { ...deepGreen, shadow: '#1b241d', body: '#3b4c40', light: '#7c8c78', gloss: 0.4 },
      ],
      hang: 0.12,
    },
    'camellia plate',
  )
  const ink = [wood.main, ...wood.shoots]
    .map((on, i) =>
      inkBranch({
        points: [0, 0.25, 0.5, 0.75, 1].map((t) => on.line.at(t)),
        from: i ? 18 : 50,
        to: 8,
        seed: `camellia ${i}`,
        moss: i === 0,
      }),
    )
    .join('')
  const [a, b, c] = wood.shoots as [DrawnTwig, DrawnTwig, DrawnTwig]
  return (
    blot([480, 520], 360, 330, '#cbb7a2', 0.35) +
    leaves.behind +
    ink +
    leaves.before +
    flower({ at: [430, 510], face: -100, tilt: 22, size: 1.3 }) +
    flower({ at: tipOf(a), face: -10, tilt: 60, size: 1, open: 0.7 }) +
    bud(tipOf(c), -60, 1.2) +
    bud(tipOf(b), 230, 1) +
    flower({ at: [690, 1090], tilt: 48, face: 30, size: 0.8, open: 0.8 })
  )
}
