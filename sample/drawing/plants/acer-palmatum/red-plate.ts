/** 鸡爪槭, plate: red plate. */
import { bough } from '../../kit/bough.ts'
import { inkBranch } from '../../kit/ink-branch.ts'
import { scarlet } from '../../kit/tints.ts'
import { barks } from '../../kit/twig.ts'
import { blot } from '../../kit/wash.ts'
import { crimson, flame, hand, paired } from './parts.ts'

export function redPlate(): string {
  const wood = bough({
    points: [
      [1020, 300],
      [830, 350],
      [660, 330],
      [470, 430],
      [300, 430],
    ],
    from: 16,
    to: 5,
    bark: barks.red,
    seed: 'maple plate',
    shoots: [
      [0.3, 120, 260, 25],
      [0.48, 200, 250, -20],
      [0.6, 105, 300, 30],
      [0.8, 110, 200, 25],
    ],
  })
  const ink = [wood.main, ...wood.shoots]
    .map((on, i) =>
      inkBranch({
        points: [0, 0.25, 0.5, 0.75, 1].map((t) => on.line.at(t)),
        from: i ? 12 : 42,
        to: i ? 3 : 6,
        seed: `maple ${i}`,
        moss: i === 0,
      }),
    )
    .join('')
  const all = [wood.main, ...wood.shoots].map((on, i) =>
    paired(on, [0.55, 0.8, 0.99], 98, [scarlet, crimson, flame], `plate ${i}`),
  )
  return (
    blot([440, 560], 380, 300, '#e0b58e', 0.35) +
    blot([700, 1040], 260, 120, '#b9bfb8', 0.35) +
    all.map(([behind]) => behind).join('') +
    ink +
    all.map(([, before]) => before).join('') +
    hand([640, 980], 20, 92, flame, 'adrift', [560, 950]) +
    hand([480, 1110], 160, 84, crimson, 'adrift 2', [556, 1082])
  )
}
