/** 毛竹: bamboo in ink: leaves by single strokes, a culm by one stroke for each length. */
import { brush } from '../../kit/brush.ts'
import { random } from '../../kit/random.ts'
import type { Point } from '../../kit/space.ts'

/** Bamboo leaves in ink: one stroke each, in the grouping painters call the character 个. */
export function inkLeaves(
  at: Point,
  angle: number,
  size: number,
  colour: string,
  opacity: number,
  seed: string,
  count = 4,
): string {
  const chance = random(`ink leaves ${seed}`)
  return Array.from({ length: count }, (_, i) => {
    const a = angle + (i - (count - 1) / 2) * 0.42 + chance.around(0, 0.16)
    const r = size * chance.between(0.7, 1.15)
    const bend = chance.around(0, 0.12)
    const p = (t: number): Point => [
      at[0] + Math.cos(a + bend * t) * r * t,
      at[1] + Math.sin(a + bend * t) * r * t + r * 0.08 * t * t,
    ]
    return brush({
      points: [p(0.02), p(0.3), p(0.65), p(1)],
      width: size * 0.15,
      colour,
      opacity,
      dry: 0.2,
      seed: `${seed} ${i}`,
    })
  }).join('')
}

/** A culm in ink: one stroke for each length, a gap at each joint and the joint's two hooks. */
export function inkCulm(
  from: Point,
  to: Point,
  width: number,
  joints: readonly number[],
  colour: string,
  opacity: number,
  seed: string,
): string {
  const at = (t: number): Point => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t,
  ]
  const ends = [0, ...joints, 1]
  const parts: string[] = []
  for (let i = 0; i < ends.length - 1; i += 1) {
    const [a, b] = [(ends[i] as number) + 0.006, (ends[i + 1] as number) - 0.006]
    const [p, q] = [at(a), at(b)]
    parts.push(
      brush({
        points: [p, [(p[0] + q[0]) / 2 + width * 0.03, (p[1] + q[1]) / 2], q],
        width,
        colour,
        opacity,
        press: 'stalk',
        dry: 0.75,
        seed: `${seed} ${i}`,
      }),
    )
    if (i > 0) {
      const [x, y] = at(ends[i] as number)
      parts.push(
        brush({
          points: [
            [x - width * 0.55, y - 3],
            [x - width * 0.1, y + width * 0.1],
            [x + width * 0.5, y - 5],
          ],
          width: Math.max(3, width * 0.16),
          colour: '#171a14',
          opacity: Math.min(0.9, opacity + 0.2),
          seed: `joint ${seed} ${i}`,
        }),
      )
    }
  }
  return parts.join('')
}
