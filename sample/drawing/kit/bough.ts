/** A branch with its side shoots, and places to sit on them. */
import { random } from './random.ts'
import { type Point, radians } from './space.ts'
import { type Bark, type DrawnTwig, type Twig, twig } from './twig.ts'

/** A shoot: where it leaves its parent (0..1), its direction on the page, length, and bend over its length (degrees). */
export type Shoot = readonly [along: number, angle: number, length: number, bend?: number]

export type Bough = Omit<Twig, 'nodes'> & {
  shoots: readonly Shoot[]
  /** Thickness of the shoots' feet; by default near that of the parent there. */
  shootFrom?: number
  shootTo?: number
  shootBark?: Bark
}

export type DrawnBough = { svg: string; main: DrawnTwig; shoots: DrawnTwig[] }

export function bough({ shoots, shootFrom, shootTo = 3, shootBark, ...trunk }: Bough): DrawnBough {
  const main = twig({ ...trunk, nodes: shoots.map(([along]) => along) })
  const drawn = shoots.map(([along, angle, length, bend = 0], index) => {
    const parent = main.width(along)
    return shoot(main.line.at(along), angle, length, bend, {
      from: shootFrom ?? Math.min(parent * 0.72, 4 + length / 28),
      to: shootTo,
      bark: shootBark ?? trunk.bark,
      seed: `${trunk.seed} ${index}`,
      rough: (trunk.rough ?? 0.3) * 0.6,
    })
  })
  return { svg: drawn.map((side) => side.svg).join('') + main.svg, main, shoots: drawn }
}

/** A single shoot from a place, growing in a direction; slightly zigzag, as shoots are. */
export function shoot(
  at: Point,
  angle: number,
  length: number,
  bend: number,
  rest: Omit<Twig, 'points'>,
): DrawnTwig {
  const chance = random(`shoot ${rest.seed}`)
  const points: Point[] = [at]
  const steps = 5
  for (let step = 0; step < steps; step += 1) {
    const [x, y] = points[step] as Point
    const heading = radians(
      angle + (bend * (step + 0.5)) / steps + (step % 2 ? 1 : -1) * chance.between(0, 5),
    )
    points.push([
      x + (Math.cos(heading) * length) / steps,
      y + (Math.sin(heading) * length) / steps,
    ])
  }
  return twig({ lenticels: 2, ...rest, points })
}

/** A seat for a flower, bud or fruit: beside the bark, and the direction that looks outwards from there. */
export function seat(
  on: DrawnTwig,
  along: number,
  side: number,
  away = 0,
): { at: Point; angle: number } {
  const angle = along >= 1 ? on.line.angle(1) : on.line.angle(along) + side * 75
  const [x, y] = on.on(along, along >= 1 ? 0 : side * 0.6)
  return { at: [x + Math.cos(radians(angle)) * away, y + Math.sin(radians(angle)) * away], angle }
}
