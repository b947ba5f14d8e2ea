/** The stalk of a leaf, laid beneath its blade. */
import { blend, rgb } from './colour.ts'
import { line, type Mark } from './mark.ts'
import { type Point, radians, type Vector } from './space.ts'

/** From the blade's foot backwards by `length`, or to the place it grows from. */
export function leafStalk(
  base: Vector,
  angle: number,
  length: number,
  to: Point | undefined,
  width: number,
  tint: { ink: string; vein: string; body: string },
): Mark[] {
  const back = radians(angle)
  const end: Point = to ?? [base[0] - Math.cos(back) * length, base[1] - Math.sin(back) * length]
  const reach = Math.hypot(end[0] - base[0], end[1] - base[1]) * 0.55
  const control: Point = [base[0] - Math.cos(back) * reach, base[1] - Math.sin(back) * reach]
  const points: Vector[] = []
  for (let step = 0; step <= 8; step += 1) {
    const t = step / 8
    const u = 1 - t
    points.push([
      u * u * base[0] + 2 * u * t * control[0] + t * t * end[0],
      u * u * base[1] + 2 * u * t * control[1] + t * t * end[1],
      -60,
    ])
  }
  return [
    line(points, width * 1.7, rgb(tint.ink), 0),
    line(points, width * 1.2, rgb(blend(tint.vein, tint.body, 0.35)), 1),
  ]
}
