/** 连翘: the arching forsythia branches and the places of the nodes along them. */
import type { Point } from '../../kit/space.ts'
import { barks, type DrawnTwig, twig } from '../../kit/twig.ts'

export const steps = (from: number, to: number, count: number): number[] =>
  Array.from({ length: count }, (_, i) => from + ((to - from) * i) / (count - 1))

export const archingBranch = (seed: string, points: Point[], from = 20, to = 6): DrawnTwig =>
  twig({
    points,
    from,
    to,
    bark: barks.brown,
    rough: 0.4,
    lenticels: 9,
    nodes: steps(0.05, 0.98, 12),
    seed,
  })

export const nearArch = archingBranch('forsythia 1', [
  [-20, 470],
  [180, 270],
  [420, 190],
  [700, 220],
  [950, 400],
  [1100, 690],
])

export const middleArch = archingBranch(
  'forsythia 2',
  [
    [-20, 860],
    [180, 700],
    [420, 560],
    [640, 540],
    [800, 640],
    [880, 860],
  ],
  16,
  6,
)

export const farArch = archingBranch(
  'forsythia 3',
  [
    [-20, 380],
    [180, 150],
    [450, 70],
    [760, 90],
    [1010, 190],
    [1190, 380],
  ],
  13,
  5,
)
