/** Spotted Dove: small head, full rosy breast, a black shawl with white pearls. */
import type { Bird } from '../anatomy/bird.ts'
import { smooth } from '../anatomy/geometry.ts'
import { across, colour, type Ink, layered, mix, patch } from '../anatomy/ink.ts'
import { doveSkull } from '../anatomy/skulls.ts'
import type { Wing } from '../anatomy/wing.ts'
import { flat, plainInk } from '../anatomy/wing-ink.ts'

const rosy = across(
  [0, '#877362'],
  [0.3, '#96806d'],
  [0.44, '#b99288'],
  [0.62, '#c6a096'],
  [0.9, '#c4a79c'],
  [1, '#b9a59c'],
)
const mantle = across([0, '#7d6a59'], [0.3, '#8a7563'], [0.46, '#b1988b'], [1, '#c0aaa0'])

/** `shawl` is how complete the pearls are: 0 none .. 1 full. */
const body =
  (shawl: number, fringe?: string) =>
  (u: number, v: number): Ink => {
    let fill = mix(rosy(v), mantle(v), smooth(u, 0.18, 0.4) * smooth(0.52 - v, 0, 0.12))
    fill = mix(fill, colour('#d9d2cb'), smooth(u, 0.86, 0.95) * smooth(v, 0.5, 0.7))
    const cover = smooth(u, 0.015, 0.05) * smooth(0.235 - u, 0, 0.04) * smooth(0.66 - v, 0, 0.1)
    if (cover * shawl > 0.5) return { fill: colour('#1e1c1e'), spot: colour('#f7f3ea') }
    if (cover > 0.5 && shawl > 0)
      return { fill: mix(fill, colour('#4b423c'), 0.6), spot: colour('#c9b08c') }
    return fringe && v < 0.5 ? { fill, fringe: colour(fringe) } : { fill }
  }
const coverts = (fringe: string): Wing => ({
  bend: [-52, -9],
  tip: [86, 4],
  primaries: flat('#3f3832', '#6d6257', 0.1),
  secondaries: flat('#544a41', '#8c7c6c', 0.14),
  tertials: flat('#86725f', fringe, 0.12),
  greater: (i) => ({
    fill: i < 3 ? '#8d8a88' : '#8b7765',
    edge: i < 3 ? '#b0adaa' : fringe,
    edgeWidth: 0.12,
  }),
  median: (i) => ({ fill: i < 3 ? '#a09a95' : '#8d7966', edge: fringe, edgeWidth: 0.14 }),
  lesser: () => plainInk('#907c69', { streak: '#6d5a49', fringe }),
  primaryCoverts: { fill: '#4a423b', edge: '#7a6e62' },
  projection: 0.75,
  depth: 1.05,
})

export const male: Bird = {
  back: [
    [-39, -45],
    [-14, -43.5],
    [18, -40],
    [44, -31],
    [64, -19.5],
    [84, -8],
  ],
  belly: [
    [-63, -18],
    [-66, 8],
    [-46, 29],
    [0, 33],
    [44, 22],
    [84, 6],
  ],
  plumage: body(1),
  feather: 5.6,
  headAt: [-58, -50],
  nape: [0.86, -0.1],
  throat: [-0.5, 0.7],
  stand: [4, 52],
  head: {
    radius: 16.5,
    skull: doveSkull,
    bill: {
      culmen: [-0.86, 0.04],
      chin: [-0.82, 0.3],
      tip: [-1.72, 0.3],
      gape: [-0.6, 0.2],
      arch: 0.03,
      sag: 0,
      hook: 0.09,
      upper: '#3a3230',
      lower: '#433936',
      nostril: [-1.12, 0.14],
    },
    eye: { at: [-0.3, -0.06], size: 0.165, iris: '#b5622b', ring: '#6e4a44', ringSize: 0.3 },
    plumage: layered(
      () => plainInk('#b08d86'),
      [
        patch(
          [
            [-1, -0.1],
            [-0.75, -0.5],
            [-0.3, -0.95],
            [0.3, -1],
            [0.45, -0.5],
            [-0.2, -0.42],
            [-0.7, -0.1],
          ],
          '#a3a0a2',
          0.18,
        ),
        patch(
          [
            [-1, 0.25],
            [-0.5, 0.3],
            [-0.2, 0.7],
            [-0.4, 1.1],
            [-1, 0.9],
          ],
          '#cdb4ab',
          0.15,
        ),
        {
          ...patch(
            [
              [0.62, 0.1],
              [0.9, -0.2],
              [1.4, 0],
              [1.4, 1.3],
              [0.5, 1.3],
              [0.42, 0.7],
            ],
            '#1e1c1e',
            0.05,
            { spot: colour('#f7f3ea') },
          ),
        },
      ],
    ),
  },
  wing: coverts('#b7a08a'),
  tail: {
    root: [62, -4],
    droop: 3,
    length: 148,
    feather: 19,
    pairs: 6,
    steps: 0.24,
    fan: 3,
    ink: (i) =>
      i === 0
        ? { fill: '#6d5c4e', edge: '#8d7a69' }
        : { fill: '#2f2a27', edge: '#4d453f', tip: '#f0ebe2', tipLength: 0.2 },
  },
  leg: {
    hip: [6, 20],
    shin: 30,
    tarsus: 23,
    toe: 22,
    thickness: 3.6,
    fill: '#a8544f',
    claw: '#3b2c28',
  },
}
const plainHead = layered(
  () => plainInk('#a08a7c'),
  [
    patch(
      [
        [-1, 0.25],
        [-0.5, 0.3],
        [-0.2, 0.7],
        [-0.4, 1.1],
        [-1, 0.9],
      ],
      '#c4b1a3',
      0.15,
    ),
  ],
)

export const female: Bird = {
  ...male,
  plumage: (u, v) => {
    const ink = body(1)(u, v)
    return ink.spot ? ink : { ...ink, fill: mix(ink.fill, colour('#b3a08f'), 0.3) }
  },
}
export const subadult: Bird = {
  ...male,
  plumage: body(0.4, '#b59a7e'),
  head: { ...male.head, plumage: plainHead },
  wing: coverts('#bb9c7b'),
}
export const juvenile: Bird = {
  ...male,
  plumage: (u, v) => {
    const ink = body(0, '#c09468')(u, v)
    return { ...ink, fill: mix(ink.fill, colour('#a28b72'), 0.55) }
  },
  head: {
    ...male.head,
    plumage: plainHead,
    bill: { ...male.head.bill, upper: '#6a5d55', lower: '#7c6c61' },
    eye: { ...male.head.eye, iris: '#6d5038', ring: '#7d6a5e' },
  },
  wing: { ...coverts('#c79a6a'), tip: [78, 4] },
  tail: { ...(male.tail as NonNullable<Bird['tail']>), length: 104 },
  leg: { ...(male.leg as NonNullable<Bird['leg']>), fill: '#8d6a60' },
}
