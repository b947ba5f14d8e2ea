/** 洋紫荆, plate: painted. */
import { bough } from '../../kit/bough.ts'
import { inkBranch } from '../../kit/ink-branch.ts'
import type { LeafTint } from '../../kit/leaf.ts'
import type { Point } from '../../kit/space.ts'
import { leafGreen } from '../../kit/tints.ts'
import { barks, type DrawnTwig } from '../../kit/twig.ts'
import { blot } from '../../kit/wash.ts'
import { bud, flower, leaves } from './parts.ts'

export function painted(): string {
  const main: Point[] = [
    [-20, 420],
    [180, 440],
    [360, 400],
    [520, 470],
    [640, 600],
  ]
  const wood = bough({
    points: main,
    from: 18,
    to: 7,
    bark: barks.grey,
    seed: 'bauhinia plate',
    shoots: [
      [0.4, -40, 260, 20],
      [0.66, 80, 260, 15],
    ],
  })
  const inky: LeafTint = { ...leafGreen, shadow: '#28352c', body: '#566c56', light: '#97a88a' }
  const all = [wood.main, ...wood.shoots].map((on, i) =>
    leaves(on, [0.5, 0.75], 108, [inky, leafGreen, inky], `plate ${i}`),
  )
  const ink = [wood.main, ...wood.shoots]
    .map((on, i) =>
      inkBranch({
        points: [0, 0.25, 0.5, 0.75, 1].map((t) => on.line.at(t)),
        from: i ? 15 : 40,
        to: 7,
        seed: `bauhinia ${i}`,
        moss: i === 0,
      }),
    )
    .join('')
  const [a, b] = wood.shoots as [DrawnTwig, DrawnTwig]
  return (
    blot([600, 640], 350, 330, '#d3b8c6', 0.4) +
    all.map(([under]) => under).join('') +
    ink +
    all.map(([, over]) => over).join('') +
    bud(a.line.at(1), -20, 110) +
    bud(b.line.at(1), 100, 100) +
    flower({ at: a.line.at(0.8), face: -40, tilt: 62, size: 0.9 }) +
    flower({ at: [650, 640], face: 60, tilt: 24, size: 1.3, spin: -14 })
  )
}
