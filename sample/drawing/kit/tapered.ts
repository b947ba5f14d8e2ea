/** A plain tapering line through points: stalks, threads, tendrils. */
import { course, ribbon } from './line.ts'
import type { Point } from './space.ts'

export function tapered(
  points: readonly Point[],
  from: number,
  to: number,
  colour: string,
  opacity = 1,
): string {
  const path = ribbon(course(points), (along) => from + (to - from) * along)
  return `<path d="${path}" fill="${colour}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ''} stroke="none"/>`
}
