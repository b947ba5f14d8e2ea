/** The yulan's cups, furred buds and knobbly fruit. */
import { blossom } from '../../kit/blossom.ts'
import { n } from '../../kit/mark.ts'
import type { PetalTint } from '../../kit/petal.ts'
import { random } from '../../kit/random.ts'
import { solid, solidMarks } from '../../kit/solid.ts'
import { aroundY, inTurn, type Point, radians } from '../../kit/space.ts'

const ivory: PetalTint = {
  shadow: '#a9a283',
  body: '#ece5cf',
  light: '#fffdf6',
  base: '#d9b3b0',
  baseReach: 0.34,
  back: '#f0e2d6',
  vein: '#cfc5a6',
  ink: '#857b5e',
}

type Cup = {
  at: Point
  face: number
  tilt: number
  size?: number
  spin?: number /** 0 in bud .. 1 wide open. */
  open?: number
}

/** Nine tepals in three rings round a green cone; about 260 pixels tall at size 1. */
export function cup({ at, face, tilt, size = 1, spin = 0, open = 0.5 }: Cup): string {
  const petal = {
    outline: open > 0.8 ? 'petalSpoon' : 'petalCup',
    tint: ivory,
    hollow: 0.42,
    veins: 5,
    ruffle: 0.05,
  } as const
  return blossom({
    at,
    face,
    tilt,
    size,
    spin,
    seed: `yulan ${at}`,
    whorls: [
      {
        count: 3,
        vary: 0.8,
        petal: { ...petal, length: 172, width: 104, rise: 74 - open * 52, curl: 30 - open * 34 },
      },
      {
        count: 3,
        start: 62,
        vary: 0.7,
        petal: { ...petal, length: 168, width: 98, rise: 80 - open * 38, curl: 22 - open * 22 },
      },
      {
        count: 3,
        start: 25,
        vary: 0.6,
        petal: {
          ...petal,
          length: 150,
          width: 86,
          rise: 84 - open * 22,
          curl: 20 - open * 8,
          hollow: 0.55,
        },
      },
    ],
    stamens: [
      {
        count: 46,
        length: 22,
        spread: 52,
        filament: '#a84d6c',
        anther: '#c98d9c',
        antherSize: 2,
        thickness: 2.2,
        curl: -30,
        lift: 12,
      },
    ],
    heart: (place) =>
      solidMarks(
        {
          at: [0, 0],
          angle: 0,
          length: 48,
          width: 17,
          profile: 'pod',
          tint: { shadow: '#56743a', body: '#93aa58', light: '#d3dc96', ink: '#3f5628' },
          seed: 'cone',
        },
        inTurn(aroundY(90), place),
      ),
  })
}

/** A winter bud in silver fur, like the head of a brush. */
export function furredBud(at: Point, angle: number, length: number, breadth = 0.44): string {
  const chance = random(`fur ${at}`)
  const body = solid({
    at,
    angle,
    length,
    width: length * breadth,
    profile: 'bud',
    tint: { shadow: '#5d6148', body: '#989b7e', light: '#d9d8c2', ink: '#4a4c38' },
    gloss: 0,
    seed: `bud ${at}`,
  })
  const [c, s] = [Math.cos(radians(angle)), Math.sin(radians(angle))]
  let [pale, dark] = ['', '']
  for (let hair = 0; hair < length * 2.2; hair += 1) {
    const t = chance.between(0.02, 0.86)
    const half = length * 0.5 * breadth * Math.sin(Math.PI * t ** 0.62) ** 0.8 * (1 - 0.25 * t)
    const across = chance.between(-1, 1.06) * half
    const x = at[0] + c * length * t - s * across
    const y = at[1] + s * length * t + c * across
    const lean = radians(angle + (across / (half || 1)) * 15 + chance.around(0, 10))
    const reach = length * chance.between(0.08, 0.15)
    const hairline = `M${n(x)} ${n(y)}l${n(Math.cos(lean) * reach)} ${n(Math.sin(lean) * reach)}`
    if (chance.chance(0.7)) pale += hairline
    else dark += hairline
  }
  return `${body}<path d="${dark}" stroke="#4e5040" stroke-width="0.7" stroke-opacity="0.5"/><path d="${pale}" stroke="#f4f2e2" stroke-width="0.8" stroke-opacity="0.75" stroke-linecap="round"/>`
}

/** A bud with its fur split and the white showing. */
export function breakingBud(at: Point, angle: number, length: number): string {
  const white = solid({
    at,
    angle,
    length: length * 1.25,
    width: length * 0.46,
    profile: 'bud',
    tint: { shadow: '#b9ac92', body: '#ede5d0', light: '#fffdf4', ink: '#93886a' },
    gloss: 0,
    blush: { colour: '#dba9af', from: 0, reach: 0.6 },
    seed: `white ${at}`,
  })
  return white + furredBud(at, angle, length * 0.6, 0.72)
}

/** A crooked club of follicles; some have split and let their scarlet seeds out. */
export function fruitCone(at: Point, angle: number, length: number): string {
  const chance = random(`cone ${at}`)
  const knobs = []
  for (let index = 0; index < 36; index += 1) {
    const along = index / 36
    const bend = radians(angle + Math.sin(along * 4) * 14)
    const around = radians(index * 137.5)
    const out = length * 0.13 * Math.sin(Math.PI * (0.12 + along * 0.82))
    const x = at[0] + Math.cos(bend) * along * length - Math.sin(bend) * Math.cos(around) * out
    const y = at[1] + Math.sin(bend) * along * length + Math.cos(bend) * Math.cos(around) * out
    knobs.push({
      x,
      y,
      near: Math.sin(around),
      size: chance.between(0.8, 1.2),
      split: chance.chance(0.24),
      aside: Math.cos(around),
    })
  }
  knobs.sort((a, b) => a.near - b.near)
  return knobs
    .map(({ x, y, near, size, split, aside }, index) => {
      const knob = solid({
        at: [x, y],
        angle: angle + aside * 62,
        length: length * 0.21 * size,
        width: length * 0.14 * size,
        profile: 'bud',
        pitch: near * 60,
        tint: { shadow: '#65382c', body: '#a56650', light: '#d8aa88', ink: '#45241c' },
        gloss: 0.1,
        speckles: { count: 8, colour: '#f0d3b8', size: 0.9 },
        seed: `knob ${index}`,
      })
      const seed =
        split && near > -0.2
          ? solid({
              at: [x + aside * 14, y + 4],
              angle: 80,
              length: 17,
              width: 13,
              profile: 'egg',
              tint: { shadow: '#a3200f', body: '#dd4423', light: '#fb9a6a', ink: '#6d170c' },
              seed: `aril ${index}`,
            })
          : ''
      return knob + seed
    })
    .join('')
}

/** A ring left where bud scales stood, across a twig of the given width. */
export function ringScar([x, y]: Point, angle: number, width: number): string {
  const [c, s] = [
    Math.cos(radians(angle + 90)) * width * 0.5,
    Math.sin(radians(angle + 90)) * width * 0.5,
  ]
  return `<path d="M${n(x - c)} ${n(y - s)}L${n(x + c)} ${n(y + s)}" stroke="#2a2018" stroke-width="1.3" fill="none"/>`
}
