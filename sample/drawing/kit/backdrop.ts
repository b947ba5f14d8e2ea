/** What stands behind the subject, out of focus: leaves, stems, light through them. */

import { n } from './mark.ts'
import { type OutlineName, outlines } from './outline.ts'
import { random } from './random.ts'
import { type Point, radians } from './space.ts'
import { soft } from './wash.ts'

type Backdrop = {
  seed: string
  colours: readonly string[]
  count: number
  /** Length of the leaves, pixels. */
  size: number
  outline?: OutlineName
  /** Width, share of the length. */
  breadth?: number
  blur?: number
  opacity?: number
  /** Where they are: a band along these points, `spread` pixels wide. */
  along: readonly Point[]
  spread: number
}

/** Blurred leaves strewn about a line. */
export function farLeaves({
  seed,
  colours,
  count,
  size,
  outline = 'ovate',
  breadth = 0.45,
  blur = 9,
  opacity = 0.5,
  along,
  spread,
}: Backdrop): string {
  const chance = random(`far ${seed}`)
  let drawn = ''
  for (let index = 0; index < count; index += 1) {
    const leg = chance.whole(0, along.length - 2)
    const [a, b] = [along[leg] as Point, along[leg + 1] as Point]
    const t = chance.between(0, 1)
    const at: Point = [
      a[0] + (b[0] - a[0]) * t + chance.around(0, spread),
      a[1] + (b[1] - a[1]) * t + chance.around(0, spread),
    ]
    drawn += flat(
      at,
      chance.between(0, 360),
      size * chance.between(0.6, 1.2),
      breadth * chance.between(0.35, 1.1),
      outline,
      chance.pick(colours),
    )
  }
  return soft(drawn, blur, opacity)
}

/** A flat silhouette of a leaf. */
export function flat(
  [x, y]: Point,
  angle: number,
  length: number,
  breadth: number,
  outline: OutlineName,
  colour: string,
): string {
  const [c, s] = [Math.cos(radians(angle)), Math.sin(radians(angle))]
  const points: string[] = []
  for (let step = 0; step <= 20; step += 1) {
    const t = step <= 10 ? step / 10 : 2 - step / 10
    const across = (step <= 10 ? 0.5 : -0.5) * length * breadth * outlines[outline](t)
    points.push(`${n(x + c * length * t - s * across)} ${n(y + s * length * t + c * across)}`)
  }
  return `<path d="M${points.join('L')}Z" fill="${colour}"/>`
}
