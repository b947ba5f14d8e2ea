/** 紫薇, plate: painted. */
import { bough, shoot } from '../../kit/bough.ts'
import { inkBranch } from '../../kit/ink-branch.ts'
import type { Point } from '../../kit/space.ts'
import { clothe } from '../../kit/spray.ts'
import { leafGreen } from '../../kit/tints.ts'
import { barks } from '../../kit/twig.ts'
import { blot } from '../../kit/wash.ts'
import { blade, panicle } from './parts.ts'

export function painted(): string {
  const line: Point[] = [
    [1020, 1060],
    [850, 960],
    [720, 900],
    [600, 760],
    [540, 600],
  ]
  const wood = bough({
    points: line,
    from: 16,
    to: 7,
    bark: barks.brown,
    seed: 'crape plate',
    shoots: [
      [0.4, 200, 260, 30],
      [0.62, -40, 240, -20],
    ],
  })
  const twigs = [wood.main, ...wood.shoots]
  const leaves = clothe(
    twigs,
    {
      arrangement: 'opposite',
      count: 4,
      from: 0.36,
      to: 0.9,
      leaf: { ...blade, length: 130, width: 68 },
      tints: [leafGreen, { ...leafGreen, shadow: '#26312a', body: '#53685a', light: '#98a78e' }],
      hang: 0.14,
      petiole: 4,
      terminal: false,
    },
    'crape plate',
  )
  const ink = twigs
    .map((on, i) =>
      inkBranch({
        points: [0, 0.25, 0.5, 0.75, 1].map((t) => on.line.at(t)),
        from: i ? 15 : 42,
        to: 8,
        seed: `crape ${i}`,
        moss: i === 0,
      }),
    )
    .join('')
  const axes = twigs.map((on, i) =>
    shoot(on.line.at(0.97), [-106, 215, -50][i] as number, [360, 200, 210][i] as number, 10, {
      from: 8,
      to: 3,
      bark: barks.green,
      seed: `plate axis ${i}`,
      lenticels: 0,
    }),
  )
  return (
    blot([500, 420], 340, 340, '#d8b6cc', 0.36) +
    leaves.behind +
    ink +
    leaves.before +
    axes.map((axis, i) => panicle(axis, i ? 0.72 : 1, i ? 15 : 24, `plate ${i}`)).join('')
  )
}
