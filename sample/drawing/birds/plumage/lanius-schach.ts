/** Long-tailed Shrike: big masked head, hooked bill, rusty back, long narrow tail. */
import type { Bird } from '../anatomy/bird.ts'
import { smooth } from '../anatomy/geometry.ts'
import { across, colour, type Ink, layered, mix, patch } from '../anatomy/ink.ts'
import { broadSkull } from '../anatomy/skulls.ts'
import type { Wing } from '../anatomy/wing.ts'
import { flat, plainInk } from '../anatomy/wing-ink.ts'

/** `bars`: how far down the flanks the young bird's bars are still seen, 0..1. */
const body = (rust: string, grey: string, bars: number) => {
  const below = across([0, rust], [0.36, rust], [0.5, '#e5cfae'], [0.7, '#f0e7d6'], [1, '#f3ecde'])
  return (u: number, v: number): Ink => {
    let fill = below(v)
    fill = mix(fill, colour(grey), smooth(0.42 - u, 0, 0.2) * smooth(0.4 - v, 0, 0.1))
    fill = mix(
      fill,
      colour(rust),
      0.85 * smooth(u, 0.55, 0.72) * smooth(v, 0.4, 0.5) * smooth(0.9 - v, 0, 0.18),
    )
    fill = mix(fill, colour('#f6f1e6'), smooth(0.16 - u, 0, 0.08) * smooth(v, 0.5, 0.66))
    // A young bird's bars are strongest on the flanks and lost in the middle of the belly.
    const barred = bars > 0 && (v > 0.4 ? u > 1 - bars && v < 0.86 : bars > 0.6 && u > 0.3)
    return barred ? { fill, bar: mix(fill, colour('#5c4736'), 0.62) } : { fill }
  }
}
const mask = (black: string, brow: number, crown: string, throat = '#f8f4ea') =>
  layered(
    () => plainInk(crown),
    [
      patch(
        [
          [-1.1, 0.2],
          [-0.5, 0.24],
          [0.3, 0.26],
          [0.9, 0.24],
          [1.5, 0.6],
          [1.2, 1.4],
          [-0.4, 1.4],
          [-1.1, 0.9],
        ],
        throat,
        0.05,
      ),
      patch(
        [
          [-1.1, -0.3 - brow],
          [-0.6, -0.34 - brow],
          [-0.2, -0.32],
          [0.4, -0.28],
          [0.92, -0.1],
          [1.02, 0.12],
          [0.7, 0.26],
          [0.1, 0.28],
          [-0.5, 0.26],
          [-1.1, 0.24],
        ],
        black,
        0.04,
      ),
    ],
  )
const wing = (black: string, edge: string, spot: string | undefined): Wing => ({
  bend: [-33, -7],
  tip: [56, 3],
  primaries: flat(black, edge, 0.08),
  secondaries: flat(black, edge, 0.1),
  tertials: flat(black, edge, 0.18),
  greater: (i) => ({
    fill: black,
    edge,
    edgeWidth: 0.1,
    ...(spot && i < 2 ? { tip: spot, tipLength: 0.2 } : {}),
  }),
  median: flat(black, edge, 0.1),
  lesser: () => plainInk(black, { fringe: '#4a4642' }),
  primaryCoverts: { fill: black, ...(spot ? { tip: spot, tipLength: 0.16 } : {}) },
  projection: 0.5,
  depth: 0.95,
})

export const male: Bird = {
  back: [
    [-18, -38],
    [-2, -34.5],
    [18, -29],
    [34, -22],
    [47, -14],
    [61, -6],
  ],
  belly: [
    [-48, -6],
    [-46, 11],
    [-29, 25],
    [2, 27],
    [33, 17],
    [61, 4],
  ],
  plumage: body('#b5713a', '#9a9a98', 0),
  feather: 4.3,
  headAt: [-40, -33],
  nape: [0.84, -0.42],
  throat: [-0.6, 0.56],
  stand: [5, 48],
  head: {
    radius: 18.5,
    skull: broadSkull,
    bill: {
      culmen: [-0.78, -0.2],
      chin: [-0.74, 0.32],
      tip: [-1.5, 0.36],
      gape: [-0.56, 0.16],
      arch: 0.2,
      sag: 0.04,
      hook: 0.14,
      upper: '#232120',
      lower: '#34302d',
      nostril: [-0.92, -0.04],
    },
    eye: { at: [-0.3, -0.08], size: 0.15, iris: '#3a2114' },
    plumage: mask('#181817', 0.16, '#a3a3a1'),
  },
  wing: wing('#211f1e', '#8c7256', '#f5f1e8'),
  tail: {
    root: [44, -4],
    droop: 6,
    length: 124,
    feather: 11,
    pairs: 6,
    steps: 0.36,
    fan: 3,
    ink: (i) =>
      i > 3
        ? { fill: '#5e4a38', edge: '#b48b60', edgeWidth: 0.16, tip: '#cfa87a', tipLength: 0.06 }
        : { fill: '#201e1d', edge: '#6d5843', edgeWidth: 0.06, tip: '#a5835c', tipLength: 0.025 },
  },
  leg: {
    hip: [6, 17],
    shin: 27,
    tarsus: 28,
    toe: 16,
    thickness: 2.7,
    fill: '#34312f',
    claw: '#171514',
  },
}
export const female: Bird = {
  ...male,
  plumage: body('#b0733f', '#a09e99', 0),
  head: { ...male.head, plumage: mask('#2a2421', 0.02, '#a8a6a1') },
}
export const subadult: Bird = {
  ...male,
  plumage: body('#ad7746', '#a19a8f', 0.45),
  head: {
    ...male.head,
    plumage: layered(mask('#2b2522', -0.06, '#a59d92'), [
      patch(
        [
          [-1.1, -0.4],
          [-0.5, -0.34],
          [-0.5, 0.1],
          [-1.1, 0.12],
        ],
        '#87796a',
        0.12,
      ),
    ]),
    bill: { ...male.head.bill, upper: '#3a3431', lower: '#5b5047' },
  },
  wing: wing('#332c27', '#a8855c', '#e8dcc6'),
}
export const juvenile: Bird = {
  ...male,
  plumage: body('#a5815c', '#a49179', 0.85),
  head: {
    ...male.head,
    plumage: (() => {
      const face = mask('#55473b', -0.1, '#a28f79', '#eee2cc')
      return (x: number, y: number): Ink => ({
        ...face(x, y),
        ...(y < -0.35 ? { bar: colour('#6d5a48') } : {}),
      })
    })(),
    bill: {
      ...male.head.bill,
      tip: [-1.38, 0.34],
      upper: '#5d5148',
      lower: '#94806a',
      rim: '#dcb168',
    },
    nap: () => 1.2,
  },
  wing: {
    ...wing('#42372f', '#c29a6a', undefined),
    tip: [49, 3],
    median: flat('#4b3d32', '#c9a274', 0.26),
    lesser: () => plainInk('#5d4c3d', { fringe: '#b8936a' }),
  },
  tail: {
    ...(male.tail as NonNullable<Bird['tail']>),
    length: 84,
    ink: () => ({ fill: '#4a3d33', edge: '#a5835c', edgeWidth: 0.14 }),
  },
}
