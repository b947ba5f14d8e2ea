/** The plum's blossom, buds and loose petals, and how they crowd along a shoot. */
import { type BlossomPlace, blossom } from '../../kit/blossom.ts'
import { seat } from '../../kit/bough.ts'
import { paint } from '../../kit/mark.ts'
import { type PetalTint, petalMarks } from '../../kit/petal.ts'
import { random } from '../../kit/random.ts'
import { solid } from '../../kit/solid.ts'
import { aroundX, inTurn, movedTo, type Point } from '../../kit/space.ts'
import type { DrawnTwig } from '../../kit/twig.ts'

const pink: PetalTint = {
  shadow: '#c97089',
  body: '#efaab9',
  light: '#fdeaea',
  base: '#c03a62',
  baseReach: 0.5,
  back: '#df7f99',
  vein: '#d4758f',
  ink: '#a8526e',
}
const sepal: PetalTint = {
  shadow: '#5e2426',
  body: '#8c3b38',
  light: '#b8645a',
  base: '#4c1c1e',
  vein: '#6d2a2a',
  ink: '#3f1718',
}

export type Placed = BlossomPlace & { tint?: PetalTint }

/** About 120 pixels across at size 1. */
export function flower({
  at,
  face = -90,
  tilt = 25,
  size = 1,
  spin = 0,
  tint = pink,
}: Placed): string {
  return blossom({
    at,
    face,
    tilt,
    size,
    spin,
    seed: `mume ${at.join(' ')}`,
    whorls: [
      {
        count: 5,
        start: 36,
        vary: 0.2,
        petal: { length: 30, width: 27, tint: sepal, rise: 0, curl: 10, lift: -7 },
      },
      {
        count: 5,
        vary: 0.6,
        petal: {
          length: 60,
          width: 70,
          tint,
          rise: 10,
          curl: 34,
          hollow: 0.3,
          roll: 9,
          ruffle: 0.09,
          away: 4,
        },
      },
    ],
    stamens: [
      {
        count: 30,
        length: 40,
        spread: 58,
        filament: '#fdeff0',
        anther: '#dba42c',
        antherSize: 2.2,
        curl: -26,
      },
      {
        count: 1,
        length: 34,
        spread: 3,
        filament: '#b8c27a',
        anther: '#a8b25c',
        antherSize: 2.4,
        thickness: 1.6,
      },
    ],
  })
}

/** A round bud in its dark sepals, 30 pixels long at size 1. */
export function bud(at: Point, angle: number, size = 1): string {
  const ball = solid({
    at,
    angle,
    length: 31 * size,
    width: 27 * size,
    profile: 'egg',
    tint: { shadow: '#ae4a69', body: '#dc8aa0', light: '#f9d8da', ink: '#8c3f58' },
    gloss: 0.1,
    seed: `bud ${at}`,
  })
  const cup = solid({
    at,
    angle,
    length: 14 * size,
    width: 20 * size,
    profile: 'urn',
    tint: { shadow: '#4c1c1e', body: '#84383a', light: '#b8645a', ink: '#3f1718' },
    gloss: 0.1,
    seed: `cup ${at}`,
  })
  return ball + cup
}

/** A fallen petal, lying any way up. */
export function loosePetal(at: Point, angle: number, size: number): string {
  const lying = inTurn(
    aroundX((angle * 7) % 50),
    ([x, y, z]) => [x * size, y * size, z * size],
    movedTo(at),
  )
  return paint(
    petalMarks(
      {
        length: 60,
        width: 66,
        tint: pink,
        hollow: 0.5,
        rise: 4,
        curl: 40,
        ruffle: 0.1,
        seed: `loose ${at}`,
      },
      angle,
      lying,
    ),
  )
}

/** Flowers and buds along a shoot, buds towards its tip. */
export function inBloom(
  on: DrawnTwig,
  count: number,
  size: number,
  seed: string,
  from = 0.12,
): string {
  const chance = random(`bloom ${seed}`)
  let drawn = ''
  for (let index = 0; index < count; index += 1) {
    const along = from + ((0.99 - from) * (index + chance.between(0.2, 0.8))) / count
    const side = index % 2 ? 1 : -1
    if (along > 0.72 || chance.chance(0.16)) {
      const { at, angle } = seat(on, along, side, 1)
      drawn += bud(at, angle, size * chance.between(0.6, 1))
      continue
    }
    const tilt = chance.between(15, 78)
    const { at, angle } = seat(on, along, side, size * (4 + tilt * 0.2))
    drawn += flower({
      at,
      face: angle + chance.around(0, 30),
      tilt,
      size: size * chance.between(0.85, 1.1),
      spin: chance.between(0, 72),
    })
  }
  return drawn
}
