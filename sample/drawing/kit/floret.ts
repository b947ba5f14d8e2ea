/** Very small flowers by the dozen: a few flat petals each, light enough to be drawn in hundreds. */
import { blend } from './colour.ts'
import { n } from './mark.ts'
import { random } from './random.ts'
import { type Point, radians } from './space.ts'

type Floret = {
  at: Point
  /** Radius in pixels. */
  radius: number
  petals: number
  /** Breadth of a petal, share of its length. */
  breadth: number
  body: string
  shadow: string
  light: string
  heart: string
  seed: string
}

/** Petals are seen from a random side: the whole flower is squeezed along one direction. */
export function floret({
  at: [x, y],
  radius,
  petals,
  breadth,
  body,
  shadow,
  light,
  heart,
  seed,
}: Floret): string {
  const chance = random(`floret ${seed}`)
  const squeeze = chance.between(0.55, 1)
  const turned = chance.between(0, 360)
  const spin = chance.between(0, 360)
  let drawn = ''
  for (let petal = 0; petal < petals; petal += 1) {
    const angle = radians(spin + (petal * 360) / petals + chance.around(0, 8))
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    const at = (along: number, across: number): string =>
      `${n((c * along - s * across) * radius)} ${n((s * along + c * across) * radius)}`
    // Those that look up and to the left catch the sun.
    const lit = 0.5 - 0.5 * (c * 0.6 + s * 0.8) * 0.8
    const fill = blend(blend(shadow, body, 0.35 + 0.65 * lit), light, lit * lit * 0.7)
    drawn += `<path d="M0 0C${at(0.25, breadth * 0.75)} ${at(0.9, breadth)} ${at(1, 0)}C${at(0.9, -breadth)} ${at(0.25, -breadth * 0.75)} 0 0Z" fill="${fill}" stroke="${shadow}" stroke-width="0.7"/><path d="M${at(0.15, 0)}L${at(0.72, 0)}" stroke="${shadow}" stroke-opacity="0.45" stroke-width="0.6"/>`
  }
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turned)}) scale(1 ${n(squeeze)}) rotate(${n(-turned)})">${drawn}<circle r="${n(radius * 0.17)}" fill="${heart}"/><circle r="${n(radius * 0.08)}" cx="${n(-radius * 0.05)}" cy="${n(-radius * 0.05)}" fill="${light}"/></g>`
}
