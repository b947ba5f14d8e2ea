/** Snow lying along the upper side of a branch, in heaps, with a blue shadow beneath. */
import { course, ribbon } from './line.ts'
import { random } from './random.ts'
import { type Point, radians } from './space.ts'
import type { DrawnTwig } from './twig.ts'

export function snowOn(on: DrawnTwig, from: number, to: number, seed: string): string {
  const chance = random(`snow ${seed}`)
  let drawn = ''
  for (let start = from; start < to; ) {
    const end = Math.min(to, start + chance.between(0.1, 0.24))
    const points: Point[] = []
    for (let step = 0; step <= 8; step += 1) {
      const along = start + ((end - start) * step) / 8
      // Only what is level can hold snow: the upper edge is the one that points away from the ground.
      const up = -Math.sign(Math.cos(radians(on.line.angle(along)))) || -1
      const [x, y] = on.on(along, up * 0.62)
      points.push([x, y + chance.around(0, 1)])
    }
    const level = Math.abs(Math.cos(radians(on.line.angle((start + end) / 2))))
    // Steep wood sheds it.
    if (level < 0.55) {
      start = end
      continue
    }
    const thick = (6 + on.width(start) * 0.55) * level * chance.between(0.7, 1.15)
    const line = course(points)
    const heap = (along: number): number =>
      thick *
      Math.sin(Math.PI * Math.min(1, Math.max(0, along))) ** 0.35 *
      (0.85 + 0.15 * Math.sin(along * 9 + start * 40))
    const raised = (by: number): string =>
      ribbon(course(points.map(([x, y]): Point => [x, y - by])), heap, 24)
    drawn += `<path d="${ribbon(line, heap, 24)}" fill="#8fa6b8"/><path d="${raised(thick * 0.16)}" fill="#dfe8ee"/><path d="${raised(thick * 0.3)}" fill="#fbfdfd" fill-opacity="0.9"/>`
    start = end + chance.between(0.01, 0.05)
  }
  return drawn
}
