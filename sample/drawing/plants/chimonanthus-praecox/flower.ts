/** The wintersweet's waxen flower, its buds, and how they hang on bare wood. */
import { type BlossomPlace, blossom } from '../../kit/blossom.ts'
import { seat } from '../../kit/bough.ts'
import type { PetalTint } from '../../kit/petal.ts'
import { random } from '../../kit/random.ts'
import { solid } from '../../kit/solid.ts'
import type { Point } from '../../kit/space.ts'
import type { DrawnTwig } from '../../kit/twig.ts'

const waxen: PetalTint = {
  shadow: '#b58a1c',
  body: '#ecc944',
  light: '#fdf3a6',
  base: '#d3a22c',
  baseReach: 0.35,
  back: '#e6c65a',
  vein: '#d0a436',
  ink: '#957016',
}

const maroon: PetalTint = {
  shadow: '#45101a',
  body: '#7d2232',
  light: '#b8566a',
  base: '#3c0d16',
  vein: '#5a1622',
  ink: '#360b12',
}

/** Overlapping waxy tepals, the innermost small and maroon; about 100 pixels across at size 1. */
export function flower({ at, face = 90, tilt = 50, size = 1, spin = 0 }: BlossomPlace): string {
  return blossom({
    at,
    face,
    tilt,
    size,
    spin,
    seed: `wintersweet ${at}`,
    whorls: [
      {
        count: 7,
        vary: 0.9,
        petal: {
          length: 54,
          width: 27,
          outline: 'petalPointed',
          tint: waxen,
          rise: 30,
          curl: 22,
          hollow: 0.4,
          veins: 3,
          away: 3,
        },
      },
      {
        count: 6,
        start: 25,
        vary: 0.9,
        petal: {
          length: 44,
          width: 25,
          outline: 'petalSpoon',
          tint: waxen,
          rise: 46,
          curl: 24,
          hollow: 0.5,
          veins: 2,
          away: 2,
        },
      },
      {
        count: 6,
        start: 8,
        vary: 0.6,
        petal: {
          length: 24,
          width: 15,
          outline: 'petalPointed',
          tint: maroon,
          rise: 50,
          curl: 14,
          hollow: 0.4,
          veins: 1,
          away: 1,
        },
      },
    ],
    stamens: [
      {
        count: 6,
        length: 17,
        spread: 26,
        filament: '#e9dca0',
        anther: '#e9d27a',
        antherSize: 2.2,
        thickness: 1.6,
      },
    ],
  })
}

export function bud(at: Point, angle: number, size: number): string {
  const ball = solid({
    at,
    angle,
    length: 27 * size,
    width: 25 * size,
    profile: 'egg',
    tint: { shadow: '#b58a1c', body: '#ecc944', light: '#fdf3a6', ink: '#957016' },
    gloss: 0.5,
    ribs: 5,
    ribDepth: 0.06,
    seed: `bud ${at}`,
  })
  return (
    ball +
    solid({
      at,
      angle,
      length: 13 * size,
      width: 18 * size,
      profile: 'urn',
      tint: { shadow: '#4d3a20', body: '#86693c', light: '#bfa06c', ink: '#33260f' },
      gloss: 0.1,
      seed: `scales ${at}`,
    })
  )
}

/** Pairs of flowers and buds along bare wood, nodding. */
export function inBloom(
  on: DrawnTwig,
  pairs: number,
  size: number,
  seed: string,
  from = 0.16,
): string {
  const chance = random(`wintersweet ${seed}`)
  return Array.from({ length: pairs }, (_, index) => {
    const along = from + ((0.98 - from) * (index + chance.between(0.2, 0.8))) / pairs
    return [-1, 1]
      .map((side) => {
        if (chance.chance(0.18)) return ''
        const shut = along > 0.8 || chance.chance(0.25)
        const { at, angle } = seat(on, along, side, shut ? 1 : size * 9)
        if (shut) return bud(at, angle, size * chance.between(0.7, 1.05))
        const down = ((((90 - angle) % 360) + 540) % 360) - 180
        return flower({
          at,
          face: angle + down * 0.4 + chance.around(0, 16),
          tilt: chance.between(30, 80),
          size: size * chance.between(0.85, 1.1),
          spin: chance.between(0, 60),
        })
      })
      .join('')
  }).join('')
}
