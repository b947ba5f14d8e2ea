/** Mandarin Duck: big crested head; the drake with orange whiskers and sails. Drawn afloat. */
import type { Bird } from '../anatomy/bird.ts'
import { type Point, smooth } from '../anatomy/geometry.ts'
import { colour, type Ink, layered, mix, patch } from '../anatomy/ink.ts'
import { flat, plainInk, type Wing } from '../anatomy/wing.ts'

const drakeSkull: Point[] = [
  [-0.86, 0],
  [-0.76, -0.4],
  [-0.34, -0.78],
  [0.24, -0.92],
  [0.8, -0.84],
  [1.34, -0.5],
  [1.82, 0.14],
  [1.98, 0.66],
  [1.5, 0.62],
  [1.05, 0.72],
  [0.8, 1.05],
  [0.2, 1.08],
  [-0.4, 0.84],
  [-0.84, 0.44],
]
const duckSkull: Point[] = [
  [-0.86, 0],
  [-0.76, -0.4],
  [-0.34, -0.76],
  [0.24, -0.88],
  [0.8, -0.74],
  [1.24, -0.28],
  [1.4, 0.3],
  [1.12, 0.68],
  [0.8, 1.02],
  [0.2, 1.06],
  [-0.4, 0.82],
  [-0.84, 0.44],
]

function drakeBody(u: number, v: number): Ink {
  let fill = mix(colour('#5d5b43'), colour('#3d4a44'), smooth(u, 0.5, 0.8))
  fill = mix(fill, colour('#c2934c'), smooth(v, 0.36, 0.46) * smooth(u, 0.44, 0.48))
  fill = mix(fill, colour('#f3ecdc'), smooth(v, 0.8, 0.92) * smooth(u, 0.34, 0.4))
  const chest = smooth(0.4 - u, 0, 0.02) * smooth(v, 0.22, 0.32)
  fill = mix(fill, colour('#5e2546'), chest)
  // Two white bars, edged black, close the breast.
  if (v > 0.26 && v < 0.86 && u > 0.37 && u < 0.53) {
    const stripe = (u - 0.37) / 0.16
    fill = colour(
      (stripe > 0.2 && stripe < 0.44) || (stripe > 0.6 && stripe < 0.84) ? '#f7f3e8' : '#1c191b',
    )
  }
  const barred = u > 0.52 && v > 0.44 && v < 0.8
  return barred ? { fill, bar: colour('#8a6530') } : { fill }
}
const drakeHead = layered(
  (x, y) => ({
    fill: mix(
      mix(colour('#1f4c4a'), colour('#9a4c26'), smooth(x, -0.5, 0.1)),
      colour('#233c40'),
      smooth(x + y * 0.3, 0.9, 1.3),
    ),
  }),
  [
    patch(
      [
        [-1.1, -0.06],
        [-0.6, -0.16],
        [0, 0],
        [0.4, 0.3],
        [0.2, 0.7],
        [-0.4, 0.62],
        [-1.1, 0.5],
      ],
      '#dfa55c',
      0.1,
    ),
    patch(
      [
        [-0.56, -0.16],
        [-0.2, -0.46],
        [0.34, -0.52],
        [0.9, -0.3],
        [1.5, 0.28],
        [1.86, 0.62],
        [1.2, 0.44],
        [0.7, 0.2],
        [0.2, 0.1],
        [-0.2, 0.12],
      ],
      '#f8f4e8',
      0.05,
    ),
    patch(
      [
        [0, 0.36],
        [0.4, 0.2],
        [0.9, 0.34],
        [1.3, 0.7],
        [1, 1.4],
        [0.2, 1.3],
        [-0.34, 0.8],
      ],
      '#b5561f',
      0.08,
      { streak: colour('#e0a45c') },
    ),
    patch(
      [
        [-0.8, 0.7],
        [-0.2, 0.86],
        [0.4, 1.02],
        [0.2, 1.3],
        [-0.8, 1.1],
      ],
      '#5e2546',
      0.1,
    ),
  ],
)
const drakeWing: Wing = {
  bend: [-58, -20],
  tip: [100, -20],
  primaries: flat('#4b4a46', '#c9c8bf', 0.14),
  secondaries: () => ({ fill: '#2f4c52', sheen: '#2f7f86', edge: '#dcd9cc' }),
  tertials: () => ({ fill: '#2d3f5c', sheen: '#3d66a5', edge: '#1d2430' }),
  greater: () => ({ fill: '#57543f', sheen: '#3f6b62' }),
  median: flat('#5a5742', '#6c6850'),
  lesser: () => plainInk('#5d5a44', { fringe: '#706c55' }),
  projection: 0.4,
  depth: 0.66,
}

export const male: Bird = {
  back: [
    [-50, -62],
    [-24, -54],
    [18, -53],
    [56, -47],
    [84, -38],
    [106, -26],
  ],
  belly: [
    [-106, -46],
    [-113, -8],
    [-88, 26],
    [-4, 42],
    [60, 28],
    [104, -12],
  ],
  plumage: drakeBody,
  feather: 6.6,
  headAt: [-86, -86],
  nape: [0.98, 0.4],
  throat: [-0.62, 0.66],
  stand: [0, 24],
  flank: 0.44,
  head: {
    radius: 30,
    skull: drakeSkull,
    bill: {
      culmen: [-0.8, -0.14],
      chin: [-0.76, 0.34],
      tip: [-1.6, 0.34],
      gape: [-0.66, 0.24],
      arch: 0.02,
      sag: 0.05,
      hook: 0.05,
      upper: '#c23a2c',
      lower: '#b5402f',
      tipColour: '#e8c9b5',
      nostril: [-1, 0],
    },
    eye: { at: [-0.2, -0.2], size: 0.12, iris: '#3d2416' },
    plumage: drakeHead,
    nap: (x) => 1 + 0.8 * smooth(x, 0.6, 1.4),
  },
  wing: drakeWing,
  tail: {
    root: [82, -24],
    droop: -8,
    length: 62,
    feather: 19,
    pairs: 5,
    steps: 0.3,
    fan: 9,
    ink: flat('#3f4a44', '#5e675c'),
  },
}

const hen =
  (grey: string, spots: boolean) =>
  (u: number, v: number): Ink => {
    let fill = mix(colour('#6f6a58'), colour('#7d7460'), smooth(v, 0.3, 0.5))
    fill = mix(fill, colour(grey), smooth(0.2 - u, 0, 0.12))
    fill = mix(fill, colour('#efe9da'), smooth(v, 0.86, 0.97) * smooth(u, 0.3, 0.4))
    // Pale drops in rows on breast and flank.
    const dropped = v > 0.36 && v < 0.86 && u > 0.16 && u < 0.86
    return dropped ? { fill, streak: spots ? colour('#dfd5bd') : colour('#b7aa8c') } : { fill }
  }
const henHead = (grey: string, line: string) =>
  layered(
    () => plainInk(grey),
    [
      patch(
        [
          [-0.02, -0.26],
          [0.4, -0.2],
          [1.1, 0.1],
          [1.06, 0.2],
          [0.4, -0.08],
          [0, -0.14],
        ],
        line,
        0.04,
      ),
      patch(
        [
          [-1.1, 0.3],
          [-0.5, 0.46],
          [0.1, 0.8],
          [0, 1.2],
          [-0.8, 1.1],
          [-1.1, 0.7],
        ],
        '#e9e4d8',
        0.1,
      ),
      patch(
        [
          [-0.92, -0.2],
          [-0.78, -0.2],
          [-0.72, 0.4],
          [-0.92, 0.4],
        ],
        '#ece7da',
        0.04,
      ),
    ],
  )
export const female: Bird = {
  ...male,
  plumage: hen('#8d8b86', true),
  head: {
    ...male.head,
    skull: duckSkull,
    bill: { ...male.head.bill, upper: '#6e6862', lower: '#7d746c', tipColour: '#d5cbbd' },
    eye: { ...male.head.eye, ring: '#f6f2e8', ringSize: 0.55 },
    plumage: henHead('#8b8a87', '#f4f1e7'),
  },
  wing: {
    ...drakeWing,
    greater: flat('#6b6553', '#857d68'),
    tertials: flat('#5f5b4b', '#8a826c'),
    median: flat('#6d6755', '#837b67'),
    lesser: () => plainInk('#706a58', { fringe: '#857d69' }),
  },
  tail: { ...(male.tail as NonNullable<Bird['tail']>), ink: flat('#5d584a', '#7d7663') },
}
export const juvenile: Bird = {
  ...female,
  plumage: (u, v) => {
    const ink = hen('#8f8577', false)(u, v)
    return { ...ink, fill: mix(ink.fill, colour('#8d7b60'), 0.3) }
  },
  head: {
    ...female.head,
    skull: duckSkull.map(([x, y]) => [x > 0.8 ? 0.8 + (x - 0.8) * 0.5 : x, y]),
    eye: { ...male.head.eye, ring: '#cfc6b5', ringSize: 0.3 },
    plumage: henHead('#938977', '#c9bfac'),
    bill: { ...female.head.bill, upper: '#8b7668', lower: '#96806f' },
  },
}
export const subadult: Bird = {
  ...female,
  plumage: (u, v) => {
    const ink = hen('#7d756b', true)(u, v)
    const chest = smooth(0.36 - u, 0, 0.05) * smooth(v, 0.25, 0.35) * smooth(u, 0.12, 0.18)
    return chest > 0.5 ? { fill: mix(ink.fill, colour('#6a3450'), 0.75) } : ink
  },
  head: {
    ...male.head,
    plumage: layered(henHead('#8a7a66', '#f0eadc'), [
      patch(
        [
          [-0.5, -0.2],
          [0, -0.44],
          [0.6, -0.4],
          [1.2, 0.1],
          [0.7, 0.1],
          [0.2, -0.02],
          [-0.2, 0],
        ],
        '#e9e3d4',
        0.12,
      ),
      patch(
        [
          [-0.7, -0.4],
          [-0.2, -0.9],
          [0.7, -1],
          [1.4, -0.5],
          [0.5, -0.5],
          [-0.2, -0.5],
        ],
        '#5d5a45',
        0.12,
      ),
      patch(
        [
          [0, 0.36],
          [0.4, 0.24],
          [0.9, 0.4],
          [0.9, 1.1],
          [0.1, 1],
        ],
        '#ae7a4a',
        0.14,
      ),
    ]),
  },
}
