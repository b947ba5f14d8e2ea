/** Lines drawn with a brush: smooth courses through a few points, and strokes that swell and taper. */
import { n } from './mark.ts'
import { type Point, radians } from './space.ts'

export type Course = {
  /** The place at 0..1 of the length. */
  at(along: number): Point
  /** The direction there, degrees on the page. */
  angle(along: number): number
  length: number
}

/** A smooth course through the points (Catmull-Rom), walked at even speed. */
export function course(points: readonly Point[]): Course {
  const fine: Point[] = []
  const last = points.length - 1
  const pick = (i: number): Point => points[Math.min(last, Math.max(0, i))] as Point
  for (let i = 0; i < last; i += 1) {
    for (let step = 0; step < 16; step += 1)
      fine.push(between(pick(i - 1), pick(i), pick(i + 1), pick(i + 2), step / 16))
  }
  fine.push(pick(last))
  const walked = [0]
  for (let i = 1; i < fine.length; i += 1) {
    const [a, b] = [fine[i - 1] as Point, fine[i] as Point]
    walked.push((walked[i - 1] as number) + Math.hypot(b[0] - a[0], b[1] - a[1]))
  }
  const length = walked.at(-1) as number
  const at = (along: number): Point => {
    const goal = Math.min(1, Math.max(0, along)) * length
    let i = walked.findIndex((distance) => distance >= goal)
    if (i < 1) i = 1
    const [a, b] = [fine[i - 1] as Point, fine[i] as Point]
    const [from, to] = [walked[i - 1] as number, walked[i] as number]
    const f = to > from ? (goal - from) / (to - from) : 0
    return [a[0] + (b[0] - a[0]) * f, a[1] + (b[1] - a[1]) * f]
  }
  const angle = (along: number): number => {
    const [a, b] = [at(along - 0.01), at(along + 0.01)]
    return (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI
  }
  return { at, angle, length }
}

function between(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const one = (i: 0 | 1): number =>
    0.5 *
    (2 * b[i] +
      (c[i] - a[i]) * t +
      (2 * a[i] - 5 * b[i] + 4 * c[i] - d[i]) * t * t +
      (3 * b[i] - a[i] - 3 * c[i] + d[i]) * t ** 3)
  return [one(0), one(1)]
}

/** A place beside a course: `aside` pixels to the right of the direction of walking. */
export function beside(line: Course, along: number, aside: number): Point {
  const [x, y] = line.at(along)
  const across = radians(line.angle(along) + 90)
  return [x + Math.cos(across) * aside, y + Math.sin(across) * aside]
}

/** The path data of a stroke of varying width along a course. */
export function ribbon(
  line: Course,
  width: (along: number) => number,
  steps = Math.max(6, Math.round(line.length / 12)),
  shift = 0,
): string {
  const left: string[] = []
  const right: string[] = []
  for (let step = 0; step <= steps; step += 1) {
    const along = step / steps
    const half = width(along) / 2
    const [a, b] = [
      beside(line, along, shift * half - half),
      beside(line, along, shift * half + half),
    ]
    left.push(`${n(a[0])} ${n(a[1])}`)
    right.unshift(`${n(b[0])} ${n(b[1])}`)
  }
  return `M${left.join('L')}L${right.join('L')}Z`
}
