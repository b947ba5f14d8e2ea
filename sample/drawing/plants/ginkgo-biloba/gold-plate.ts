/** 银杏, plate: gold plate. */
import { bough } from '../../kit/bough.ts'
import { inkBranch } from '../../kit/ink-branch.ts'
import type { LeafTint } from '../../kit/leaf.ts'
import { radians } from '../../kit/space.ts'
import { barks } from '../../kit/twig.ts'
import { blot } from '../../kit/wash.ts'
import { fan } from './leaf.ts'
import { dressed, golds } from './parts.ts'

export function goldPlate(): string {
  const branch = bough({
    points: [
      [1020, 160],
      [800, 260],
      [640, 250],
      [480, 380],
      [400, 560],
    ],
    from: 16,
    to: 6,
    bark: barks.grey,
    seed: 'ginkgo plate',
    shoots: [
      [0.3, 100, 240, 20],
      [0.55, 60, 260, 25],
      [0.72, 180, 240, -30],
    ],
  })
  const dress = { radius: 104, leaves: 4, tints: golds, hang: 0.4, seed: 'plate' }
  const all = [
    ...branch.shoots.map((side, i) =>
      dressed(side, { ...dress, places: [0.6, 1], seed: `plate ${i}` }),
    ),
    dressed(branch.main, { ...dress, places: [0.62, 0.85, 1] }),
  ]
  const ink = [branch.main, ...branch.shoots]
    .map((on, i) =>
      inkBranch({
        points: [0, 0.25, 0.5, 0.75, 1].map((t) => on.line.at(t)),
        from: i ? 15 : 44,
        to: i ? 6 : 9,
        seed: `ginkgo ${i}`,
        moss: i === 0,
      }),
    )
    .join('')
  const drifting = [
    [300, 900, 30],
    [560, 1020, 150],
    [420, 1130, 250],
  ]
    .map(([x = 0, y = 0, angle = 0], i) =>
      fan({
        at: [x, y],
        angle,
        radius: 84,
        tint: golds[i] as LeafTint,
        roll: 40 - i * 35,
        pitch: i * 20,
        stalkTo: [x - Math.cos(radians(angle)) * 70, y - Math.sin(radians(angle) + 0.3) * 70],
        seed: `drift ${i}`,
      }),
    )
    .join('')
  return (
    blot([420, 560], 360, 320, '#e5cf93', 0.35) +
    all.map((one) => one.behind).join('') +
    ink +
    all.map((one) => one.before).join('') +
    drifting
  )
}
