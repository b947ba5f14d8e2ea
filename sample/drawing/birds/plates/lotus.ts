/** Lotus: the leaf splashed, the flower drawn. */
import { blossom } from '../../kit/blossom.ts'
import { brush } from '../../kit/brush.ts'
import type { PetalTint } from '../../kit/petal.ts'
import { random } from '../../kit/random.ts'
import { type Point, radians } from '../../kit/space.ts'
import { barks, twig } from '../../kit/twig.ts'
import { blot, brushed } from '../../kit/wash.ts'

/** A lotus leaf as splashed ink: wet wedges from the navel to the rim, then veins while it dries. */
export function lotusLeaf(
  [x, y]: Point,
  rx: number,
  ry: number,
  seed: string,
  { ink = '#33513f', pale = '#7f9a7f', tilt = 0, opacity = 0.62 } = {},
): string {
  const chance = random(`lotus ${seed}`)
  const at = (angle: number, r: number): Point => {
    const [px, py] = [Math.cos(angle) * rx * r, Math.sin(angle) * ry * r]
    const turn = radians(tilt)
    return [
      x + px * Math.cos(turn) - py * Math.sin(turn),
      y + px * Math.sin(turn) + py * Math.cos(turn),
    ]
  }
  let wedges = ''
  const count = 19
  for (let i = 0; i < count; i += 1) {
    const angle = (i / count) * Math.PI * 2 + chance.around(0, 0.06)
    const reach = chance.between(0.9, 1.08)
    const [a, b] = [at(angle - 0.2, reach), at(angle + 0.2, reach * chance.between(0.95, 1.03))]
    const rim = at(angle, reach * 1.05)
    wedges += `<path d="M${x} ${y}Q${at(angle - 0.24, 0.6).join(' ')} ${a.join(' ')}Q${rim.join(' ')} ${b.join(' ')}Q${at(angle + 0.24, 0.6).join(' ')} ${x} ${y}Z" fill="${chance.pick([ink, ink, ink, pale])}" fill-opacity="${(opacity * chance.between(0.6, 0.85)).toFixed(2)}"/>`
  }
  let veins = ''
  for (let i = 0; i < 17; i += 1) {
    const angle = (i / 17) * Math.PI * 2 + chance.around(0, 0.05)
    veins += brush({
      points: [at(angle, 0.06), at(angle + chance.around(0, 0.07), 0.5), at(angle, 0.94)],
      width: 4.2,
      colour: '#1d2a20',
      opacity: 0.6,
      dry: 0.2,
      press: 'tail',
      seed: `${seed} v${i}`,
    })
  }
  const ground = `<ellipse cx="${x}" cy="${y}" rx="${rx * 0.96}" ry="${ry * 0.96}" transform="rotate(${tilt} ${x} ${y})" fill="${ink}" fill-opacity="${opacity * 0.6}"/>`
  return `${brushed(ground + wedges, 9, 0.03)}${blot([x - rx * 0.25, y - ry * 0.3], rx * 0.5, ry * 0.4, '#cfdcb8', 0.35, tilt)}${veins}<ellipse cx="${x}" cy="${y}" rx="${rx * 0.06}" ry="${ry * 0.08}" fill="#dfe5c4" fill-opacity=".9"/>`
}

/** Stalk with its prickles. */
export function stalk(
  points: readonly Point[],
  width: number,
  seed: string,
  colour = '#56704f',
): string {
  const chance = random(`stalk ${seed}`)
  const drawn = twig({
    points,
    from: width,
    to: width * 0.8,
    bark: barks.green,
    seed,
    lenticels: 0,
    rough: 0.1,
  })
  let dots = ''
  for (let i = 0; i < drawn.line.length / 9; i += 1) {
    const [px, py] = drawn.on(chance.between(0, 1), chance.pick([-1.15, 1.15, 0]))
    dots += `<circle cx="${px.toFixed(1)}" cy="${py.toFixed(1)}" r="${chance.between(0.9, 1.7).toFixed(1)}" fill="#1d2a20" fill-opacity=".75"/>`
  }
  return brush({ points, width, colour, opacity: 0.75, dry: 0.35, press: 'stalk', seed }) + dots
}

const lotusPink: PetalTint = {
  shadow: '#c9798a',
  body: '#f1bcc2',
  light: '#fff4ee',
  base: '#fbe9d8',
  baseReach: 0.4,
  back: '#e59aa8',
  vein: '#cf7f8f',
  ink: '#a4566a',
}
export function lotusFlower(at: Point, size = 1, tilt = 72, face = -90, spin = 0): string {
  const petal = {
    outline: 'petalPointed',
    tint: lotusPink,
    hollow: 0.55,
    veins: 9,
    ruffle: 0.04,
  } as const
  return blossom({
    at,
    face,
    tilt,
    size,
    spin,
    seed: `lotus ${at}`,
    whorls: [
      { count: 8, vary: 0.6, petal: { ...petal, length: 168, width: 92, rise: 8, curl: -18 } },
      {
        count: 7,
        start: 22,
        vary: 0.6,
        petal: { ...petal, length: 158, width: 90, rise: 34, curl: 12 },
      },
      {
        count: 6,
        start: 8,
        vary: 0.5,
        petal: { ...petal, length: 140, width: 84, rise: 58, curl: 22 },
      },
    ],
    stamens: [
      {
        count: 60,
        length: 46,
        spread: 62,
        filament: '#f3e4b4',
        anther: '#dca42e',
        antherSize: 2.6,
        thickness: 1.6,
        curl: -20,
      },
    ],
  })
}
export function lotusBud(at: Point, size = 1, face = -84): string {
  const petal = {
    outline: 'petalPointed',
    tint: lotusPink,
    hollow: 0.8,
    veins: 9,
    ruffle: 0.02,
  } as const
  return blossom({
    at,
    face,
    tilt: 86,
    size,
    spin: 12,
    seed: `bud ${at}`,
    whorls: [
      { count: 4, vary: 0.2, petal: { ...petal, length: 150, width: 92, rise: 76, curl: 22 } },
      {
        count: 3,
        start: 30,
        vary: 0.2,
        petal: { ...petal, length: 146, width: 88, rise: 80, curl: 20 },
      },
    ],
  })
}
