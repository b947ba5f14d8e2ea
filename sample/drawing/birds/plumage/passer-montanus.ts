/** Eurasian Tree Sparrow: chestnut cap, a black spot on a white cheek. */
import type { Bird } from '../anatomy/bird.ts'
import { smooth } from '../anatomy/geometry.ts'
import { across, colour, type Ink, layered, mix, type Patch, patch } from '../anatomy/ink.ts'
import { roundSkull } from '../anatomy/skulls.ts'
import { plainInk } from '../anatomy/wing-ink.ts'

const back = across(
  [0, '#7d5436'],
  [0.26, '#9a7450'],
  [0.4, '#b89a78'],
  [0.58, '#ddd0ba'],
  [0.8, '#ebe4d4'],
  [1, '#e6ddca'],
)
const flank = colour('#bf9f78')
const black = '#1d1815'

function body(u: number, v: number): Ink {
  let fill = back(v)
  fill = mix(
    fill,
    flank,
    0.75 * smooth(u, 0.5, 0.75) * smooth(v, 0.42, 0.55) * smooth(0.86 - v, 0, 0.14),
  )
  fill = mix(fill, colour('#8f7355'), smooth(u, 0.62, 0.72) * smooth(0.4 - v, 0, 0.2))
  fill = mix(fill, colour('#efeadd'), smooth(0.12 - u, 0, 0.07) * smooth(v, 0.12, 0.3))
  if (v > 0.78) fill = mix(fill, colour(black), smooth(0.12 - u, 0, 0.06))
  // Dark streaks run in lines down the mantle.
  const lined = Math.sin(v * 52 + u * 6) > -0.1
  return lined && v < 0.34 && u > 0.14 && u < 0.6 ? { fill, streak: colour('#2a1c14') } : { fill }
}

const face = (white: string, dark: string, spot: string): Patch[] => [
  patch(
    [
      [-0.6, 0],
      [-0.2, 0.06],
      [0.2, -0.12],
      [0.62, -0.2],
      [1.25, -0.2],
      [1.5, 0.6],
      [1, 1.5],
      [0, 1.4],
      [-0.35, 0.62],
      [-0.62, 0.3],
    ],
    white,
    0.05,
  ),
  patch(
    [
      [-1, -0.16],
      [-0.6, -0.22],
      [-0.12, -0.06],
      [-0.16, 0.06],
      [-0.55, 0.12],
      [-1, 0.12],
    ],
    dark,
    0.04,
  ),
  patch(
    [
      [0.12, 0.26],
      [0.3, 0.12],
      [0.52, 0.2],
      [0.58, 0.4],
      [0.4, 0.56],
      [0.18, 0.5],
    ],
    spot,
    0.05,
  ),
  patch(
    [
      [-1, 0.1],
      [-0.62, 0.12],
      [-0.3, 0.42],
      [-0.2, 0.8],
      [-0.3, 1.2],
      [-0.8, 1.2],
    ],
    dark,
    0.05,
  ),
]

export const male: Bird = {
  back: [
    [-14, -30],
    [-2, -26.5],
    [11, -22.5],
    [22, -17],
    [32, -11],
    [43, -5],
  ],
  belly: [
    [-39, -4],
    [-36.5, 9],
    [-23, 21.5],
    [0, 23.5],
    [23, 14],
    [43, 3],
  ],
  plumage: body,
  feather: 3.1,
  headAt: [-32, -25],
  nape: [0.78, -0.5],
  throat: [-0.62, 0.52],
  stand: [4, 37.5],
  head: {
    radius: 14.2,
    skull: roundSkull,
    bill: {
      culmen: [-0.78, -0.2],
      chin: [-0.72, 0.34],
      tip: [-1.42, 0.17],
      gape: [-0.58, 0.2],
      arch: 0.13,
      sag: 0.07,
      upper: '#2b2724',
      lower: '#3a342e',
      nostril: [-0.9, -0.02],
    },
    eye: { at: [-0.3, -0.13], size: 0.165, iris: '#4a2a17' },
    plumage: layered(() => plainInk('#7e4022'), face('#f4efe4', black, black)),
  },
  wing: {
    bend: [-28, -5],
    tip: [42, 0],
    primaries: () => ({ fill: '#4b382a', edge: '#b8946a', edgeWidth: 0.12 }),
    secondaries: () => ({ fill: '#44311f', edge: '#a9713f', edgeWidth: 0.22 }),
    tertials: () => ({ fill: '#2c211b', edge: '#b9834f', edgeWidth: 0.24 }),
    greater: () => ({
      fill: '#2e211a',
      edge: '#a5693a',
      edgeWidth: 0.22,
      tip: '#ecdfc6',
      tipLength: 0.1,
    }),
    median: () => ({ fill: '#241a14', edge: '#6e4428', tip: '#f3ead8', tipLength: 0.3 }),
    lesser: () => plainInk('#87492a', { fringe: '#a5683f' }),
    primaryCoverts: { fill: '#33271f', edge: '#7c5a3c' },
  },
  tail: {
    root: [30, -3],
    droop: 4,
    length: 58,
    feather: 7,
    pairs: 5,
    steps: -0.03,
    fan: 2.5,
    ink: () => ({ fill: '#5a4534', edge: '#b09270', edgeWidth: 0.1 }),
  },
  leg: {
    hip: [5, 13],
    shin: 20,
    tarsus: 18,
    toe: 12,
    thickness: 1.9,
    fill: '#b08a72',
    claw: '#4a3a30',
  },
}

export const winterMale: Bird = {
  ...male,
  head: {
    ...male.head,
    bill: { ...male.head.bill, upper: '#4a3f30', lower: '#a8893f', tipColour: '#2e2823' },
  },
}
export const female: Bird = {
  ...male,
  head: {
    ...male.head,
    plumage: layered(() => plainInk('#84482a'), face('#f1ebde', '#26201b', '#26201b')),
  },
}
export const subadult: Bird = {
  ...male,
  head: {
    ...male.head,
    bill: { ...male.head.bill, upper: '#5d4a33', lower: '#c29a4a', tipColour: '#3a3029' },
    plumage: layered(() => plainInk('#834a2c'), face('#ece4d4', '#2d2620', '#3a322b')),
  },
}
export const juvenile: Bird = {
  ...male,
  plumage: (u, v) => {
    const ink = body(u, v)
    return {
      ...ink,
      fill: mix(ink.fill, colour('#b5a184'), 0.42),
      ...(ink.streak ? { streak: colour('#5a4634') } : {}),
    }
  },
  head: {
    ...male.head,
    bill: {
      ...male.head.bill,
      tip: [-1.32, 0.18],
      upper: '#7a6650',
      lower: '#c9a25a',
      tipColour: '#54473a',
      rim: '#ecc657',
    },
    plumage: layered(() => plainInk('#9a6a49'), face('#ddd2be', '#6d6153', '#93887a')),
    nap: () => 1.25,
  },
  wing: {
    ...(male.wing as NonNullable<Bird['wing']>),
    tip: [37, 0],
    lesser: () => plainInk('#9b7452', { fringe: '#b5946f' }),
    median: () => ({ fill: '#4a3a2d', tip: '#dccdb0', tipLength: 0.26 }),
  },
  tail: { ...(male.tail as NonNullable<Bird['tail']>), length: 40 },
}
