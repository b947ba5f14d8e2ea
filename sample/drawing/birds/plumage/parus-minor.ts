/** Japanese Tit: black head, white cheek, a black tie down a pale belly. */
import type { Bird } from '../anatomy/bird.ts'
import { smooth } from '../anatomy/geometry.ts'
import { across, colour, type Ink, layered, mix, type Patch, patch } from '../anatomy/ink.ts'
import { roundSkull } from '../anatomy/skulls.ts'
import type { Wing } from '../anatomy/wing.ts'
import { flat, plainInk } from '../anatomy/wing-ink.ts'

/** `tie`: width of the black stripe as a share of the belly; `wash`: the belly's ground. */
const body = (tie: number, tieTo: number, wash: string, black = '#1b1c1d') => {
  const tone = across([0, '#7d8a8f'], [0.34, '#8b969a'], [0.46, wash], [1, wash])
  return (u: number, v: number): Ink => {
    let fill = tone(v)
    // Moss-green mantle, and the pale spot at the nape.
    fill = mix(
      fill,
      colour('#8c9752'),
      smooth(u, 0.1, 0.18) * smooth(0.48 - u, 0, 0.18) * smooth(0.42 - v, 0, 0.12),
    )
    fill = mix(fill, colour('#eef0d8'), smooth(0.13 - u, 0, 0.05) * smooth(0.5 - v, 0, 0.1))
    fill = mix(
      fill,
      colour('#b5b7ae'),
      0.5 * smooth(u, 0.5, 0.66) * smooth(v, 0.45, 0.55) * smooth(0.8 - v, 0, 0.15),
    )
    const stripe =
      smooth(v, 0.98 - tie * 1.6 - 0.14 * smooth(0.3 - u, 0, 0.2), 1 - tie) *
      smooth(tieTo - u, 0, 0.06)
    return { fill: mix(fill, colour(black), stripe) }
  }
}
const face = (cheek: string): Patch[] => [
  patch(
    [
      [-0.62, 0.08],
      [-0.2, 0.06],
      [0.2, -0.06],
      [0.6, -0.1],
      [0.98, 0.2],
      [0.9, 0.56],
      [0.5, 0.74],
      [0, 0.66],
      [-0.42, 0.4],
    ],
    cheek,
    0.04,
  ),
]

const wing: Wing = {
  bend: [-25, -5],
  tip: [41, 1],
  primaries: flat('#454a50', '#93a1ab', 0.14),
  secondaries: flat('#444a52', '#9fb0bc', 0.2),
  tertials: flat('#3d4248', '#d5dada', 0.22),
  greater: () => ({
    fill: '#3f454c',
    edge: '#8497a5',
    edgeWidth: 0.18,
    tip: '#f4f3ec',
    tipLength: 0.26,
  }),
  median: flat('#6c7d8b', '#8496a3', 0.16),
  lesser: () => plainInk('#75858f', { fringe: '#8d9ca6' }),
  primaryCoverts: { fill: '#4a5158', edge: '#7f909d' },
  projection: 0.8,
}

export const male: Bird = {
  back: [
    [-13, -28],
    [-1, -25.5],
    [11, -21.5],
    [21, -16],
    [30, -10],
    [40, -4.5],
  ],
  belly: [
    [-36, -5],
    [-34, 8],
    [-22, 18.5],
    [0, 20.5],
    [21, 12.5],
    [40, 3],
  ],
  plumage: body(0.085, 0.97, '#ece9dc'),
  feather: 2.9,
  headAt: [-29, -24],
  nape: [0.8, -0.48],
  throat: [-0.6, 0.54],
  stand: [4, 35],
  head: {
    radius: 14,
    skull: roundSkull,
    bill: {
      culmen: [-0.8, -0.12],
      chin: [-0.76, 0.26],
      tip: [-1.34, 0.14],
      gape: [-0.66, 0.1],
      arch: 0.1,
      sag: 0.06,
      upper: '#1f1e1e',
      lower: '#2a2928',
      nostril: [-0.92, 0.02],
    },
    eye: { at: [-0.3, -0.12], size: 0.155, iris: '#2b1a12' },
    plumage: layered(
      (_, y) => ({ fill: mix(colour('#18191b'), colour('#2a3444'), 0.7 * smooth(-y, 0.2, 0.8)) }),
      face('#f8f6ee'),
    ),
  },
  wing,
  tail: {
    root: [28, -3],
    droop: 3,
    length: 62,
    feather: 6.4,
    pairs: 5,
    steps: 0.02,
    fan: 2.5,
    ink: (i) => ({
      fill: '#3b4249',
      edge: i === 4 ? '#f2f1ea' : '#8094a4',
      edgeWidth: i === 4 ? 0.4 : 0.12,
    }),
  },
  leg: {
    hip: [4, 12],
    shin: 18,
    tarsus: 18,
    toe: 11.5,
    thickness: 1.8,
    fill: '#56616b',
    claw: '#2b2f33',
  },
}
export const female: Bird = {
  ...male,
  plumage: body(0.035, 0.78, '#ebe5d4', '#25272a'),
  head: { ...male.head, plumage: layered(() => plainInk('#242628'), face('#f5f1e6')) },
}
export const subadult: Bird = {
  ...male,
  plumage: body(0.06, 0.88, '#ebe6d2'),
  wing: {
    ...wing,
    primaries: flat('#5b544b', '#8f8a7e', 0.14),
    primaryCoverts: { fill: '#5f574c', edge: '#867c6c' },
  },
}
export const juvenile: Bird = {
  ...male,
  plumage: body(0.03, 0.45, '#ebe3b8', '#4a463c'),
  head: {
    ...male.head,
    plumage: layered(() => plainInk('#43433c'), face('#efe8b4')),
    bill: {
      ...male.head.bill,
      tip: [-1.24, 0.14],
      upper: '#4d4840',
      lower: '#7d715c',
      rim: '#e4c04f',
    },
    nap: () => 1.25,
  },
  wing: {
    ...wing,
    tip: [37, 1],
    lesser: () => plainInk('#7d8378', { fringe: '#9a9c86' }),
    greater: () => ({ fill: '#545650', edge: '#8d9284', tip: '#ece4ae', tipLength: 0.2 }),
  },
  tail: { ...(male.tail as NonNullable<Bird['tail']>), length: 40 },
}
