/** Oriental Magpie: black and white, long wedge of a tail, blue and green gloss. */
import type { Bird } from '../anatomy/bird.ts'
import { smooth } from '../anatomy/geometry.ts'
import { colour, type Ink, mix } from '../anatomy/ink.ts'
import { sleekSkull } from '../anatomy/skulls.ts'
import type { Tail } from '../anatomy/tail.ts'
import type { Wing } from '../anatomy/wing.ts'
import { flat, plainInk } from '../anatomy/wing-ink.ts'

const body =
  (black: string, gloss: string, white: string) =>
  (u: number, v: number): Ink => {
    let fill = mix(colour(black), colour(gloss), 0.5 * smooth(0.3 - Math.abs(v - 0.2), 0, 0.25))
    // Belly and flanks white from behind the breast to the vent; a white shoulder above the wing.
    const belly = smooth(u, 0.4, 0.48) * smooth(0.9 - u, 0, 0.06) * smooth(v, 0.36, 0.46)
    const shoulder =
      smooth(u, 0.24, 0.3) *
      smooth(0.64 - u, 0, 0.08) *
      smooth(v, 0.07, 0.12) *
      smooth(0.4 - v, 0, 0.06)
    fill = mix(fill, colour(white), Math.max(belly, shoulder))
    return { fill }
  }

const wing = (black: string, blue: string, shine: string | undefined): Wing => ({
  bend: [-56, -8],
  tip: [112, 6],
  primaries: () => ({ fill: black, edge: '#3c6f78', edgeWidth: 0.1 }),
  secondaries: () => ({
    fill: black,
    ...(shine ? { sheen: blue } : {}),
    edge: '#31518c',
    edgeWidth: 0.12,
  }),
  tertials: () => ({ fill: black, ...(shine ? { sheen: shine } : {}), edge: '#2c3e70' }),
  greater: () => ({ fill: black, ...(shine ? { sheen: blue } : {}), edge: '#2f4e86' }),
  median: flat(black, '#3a4a5e'),
  lesser: () => plainInk(black, { fringe: '#39404a' }),
  primaryCoverts: { fill: black, edge: '#2f5f66' },
  projection: 0.55,
})
const tail = (length: number, gloss: string): Tail => ({
  root: [74, -6],
  droop: 3,
  length,
  feather: 25,
  pairs: 6,
  steps: 0.5,
  fan: 5,
  bow: 3,
  ink: (i) => ({
    fill: '#17191b',
    sheen: i === 0 ? gloss : '#24565e',
    edge: i === 0 ? '#3b6a52' : '#33506a',
    edgeWidth: 0.08,
    tip: '#2a2444',
    tipLength: 0.07,
  }),
})

export const male: Bird = {
  back: [
    [-41, -62],
    [-10, -56],
    [26, -48],
    [57, -37],
    [79, -24],
    [98, -10],
  ],
  belly: [
    [-82, -10],
    [-77, 18],
    [-52, 39],
    [0, 44],
    [54, 28],
    [96, 7],
  ],
  plumage: body('#191a1d', '#2b3550', '#f6f3ea'),
  feather: 7,
  headAt: [-72, -54],
  nape: [0.85, -0.4],
  throat: [-0.6, 0.5],
  stand: [6, 84],
  head: {
    radius: 25,
    skull: sleekSkull,
    bill: {
      culmen: [-0.74, -0.16],
      chin: [-0.7, 0.34],
      tip: [-1.98, 0.3],
      gape: [-0.5, 0.22],
      arch: 0.16,
      sag: 0.05,
      hook: 0.05,
      upper: '#1d1c1c',
      lower: '#242322',
      nostril: [-0.98, 0.02],
    },
    eye: { at: [-0.32, -0.1], size: 0.135, iris: '#33231a', ringSize: 0.16 },
    plumage: (_, y) => ({
      fill: mix(colour('#17181b'), colour('#273049'), 0.6 * smooth(-y, 0.1, 0.6)),
    }),
  },
  wing: wing('#17191f', '#2d4fa3', '#4a3f9a'),
  tail: tail(245, '#2f7a55'),
  leg: {
    hip: [8, 24],
    shin: 50,
    tarsus: 48,
    toe: 30,
    thickness: 4.2,
    fill: '#2b2927',
    claw: '#121110',
  },
}

export const female: Bird = { ...male, tail: tail(222, '#2b6a4d') }
export const subadult: Bird = {
  ...male,
  plumage: body('#232123', '#2a2f3c', '#efe9db'),
  wing: { ...wing('#232022', '#33507f', '#3c3a6a'), primaries: flat('#3b3229', '#5c5044') },
  tail: tail(206, '#3b6a50'),
}
export const juvenile: Bird = {
  ...male,
  plumage: body('#2f2c2a', '#37342f', '#e4dccb'),
  head: {
    ...male.head,
    bill: {
      ...male.head.bill,
      tip: [-1.74, 0.3],
      upper: '#4a4440',
      lower: '#544c45',
      rim: '#d79a86',
    },
    eye: { ...male.head.eye, iris: '#59636b' },
    plumage: () => plainInk('#2c2927'),
    nap: () => 1.3,
  },
  wing: { ...wing('#2a2726', '#3a4a66', undefined), tip: [96, 6] },
  tail: { ...tail(112, '#3d5a4c'), steps: 0.36 },
}
