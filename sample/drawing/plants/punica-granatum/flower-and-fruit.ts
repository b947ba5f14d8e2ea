/** The pomegranate's waxen flower, its crowned fruit, and the fruit burst open on its seeds. */
import { blossom } from '../../kit/blossom.ts'
import { n } from '../../kit/mark.ts'
import type { PetalTint } from '../../kit/petal.ts'
import { random } from '../../kit/random.ts'
import { type SolidTint, solid } from '../../kit/solid.ts'
import { type Point, radians } from '../../kit/space.ts'

const wax: SolidTint = { shadow: '#8f1f12', body: '#d8452a', light: '#f7a074', ink: '#6a150c' }
const waxPetal: PetalTint = {
  shadow: '#8f1f12',
  body: '#d8452a',
  light: '#f59a6c',
  base: '#b2301c',
  back: '#e0603a',
  vein: '#a82a18',
  ink: '#6a150c',
}
const silk: PetalTint = {
  shadow: '#b8240f',
  body: '#ee5226',
  light: '#ffab74',
  base: '#9a1c0e',
  baseReach: 0.45,
  back: '#e8552c',
  vein: '#c2300f',
  ink: '#8f1f10',
}
const rind: SolidTint = { shadow: '#8a2a1c', body: '#cc5436', light: '#f0b078', ink: '#5c1a12' }

const ahead = ([x, y]: Point, angle: number, by: number): Point => [
  x + Math.cos(radians(angle)) * by,
  y + Math.sin(radians(angle)) * by,
]

/** `at` is the foot of the fleshy tube, which points along `angle`; about 130 pixels long at size 1. */
export function pomegranateFlower({
  at,
  angle,
  size = 1,
}: {
  at: Point
  angle: number
  size?: number
}): string {
  const mouth = ahead(at, angle, 58 * size)
  const open = blossom({
    at: mouth,
    face: angle,
    tilt: 66,
    size,
    seed: `punica ${at}`,
    whorls: [
      {
        count: 6,
        start: 30,
        vary: 0.4,
        petal: {
          length: 40,
          width: 30,
          outline: 'petalPointed',
          tint: waxPetal,
          rise: 52,
          curl: -46,
          away: 14,
          lift: -14,
          hollow: 0.2,
          veins: 1,
          ruffle: 0.02,
        },
      },
      {
        count: 6,
        vary: 1,
        petal: {
          length: 66,
          width: 74,
          outline: 'petalRound',
          tint: silk,
          rise: 58,
          curl: -46,
          away: 12,
          lift: -8,
          hollow: 0.2,
          ruffle: 0.42,
          folds: 6,
          veins: 9,
        },
      },
    ],
    stamens: [
      {
        count: 44,
        length: 36,
        spread: 36,
        filament: '#f08a5c',
        anther: '#f2c845',
        antherSize: 2.2,
        lift: -2,
      },
    ],
  })
  return (
    solid({
      at,
      angle,
      length: 66 * size,
      width: 46 * size,
      profile: 'bud',
      tint: wax,
      gloss: 0.5,
      ribs: 6,
      ribDepth: 0.05,
      seed: `tube ${at}`,
    }) + open
  )
}

export function bud(at: Point, angle: number, length: number): string {
  return solid({
    at,
    angle,
    length,
    width: length * 0.5,
    profile: 'urn',
    tint: wax,
    gloss: 0.6,
    ribs: 6,
    ribDepth: 0.08,
    seed: `bud ${at}`,
  })
}

/** A fruit hanging from `at`; its crown points along `angle`. */
export function pomegranate(
  at: Point,
  angle: number,
  size: number,
  tint: SolidTint = rind,
): string {
  const globe = solid({
    at,
    angle,
    length: size * 0.92,
    width: size,
    profile: 'globe',
    pitch: 16,
    tint,
    ribs: 6,
    ribDepth: 0.025,
    gloss: 0.35,
    blush: { colour: tint === rind ? '#e0a856' : tint.body, from: 0, reach: 0.75 },
    speckles: { count: Math.round(size * 0.7), colour: tint.shadow, size: size / 150 },
    seed: `pomegranate ${at}`,
  })
  const crown = blossom({
    at: ahead(at, angle, size * 0.84),
    face: angle,
    tilt: 70,
    size: size / 190,
    seed: `crown ${at}`,
    whorls: [
      {
        count: 6,
        vary: 0.7,
        petal: {
          length: 52,
          width: 30,
          outline: 'petalPointed',
          tint: {
            ...waxPetal,
            shadow: tint.shadow,
            body: tint.body,
            light: tint.light,
            base: tint.shadow,
            back: tint.body,
            ink: tint.ink,
          },
          rise: 66,
          curl: -44,
          away: 13,
          lift: -6,
          hollow: 0.2,
          veins: 2,
          ruffle: 0.05,
        },
      },
    ],
    stamens: [
      {
        count: 20,
        length: 20,
        spread: 44,
        filament: '#c9964c',
        anther: '#8f6a30',
        antherSize: 1.8,
      },
    ],
  })
  return globe + crown
}

/** The same, cracked open on the side towards us, full of ruby seeds between pale skins. */
export function splitPomegranate(at: Point, angle: number, size: number): string {
  const chance = random(`split ${at}`)
  const middle = ahead(at, angle, size * 0.5)
  const [across, along] = [size * 0.22, size * 0.4]
  const crack = (grow: number): string =>
    Array.from({ length: 30 }, (_, step) => {
      const turn = (step / 30) * Math.PI * 2
      const ragged = grow * (1 + 0.08 * Math.sin(turn * 7 + 1) + 0.05 * Math.sin(turn * 13))
      // Pointed at both ends, as a skin tears.
      const a = Math.cos(turn) * along * ragged
      const c =
        Math.sin(turn) ** 3 * across * ragged * 1.15 + Math.sin(turn) * across * 0.2 * ragged
      const [x, y] = ahead(ahead(middle, angle, a), angle + 90, c - size * 0.04)
      return `${n(x)} ${n(y)}`
    }).join('L')
  const seeds = Array.from({ length: 46 }, (_, index) => {
    const a = ((index % 10) / 9) * 1.7 - 0.85 + chance.around(0, 0.05)
    const c = (Math.floor(index / 10) - 2) * 0.36 + chance.around(0, 0.06)
    if (Math.abs(c) > 1.05 * (1 - Math.abs(a)) ** 0.7) return ''
    const place = ahead(ahead(middle, angle, a * along), angle + 90, c * across - size * 0.04)
    return solid({
      at: ahead(place, angle, -size * 0.03),
      angle: angle + chance.around(0, 50),
      length: size * 0.072,
      width: size * 0.06,
      profile: 'egg',
      tint: { shadow: '#6d0718', body: '#c01c38', light: '#f78a94', ink: '#4a0410' },
      gloss: 0.9,
      seed: `seed ${index}`,
    })
  }).join('')
  return `${pomegranate(at, angle, size)}<path d="M${crack(1.1)}Z" fill="#7a2416"/><path d="M${crack(1.04)}Z" fill="#f2dfb2" stroke="#d9b878" stroke-width="1.4"/><path d="M${crack(0.93)}Z" fill="#8a1226"/>${seeds}`
}
