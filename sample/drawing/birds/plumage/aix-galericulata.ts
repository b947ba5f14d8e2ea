/** Mandarin Duck: big crested head; the drake with orange whiskers and sails. Drawn afloat. */
import type { Bird } from '../anatomy/bird.ts'
import { smooth } from '../anatomy/geometry.ts'
import { colour, layered, mix, patch } from '../anatomy/ink.ts'
import { flat, plainInk } from '../anatomy/wing-ink.ts'
import { drakeBody, drakeHead, drakeSkull, drakeWing } from './aix-galericulata/drake.ts'
import { duckSkull, hen, henHead } from './aix-galericulata/hen.ts'

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
