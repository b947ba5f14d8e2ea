/** White Wagtail of the form leucopsis: white face, slender body, endless tail. */
import type { Bird } from '../anatomy/bird.ts'
import { smooth } from '../anatomy/geometry.ts'
import { across, colour, type Ink, layered, mix, patch } from '../anatomy/ink.ts'
import { sleekSkull } from '../anatomy/skulls.ts'
import type { Wing } from '../anatomy/wing.ts'
import { flat, plainInk } from '../anatomy/wing-ink.ts'

/** `bib`: how far the black of the breast reaches along the body. */
const body = (back: string, bib: number, black: string, white = '#f6f4ec', gape = 0) => {
  const tone = across([0, back], [0.34, back], [0.47, '#cfcdc6'], [0.58, white], [1, white])
  return (u: number, v: number): Ink => {
    let fill = mix(
      tone(v),
      colour('#a9a8a4'),
      0.45 * smooth(u, 0.34, 0.5) * smooth(v, 0.44, 0.52) * smooth(0.75 - v, 0, 0.15),
    )
    const breast =
      smooth(bib - u, 0, 0.07) * smooth(u, gape - 0.03, gape + 0.03) * smooth(v, 0.44, 0.56)
    fill = mix(fill, colour(black), breast)
    return { fill }
  }
}
const face = (crown: string, white: string) =>
  layered(
    () => plainInk(white),
    [
      patch(
        [
          [-0.34, -0.42],
          [-0.1, -0.9],
          [0.5, -1.1],
          [1.4, -0.8],
          [1.5, 0.7],
          [1.05, 0.8],
          [0.86, 0.3],
          [0.6, -0.16],
          [0.1, -0.34],
        ],
        crown,
        0.06,
      ),
    ],
  )
const wing = (cover: string): Wing => ({
  bend: [-33, -4],
  tip: [58, 3],
  primaries: flat('#33322f', '#9b9a94', 0.1),
  secondaries: flat('#2d2c2b', '#dcdad2', 0.24),
  tertials: flat('#2b2a29', '#f3f1ea', 0.2),
  greater: () => ({
    fill: '#33312f',
    edge: '#f5f3ec',
    edgeWidth: 0.3,
    tip: '#f5f3ec',
    tipLength: 0.14,
  }),
  median: () => ({ fill: '#3a3836', tip: '#f5f3ec', tipLength: 0.42 }),
  lesser: () => plainInk(cover, { fringe: '#6b6a68' }),
  primaryCoverts: { fill: '#3a3936', edge: '#8b8a84' },
  projection: 0.35,
  depth: 0.72,
})

export const male: Bird = {
  back: [
    [-21, -23],
    [-6, -20.5],
    [13, -18],
    [29, -13.5],
    [41, -8.5],
    [53, -4],
  ],
  belly: [
    [-42, -5],
    [-39.5, 7],
    [-27, 16.5],
    [0, 19.5],
    [27, 13.5],
    [53, 3],
  ],
  plumage: body('#232324', 0.34, '#1a1a1b'),
  feather: 3,
  headAt: [-38, -24],
  nape: [0.92, -0.32],
  throat: [-0.5, 0.56],
  stand: [4, 37],
  head: {
    radius: 12.2,
    skull: sleekSkull,
    bill: {
      culmen: [-0.84, -0.08],
      chin: [-0.8, 0.22],
      tip: [-1.78, 0.18],
      gape: [-0.58, 0.14],
      arch: 0.05,
      sag: 0,
      upper: '#1f1e1d',
      lower: '#2b2927',
      nostril: [-1, 0.02],
    },
    eye: { at: [-0.3, -0.1], size: 0.155, iris: '#2a1a12' },
    plumage: face('#1d1d1e', '#f8f6ef'),
  },
  wing: wing('#2c2b2b'),
  tail: {
    root: [40, -3],
    droop: 0,
    length: 92,
    feather: 6.6,
    pairs: 6,
    steps: 0.03,
    fan: 1.8,
    ink: (i) =>
      i > 3
        ? { fill: '#f3f1ea', edge: '#d6d3ca', edgeWidth: 0.1 }
        : { fill: '#262525', edge: '#4b4a48', edgeWidth: 0.08 },
  },
  leg: {
    hip: [2, 10],
    shin: 19,
    tarsus: 23.5,
    toe: 14,
    thickness: 1.55,
    fill: '#33302d',
    claw: '#171615',
  },
}
export const female: Bird = {
  ...male,
  plumage: body('#83868a', 0.27, '#232324'),
  head: { ...male.head, plumage: face('#5d5f62', '#f7f5ee') },
  wing: wing('#6d6f72'),
}
export const subadult: Bird = {
  ...male,
  plumage: body('#8d9095', 0.25, '#34332f', '#f4f1e4', 0.16),
  head: { ...male.head, plumage: face('#85888c', '#f2ecc4') },
  wing: wing('#7b7e82'),
}
export const juvenile: Bird = {
  ...male,
  plumage: body('#9b9b99', 0.26, '#8f8d88', '#e9e6db', 0.15),
  head: {
    ...male.head,
    plumage: face('#9a9994', '#dedad0'),
    bill: {
      ...male.head.bill,
      tip: [-1.6, 0.18],
      upper: '#5a544c',
      lower: '#8c7f6c',
      rim: '#d9bd6d',
    },
    nap: () => 1.25,
  },
  wing: {
    ...wing('#8f908e'),
    tip: [52, 3],
    median: () => ({ fill: '#6e6c68', tip: '#dcd8cc', tipLength: 0.3 }),
    greater: () => ({ fill: '#5c5a56', edge: '#d5d1c5', edgeWidth: 0.2 }),
  },
  tail: { ...(male.tail as NonNullable<Bird['tail']>), length: 66 },
}
