/** 紫薇: what several of its pictures share. */
import { type BlossomPlace, blossom } from '../../kit/blossom.ts'
import { shoot } from '../../kit/bough.ts'
import { wavy } from '../../kit/outline.ts'
import type { PetalTint } from '../../kit/petal.ts'
import { random } from '../../kit/random.ts'
import { type SolidTint, solid } from '../../kit/solid.ts'
import { type Point, radians } from '../../kit/space.ts'
import { barks, type DrawnTwig } from '../../kit/twig.ts'
import { garden } from '../../kit/wash.ts'

export const blade = {
  outline: 'elliptic',
  length: 118,
  width: 62,
  veins: 6,
  sweep: 0.18,
  ripple: 0.12,
} as const

const crepe: PetalTint = {
  shadow: '#a83c86',
  body: '#dc74b2',
  light: '#f9c6e0',
  base: '#b24a90',
  baseReach: 0.36,
  back: '#d27ab0',
  vein: '#b65496',
  ink: '#8c2f6e',
}

const sepal: PetalTint = {
  shadow: '#5d5a2c',
  body: '#93944c',
  light: '#cfc988',
  base: '#77783a',
  back: '#a8704c',
  vein: '#77783a',
  ink: '#474520',
}

export const haze = (seed: string, colours: string[]): string =>
  garden(`crape ${seed}`, colours, 12, { x: 60, y: 40, width: 1080, height: 760 }, 0.42)

/** Six frilled petals on thin claws round a brush of gold; about 130 pixels across at size 1. */
export function flower({ at, face = -90, tilt = 30, size = 1, spin = 0 }: BlossomPlace): string {
  return blossom({
    at,
    face,
    tilt,
    size,
    spin,
    seed: `crape ${at}`,
    whorls: [
      {
        count: 6,
        start: 30,
        vary: 0.1,
        petal: {
          length: 22,
          width: 15,
          outline: 'ovate',
          tint: sepal,
          rise: 26,
          curl: 6,
          lift: -6,
          veins: 1,
        },
      },
      {
        count: 6,
        vary: 0.8,
        petal: {
          length: 66,
          width: 54,
          outline: 'petalClawed',
          margin: wavy(6, 0.14),
          tint: crepe,
          rise: 24,
          curl: -16,
          hollow: 0.1,
          ruffle: 0.5,
          folds: 5,
          veins: 5,
          away: 5,
        },
      },
    ],
    stamens: [
      {
        count: 24,
        length: 20,
        spread: 40,
        filament: '#f3dfae',
        anther: '#ecbf34',
        antherSize: 1.9,
      },
      {
        count: 6,
        length: 36,
        spread: 56,
        filament: '#c24d92',
        anther: '#7d5a2c',
        antherSize: 2,
        curl: -60,
        thickness: 1.2,
      },
    ],
  })
}

export const ball = (at: Point, angle: number, size: number, tint: SolidTint): string =>
  solid({
    at,
    angle,
    length: size,
    width: size * 0.94,
    tint,
    ribs: 6,
    ribDepth: 0.08,
    gloss: 0.25,
    seed: `ball ${at}`,
  })

export const budTint: SolidTint = {
  shadow: '#6a6a34',
  body: '#a2a056',
  light: '#dcd394',
  ink: '#4b4820',
}

export const blushBud: SolidTint = {
  shadow: '#7d3a4c',
  body: '#bb7078',
  light: '#e9b9a8',
  ink: '#572533',
}

const capsule: SolidTint = { shadow: '#3d2a1c', body: '#765438', light: '#b08c66', ink: '#281a10' }

/** A pyramid of flowers, buds towards its tip. Flowers are laid from the far side to the near one. */
export function panicle(axis: DrawnTwig, size: number, count: number, seed: string): string {
  const chance = random(`panicle ${seed}`)
  const stalks: string[] = []
  const heads: string[] = []
  for (let index = 0; index < count; index += 1) {
    const along = 0.2 + 0.8 * (index / count)
    const spread = (index * 137.5) % 360
    const outward = Math.sin(radians(spread))
    const angle = axis.line.angle(along) + outward * 74
    const reach = size * (150 - 110 * along) * (0.45 + 0.55 * Math.abs(outward))
    const stem = shoot(axis.line.at(along), angle, reach, outward * 12, {
      from: 4.4 * size,
      to: 2.6 * size,
      bark: barks.green,
      seed: `${seed} ${index}`,
      lenticels: 0,
    })
    const end = stem.line.at(1)
    stalks.push(stem.svg)
    if (along > 0.74 || chance.chance(0.2)) {
      heads.unshift(
        ball(end, angle, size * chance.between(15, 21), chance.pick([budTint, blushBud])),
      )
      if (chance.chance(0.7)) heads.unshift(ball(stem.on(0.6, 1), angle + 50, size * 14, budTint))
    } else
      heads.push(
        flower({
          at: end,
          face: angle + chance.around(0, 30),
          tilt: chance.between(14, 66),
          size: size * chance.between(0.82, 1.05),
          spin: chance.between(0, 60),
        }),
      )
  }
  return (
    axis.svg +
    stalks.join('') +
    ball(axis.line.at(0.99), axis.line.angle(1), size * 16, blushBud) +
    heads.join('')
  )
}

export function capsules(axis: DrawnTwig, seed: string): string {
  const chance = random(`capsules ${seed}`)
  return (
    axis.svg +
    Array.from({ length: 13 }, (_, index) => {
      const along = 0.2 + (index / 13) * 0.8
      const stem = shoot(
        axis.line.at(along),
        axis.line.angle(along) + (index % 2 ? 1 : -1) * chance.between(30, 62),
        92 * (1.15 - along * 0.8) * chance.between(0.7, 1.2),
        chance.around(0, 44),
        { from: 3.6, to: 2.2, bark: barks.brown, seed: `${seed} ${index}`, lenticels: 0 },
      )
      return (
        stem.svg + ball(stem.line.at(0.98), stem.line.angle(1), chance.between(18, 25), capsule)
      )
    }).join('')
  )
}
