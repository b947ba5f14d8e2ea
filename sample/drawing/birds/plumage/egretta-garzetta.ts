/** Little Egret: white on thin black legs, with yellow slippers; in spring hung with plumes. */
import type { Bird } from '../anatomy/bird.ts'
import { across, type Ink } from '../anatomy/ink.ts'
import { egretSkull } from '../anatomy/skulls.ts'
import type { Wing } from '../anatomy/wing.ts'
import { plainInk, type TractInk } from '../anatomy/wing-ink.ts'

/** White is drawn with its shadows: blue-grey below, warm where the light comes through. */
const white = across([0, '#f7f5ee'], [0.3, '#fdfcf7'], [0.6, '#eef0ee'], [1, '#d7dddf'])
const body = (u: number, v: number): Ink => ({ fill: white(v + (u > 0.9 ? 0.1 : 0)) })
const vane = (): TractInk => ({ fill: '#f4f4ef', edge: '#d3d9db', edgeWidth: 0.07 })

export const male: Bird = {
  back: [
    [-74, -48],
    [-50, -54],
    [-14, -53],
    [34, -46],
    [76, -33],
    [106, -17],
    [130, -4],
  ],
  belly: [
    [-90, -14],
    [-86, 8],
    [-60, 28],
    [-10, 38],
    [50, 29],
    [98, 13],
    [128, 4],
  ],
  plumage: body,
  feather: 7.4,
  headAt: [0, 0],
  nape: [0.9, 0],
  throat: [-0.5, 0.5],
  neck: {
    way: [
      [-52, -12],
      [-92, -26],
      [-112, -62],
      [-96, -104],
      [-84, -140],
      [-104, -172],
      [-118, -180],
    ],
    width: (t) => 48 - 31 * Math.min(1, t * 1.5),
    plumage: body,
  },
  stand: [0, 190],
  depth: 1.15,
  head: {
    radius: 21,
    skull: egretSkull,
    bill: {
      culmen: [-0.98, -0.08],
      chin: [-0.95, 0.3],
      tip: [-4.7, 0.36],
      gape: [-0.6, 0.16],
      arch: 0.1,
      sag: 0,
      upper: '#23211f',
      lower: '#2b2826',
      nostril: [-1.25, 0.02],
    },
    eye: { at: [-0.34, -0.08], size: 0.15, iris: '#e3c341', ring: '#a9a88f', ringSize: 0.2 },
    plumage: (x, y) =>
      x < -0.5 && Math.abs(y - 0.06) < 0.2
        ? plainInk('#b9b58f')
        : plainInk(y > 0.3 ? '#e6e9e8' : '#fbfaf5'),
  },
  wing: {
    bend: [-64, -20],
    tip: [126, 6],
    primaries: vane,
    secondaries: vane,
    tertials: vane,
    greater: vane,
    median: vane,
    lesser: () => plainInk('#f8f7f2', { fringe: '#dbe0e1' }),
    projection: 0.35,
    depth: 0.92,
  } satisfies Wing,
  tail: {
    root: [108, -4],
    droop: 10,
    length: 66,
    feather: 17,
    pairs: 5,
    steps: 0.06,
    fan: 4,
    ink: vane,
  },
  leg: {
    hip: [12, 26],
    shin: 84,
    tarsus: 104,
    toe: 48,
    thickness: 5.4,
    fill: '#2b2a28',
    toes: '#d4b52c',
    claw: '#2a2620',
    bareShin: 0.42,
  },
}
export const female: Bird = {
  ...male,
  head: { ...male.head, bill: { ...male.head.bill, tip: [-4.45, 0.36] } },
}
export const subadult: Bird = {
  ...male,
  leg: { ...(male.leg as NonNullable<Bird['leg']>), fill: '#3d3d36', toes: '#b9a648' },
}
export const juvenile: Bird = {
  ...male,
  head: {
    ...male.head,
    bill: {
      ...male.head.bill,
      tip: [-4.3, 0.36],
      upper: '#6d6a58',
      lower: '#a39a72',
      tipColour: '#4a4740',
    },
    eye: { ...male.head.eye, iris: '#cfc489' },
  },
  leg: { ...(male.leg as NonNullable<Bird['leg']>), fill: '#6e7757', toes: '#9ca05a' },
}
