/** Stamens and styles: fine curved threads from a flower's heart, each with its anther. */
import { mix, rgb } from './colour.ts'
import { dot, line, type Mark } from './mark.ts'
import { random } from './random.ts'
import { aroundZ, inTurn, radians, type Turn, type Vector } from './space.ts'

export type Stamens = {
  count: number
  length: number
  /** How far the outermost lean from the axis, degrees; the innermost lean a quarter of it. */
  spread: number
  filament: string
  anther: string
  antherSize: number
  /** Bending back outwards (+) or inwards (-) over the length, degrees. */
  curl?: number
  /** Where the bundle begins on the axis. */
  lift?: number
  thickness?: number
}

export function stamenMarks(
  {
    count,
    length,
    spread,
    filament,
    anther,
    antherSize,
    curl = -20,
    lift = 0,
    thickness = 0.9,
  }: Stamens,
  place: Turn,
  seed: string,
  size = 1,
): Mark[] {
  const chance = random(`stamens ${seed}`)
  const marks: Mark[] = []
  for (let index = 0; index < count; index += 1) {
    const turned = inTurn(aroundZ((index * 137.5 + chance.around(0, 20)) % 360), place)
    const lean = spread * (0.25 + 0.75 * Math.sqrt((index + 0.5) / count)) + chance.around(0, 5)
    const reach = length * chance.between(0.78, 1.06)
    const points: Vector[] = [[0, 0, lift]]
    for (let step = 0; step < 5; step += 1) {
      const heading = radians(lean + (curl * step) / 5)
      const [x, y, z] = points[step] as Vector
      points.push([x + (reach / 5) * Math.sin(heading), y, z + (reach / 5) * Math.cos(heading)])
    }
    const seen = points.map(turned)
    marks.push(line(seen, thickness * size ** 0.7 * 1.7, mix(rgb(filament), rgb(anther), 0.45), 1))
    marks.push(line(seen, thickness * size ** 0.7, rgb(filament), 1.4))
    const tip = seen.at(-1) as Vector
    const grain = antherSize * size ** 0.9
    marks.push(dot(tip, grain * 1.15, mix(rgb(anther), [50, 30, 10], 0.45), 2))
    marks.push(
      dot([tip[0] - grain * 0.2, tip[1] - grain * 0.25, tip[2]], grain * 0.85, rgb(anther), 2.2),
    )
  }
  return marks
}
