/** Red-billed Blue Magpie: black head, coral bill, and a tail longer than all the rest. */
import type { Bird } from '../anatomy/bird.ts'
import { smooth } from '../anatomy/geometry.ts'
import { across, colour, type Ink, layered, mix, patch } from '../anatomy/ink.ts'
import { sleekSkull } from '../anatomy/skulls.ts'
import type { Tail } from '../anatomy/tail.ts'
import type { Wing } from '../anatomy/wing.ts'
import { flat, plainInk } from '../anatomy/wing-ink.ts'

const body = (blue: string, back: string, black: string) => {
  const tone = across([0, back], [0.3, blue], [0.45, '#a8adc4'], [0.6, '#dcdde2'], [1, '#e9e6df'])
  return (u: number, v: number): Ink => {
    let fill = tone(v)
    // Pale blue shawl from the crown down the nape; the breast is black like the head.
    fill = mix(fill, colour('#cdd3df'), smooth(0.15 - u, 0, 0.07) * smooth(0.3 - v, 0, 0.1))
    const breast = smooth(0.36 - u, 0, 0.07) * smooth(v, 0.26 + u * 0.5, 0.36 + u * 0.5)
    return { fill: mix(fill, colour(black), breast) }
  }
}
const head = (black: string, crown: string, reach: number) =>
  layered(
    () => plainInk(black),
    [
      {
        ...patch(
          [
            [0.02 - reach, -0.6],
            [0.3, -0.98],
            [0.9, -0.9],
            [1.5, -0.2],
            [1.4, 0.16],
            [0.96, -0.06],
            [0.6, -0.36],
          ],
          crown,
          0.1,
        ),
      },
    ],
  )
const wing = (blue: string, shine: string): Wing => ({
  bend: [-52, -8],
  tip: [108, 5],
  primaries: () => ({
    fill: '#39405f',
    sheen: shine,
    edge: '#8f9cc6',
    edgeWidth: 0.12,
    tip: '#d8d9dd',
    tipLength: 0.06,
  }),
  secondaries: () => ({
    fill: blue,
    sheen: shine,
    edge: '#8696c9',
    edgeWidth: 0.12,
    tip: '#eef0ef',
    tipLength: 0.07,
  }),
  tertials: () => ({ fill: blue, sheen: shine, edge: '#7d8cc0', tip: '#f1f2ef', tipLength: 0.09 }),
  greater: () => ({ fill: blue, sheen: shine, edge: '#7583b4' }),
  median: flat(blue, '#7886b5'),
  lesser: () => plainInk('#5a679c', { fringe: '#7a88b8' }),
  primaryCoverts: { fill: blue, sheen: shine },
  projection: 0.5,
})
const tail = (length: number, blue: string): Tail => ({
  root: [70, -6],
  droop: 4,
  length,
  feather: 21,
  pairs: 6,
  steps: 0.62,
  fan: 5,
  bow: length * 0.06,
  point: 0.2,
  ink: (i) =>
    i === 0
      ? {
          fill: blue,
          sheen: '#6b7cc4',
          edge: '#8d9bd0',
          edgeWidth: 0.08,
          tip: '#f5f3ea',
          tipLength: 0.09,
        }
      : {
          fill: '#3f4c86',
          sheen: '#5a6cb4',
          edge: '#20222b',
          edgeWidth: 0.05,
          tip: i % 2 ? '#f5f3ea' : '#efece2',
          tipLength: 0.06,
        },
})

export const male: Bird = {
  back: [
    [-38, -57],
    [-10, -51],
    [24, -43.5],
    [52, -33],
    [73, -21],
    [92, -9],
  ],
  belly: [
    [-78, -10],
    [-73, 15],
    [-50, 35],
    [0, 39],
    [50, 25],
    [92, 6],
  ],
  plumage: body('#6675ad', '#717aa0', '#17181b'),
  feather: 6.6,
  headAt: [-68, -51],
  nape: [0.88, -0.36],
  throat: [-0.56, 0.54],
  stand: [6, 78],
  head: {
    radius: 24,
    skull: sleekSkull,
    bill: {
      culmen: [-0.76, -0.16],
      chin: [-0.72, 0.34],
      tip: [-1.92, 0.34],
      gape: [-0.5, 0.22],
      arch: 0.2,
      sag: 0.05,
      hook: 0.07,
      upper: '#c43b22',
      lower: '#cf4a2c',
      tipColour: '#dc7848',
      nostril: [-0.94, 0.02],
    },
    eye: { at: [-0.3, -0.1], size: 0.145, iris: '#6d2c1c', ring: '#2a1513', ringSize: 0.16 },
    plumage: head('#17181b', '#d5dae2', 0),
  },
  wing: wing('#465390', '#6678c0'),
  tail: tail(400, '#5364ad'),
  leg: {
    hip: [8, 22],
    shin: 46,
    tarsus: 44,
    toe: 29,
    thickness: 4,
    fill: '#c0452c',
    claw: '#5c2a1e',
  },
}
export const female: Bird = {
  ...male,
  tail: tail(345, '#5161a6'),
  head: { ...male.head, plumage: head('#1a1b1e', '#d8dce3', 0.02) },
}
export const subadult: Bird = {
  ...male,
  plumage: body('#737b9f', '#7b8198', '#212022'),
  head: {
    ...male.head,
    bill: { ...male.head.bill, upper: '#c9642f', lower: '#d57a3c', tipColour: '#dba066' },
    plumage: head('#212022', '#dcdee2', 0.14),
  },
  wing: wing('#545d8c', '#7681b4'),
  tail: tail(270, '#5a67a0'),
  leg: { ...(male.leg as NonNullable<Bird['leg']>), fill: '#c06a44' },
}
export const juvenile: Bird = {
  ...male,
  plumage: body('#838799', '#8a8890', '#35322f'),
  head: {
    ...male.head,
    bill: {
      ...male.head.bill,
      tip: [-1.68, 0.34],
      upper: '#8c6f5e',
      lower: '#a58266',
      tipColour: '#b99776',
      rim: '#dfa08c',
    },
    eye: { ...male.head.eye, iris: '#5a6068' },
    plumage: head('#35322f', '#dfddd8', 0.34),
    nap: () => 1.3,
  },
  wing: { ...wing('#636a88', '#828aa8'), tip: [92, 5] },
  tail: tail(120, '#646d96'),
  leg: { ...(male.leg as NonNullable<Bird['leg']>), fill: '#8f7464' },
}
