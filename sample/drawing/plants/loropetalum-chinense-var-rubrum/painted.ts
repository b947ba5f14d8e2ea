/** 红花檵木, plate: painted. */
import { bough } from '../../kit/bough.ts'
import { inkBranch } from '../../kit/ink-branch.ts'
import type { Point } from '../../kit/space.ts'
import { clothe } from '../../kit/spray.ts'
import { plum } from '../../kit/tints.ts'
import { barks } from '../../kit/twig.ts'
import { blot } from '../../kit/wash.ts'
import { blade, tassels, wine } from './parts.ts'

export function painted(): string {
  const line: Point[] = [
    [1020, 880],
    [830, 800],
    [680, 790],
    [520, 680],
    [430, 500],
    [400, 340],
  ]
  const wood = bough({
    points: line,
    from: 14,
    to: 4,
    bark: barks.brown,
    seed: 'loro plate',
    shoots: [
      [0.26, -110, 300, 20],
      [0.42, 190, 260, 24],
      [0.6, -60, 260, -20],
      [0.74, 200, 220, 26],
    ],
  })
  const twigs = [wood.main, ...wood.shoots]
  const leaves = clothe(
    twigs,
    {
      arrangement: 'alternate',
      count: 6,
      from: 0.34,
      leaf: { ...blade, length: 88, width: 52 },
      tints: [wine, plum, { ...plum, shadow: '#241c22', body: '#4d3f48', light: '#8a7680' }],
      hang: 0.1,
      petiole: 8,
    },
    'loro plate',
  )
  const ink = twigs
    .map((on, i) =>
      inkBranch({
        points: [0, 0.25, 0.5, 0.75, 1].map((t) => on.line.at(t)),
        from: i ? 12 : 44,
        to: 4,
        seed: `loro ${i}`,
        moss: i === 0,
      }),
    )
    .join('')
  return (
    blot([450, 480], 340, 330, '#d6b3bf', 0.38) +
    leaves.behind +
    ink +
    leaves.before +
    tassels(wood.shoots, [0.4, 0.7, 1], 66, 'plate') +
    tassels([wood.main], [0.62, 0.82, 1], 66, 'plate main')
  )
}
