/** A branch as a loaded brush leaves it: wet black, grey where it ran dry, flying white along the light. */
import { beside, course, ribbon } from './line.ts'
import { n } from './mark.ts'
import { random } from './random.ts'
import type { Point } from './space.ts'
import { brushed } from './wash.ts'

type InkBranch = {
  points: readonly Point[]
  from: number
  to: number
  seed: string /** Dark 1 .. pale 0.3 for what stands further off. */
  ink?: number
  moss?: boolean
}

export function inkBranch({ points, from, to, seed, ink = 1, moss = true }: InkBranch): string {
  const chance = random(`ink ${seed}`)
  const line = course(points)
  const phase = chance.between(0, 6)
  const width = (along: number): number =>
    (from + (to - from) * along ** 0.7) *
    (1 + 0.16 * Math.sin(along * 11 + phase) + 0.09 * Math.sin(along * 29 + phase))
  const parts = [
    `<path d="${ribbon(line, width)}" fill="#4c4a40" fill-opacity="${n(0.72 * ink)}"/>`,
  ]
  for (let streak = 0; streak < 16; streak += 1) {
    const side = chance.between(-0.8, 0.9)
    const start = chance.between(0, 0.7)
    const end = Math.min(1, start + chance.between(0.12, 0.45))
    const dark = side > -0.35
    const points2: Point[] = []
    for (let step = 0; step <= 8; step += 1) {
      const along = start + ((end - start) * step) / 8
      points2.push(beside(line, along, (side * width(along)) / 2 + chance.around(0, from * 0.05)))
    }
    const thick = Math.max(0.8, from * chance.between(0.06, 0.22) * (1 - start * 0.7))
    const swell = (along: number): number =>
      thick * Math.sin(Math.PI * Math.min(1, along * 1.02 + 0.01)) ** 0.5
    parts.push(
      `<path d="${ribbon(course(points2), swell)}" fill="${dark ? '#191b15' : '#efe8d6'}" fill-opacity="${n((dark ? 0.62 : 0.5) * ink)}"/>`,
    )
  }
  const marks = [brushed(parts.join(''), Math.min(9, 2 + from * 0.14), 0.055)]
  if (moss) {
    for (let index = 0; index < from * 0.45; index += 1) {
      const along = chance.between(0.02, 0.75) ** 1.2
      const [x, y] = beside(
        line,
        along,
        chance.pick([-1, 1, -1]) * width(along) * chance.between(0.4, 0.62),
      )
      const size = chance.between(1.6, 4.2) * Math.min(1.4, from / 28)
      marks.push(
        `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(size * 1.3)}" ry="${n(size)}" transform="rotate(${chance.whole(-50, 50)} ${n(x)} ${n(y)})" fill="#20241a" fill-opacity="${n(0.75 * ink)}"/>`,
      )
    }
  }
  return marks.join('')
}
