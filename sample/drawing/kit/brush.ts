/** Ink and colour as a soft brush leaves them: a wet body, a darker wet rim, dry white where the brush ran out. */
import { beside, course, ribbon } from './line.ts'
import { random } from './random.ts'
import type { Point } from './space.ts'

export type BrushMark = {
  points: readonly Point[]
  /** Widest, in sheet units. */
  width: number
  colour: string
  opacity?: number
  /** 0 wet .. 1 flying white. */
  dry?: number
  /** How the pressure runs: a leaf presses and lifts, a stalk keeps even, a tail only lifts. */
  press?: 'leaf' | 'stalk' | 'tail'
  seed: string
}

const pressures = {
  leaf: (t: number): number => Math.sin(Math.PI * Math.min(1, t) ** 0.72) ** 0.8,
  stalk: (t: number): number => 0.82 + 0.18 * Math.cos(t * 9) - 0.3 * Math.exp(-((t / 0.03) ** 2)),
  tail: (t: number): number => Math.min(1, 0.5 + t * 6) * (1 - t) ** 0.7,
}

/** One stroke. Put several of one plant into `brushed` together, so that their edges take the tooth of the paper. */
export function brush({
  points,
  width,
  colour,
  opacity = 0.75,
  dry = 0.3,
  press = 'leaf',
  seed,
}: BrushMark): string {
  const chance = random(`brush ${seed}`)
  const line = course(points)
  const swell = (t: number): number => width * pressures[press](t) + 0.4
  const parts = [
    `<path d="${ribbon(line, swell)}" fill="${colour}" fill-opacity="${(opacity * 0.8).toFixed(3)}"/>`,
  ]
  const streaks = Math.round(4 + width / 4)
  for (let i = 0; i < streaks; i += 1) {
    const side = chance.between(-0.9, 0.9)
    const from = chance.between(0, 0.5)
    const to = Math.min(0.99, from + chance.between(0.3, 0.6))
    const white = chance.chance(dry) && from + to > 0.7
    const path: Point[] = []
    for (let k = 0; k <= 6; k += 1) {
      const t = from + ((to - from) * k) / 6
      path.push(beside(line, t, (side * swell(t)) / 2))
    }
    const thick = Math.max(0.7, width * chance.between(0.03, 0.12))
    const fine = (t: number): number =>
      thick * Math.sin(Math.PI * Math.min(0.995, t + 0.005)) ** 0.6
    parts.push(
      `<path d="${ribbon(course(path), fine)}" fill="${white ? '#f4ecda' : colour}" fill-opacity="${white ? 0.5 : (opacity * 0.35).toFixed(3)}"/>`,
    )
  }
  return parts.join('')
}
