/** A whole flower: whorls of petals, stamens and heart, turned to face where it faces. */
import { type Mark, paint } from './mark.ts'
import { type Petal, petalMarks } from './petal.ts'
import { random } from './random.ts'
import { aroundZ, inTurn, leaning, movedTo, type Point, type Turn } from './space.ts'
import { type Stamens, stamenMarks } from './stamens.ts'

type Whorl = {
  count: number
  petal: Omit<Petal, 'seed'>
  /** Turn of the first petal, degrees. */
  start?: number
  /** How far petals may differ from each other, 0..1. */
  vary?: number
}

type Blossom = {
  at: Point
  /** The way the flower's axis leans on the page, and by how much: 0 looks at us, 90 is seen from the side, more turns its back. */
  face?: number
  tilt?: number
  spin?: number
  /** Everything times this. */
  size?: number
  whorls: readonly Whorl[]
  stamens?: readonly Stamens[]
  /** Anything else, modelled on the flower's axis (pistil, staminal column). */
  heart?: (place: Turn) => Mark[]
  seed: string
}

/** Where a flower stands, which way it looks and how large it is. */
export type BlossomPlace = Pick<Blossom, 'at' | 'face' | 'tilt' | 'size' | 'spin'>

export function blossom(options: Blossom): string {
  return paint(blossomMarks(options))
}

export function blossomMarks({
  at,
  face = -90,
  tilt = 30,
  spin = 0,
  size = 1,
  whorls,
  stamens = [],
  heart,
  seed,
}: Blossom): Mark[] {
  const chance = random(`blossom ${seed}`)
  const scaled: Turn = ([x, y, z]) => [x * size, y * size, z * size]
  const place = inTurn(scaled, aroundZ(spin), leaning(face, tilt), movedTo(at))
  const marks: Mark[] = []
  whorls.forEach(({ count, petal, start = 0, vary = 0.5 }, ring) => {
    for (let index = 0; index < count; index += 1) {
      const one: Petal = {
        ...petal,
        length: petal.length * (1 + chance.around(0, 0.1 * vary)),
        width: petal.width * (1 + chance.around(0, 0.12 * vary)),
        rise: (petal.rise ?? 15) + chance.around(0, 12 * vary),
        curl: (petal.curl ?? 20) + chance.around(0, 16 * vary),
        sway: (petal.sway ?? 0) + chance.around(0, 10 * vary),
        seed: `${seed} ${ring} ${index}`,
      }
      marks.push(
        ...petalMarks(one, start + (index * 360) / count + chance.around(0, 7 * vary), place, size),
      )
    }
  })
  for (const bundle of stamens) marks.push(...stamenMarks(bundle, place, seed, size))
  if (heart) marks.push(...heart(place))
  return marks
}
