/** Common Kingfisher: dagger bill, big head, stump of a tail, electric blue down the back. */
import type { Bird } from '../anatomy/bird.ts'
import { smooth } from '../anatomy/geometry.ts'
import { across, colour, type Ink, layered, mix, patch } from '../anatomy/ink.ts'
import { kingfisherSkull } from '../anatomy/skulls.ts'
import type { Wing } from '../anatomy/wing.ts'
import { flat, plainInk } from '../anatomy/wing-ink.ts'

type Dress = {
  back: string
  flash: string
  orange: string
  crown: string
  spots: string
  dusk: number
}
const bright: Dress = {
  back: '#1f8a8e',
  flash: '#4fc8e6',
  orange: '#d9762a',
  crown: '#1c6f78',
  spots: '#6fd0d8',
  dusk: 0,
}
const dull: Dress = {
  back: '#3c8079',
  flash: '#74bfc4',
  orange: '#c98449',
  crown: '#336862',
  spots: '#8fbdb2',
  dusk: 0.6,
}

const body = (d: Dress) => {
  const below = across(
    [0, d.flash],
    [0.1, d.flash],
    [0.2, d.back],
    [0.36, d.back],
    [0.46, d.orange],
    [1, mixHex(d.orange)],
  )
  return (u: number, v: number): Ink => {
    let fill = below(v)
    fill = mix(fill, colour(d.crown), smooth(0.2 - u, 0, 0.08) * smooth(0.4 - v, 0, 0.1))
    fill = mix(fill, colour(d.flash), smooth(u, 0.6, 0.75) * smooth(0.36 - v, 0, 0.1))
    fill = mix(fill, colour('#f4ead8'), smooth(0.15 - u, 0, 0.07) * smooth(v, 0.66, 0.8))
    fill = mix(
      fill,
      colour('#7d8a80'),
      d.dusk * smooth(u, 0.12, 0.2) * smooth(0.42 - u, 0, 0.12) * smooth(v, 0.5, 0.62),
    )
    return { fill }
  }
}
function mixHex(orange: string): string {
  return orange === bright.orange ? '#e08b3e' : '#d69c66'
}
const head = (d: Dress) => {
  const crown = (x: number, y: number): Ink => {
    const barred = Math.sin(x * 17 + y * 9) * Math.sin(y * 21 - x * 5) > 0.18
    return { fill: barred ? mix(colour(d.spots), colour(d.crown), 0.2) : colour(d.crown) }
  }
  return (x: number, y: number): Ink => {
    const marks = layered(crown, [
      patch(
        [
          [-1.1, 0.3],
          [-0.5, 0.34],
          [-0.1, 0.62],
          [0.3, 1.2],
          [-0.6, 1.3],
          [-1.1, 0.9],
        ],
        '#f6f0e2',
        0.05,
      ),
      patch(
        [
          [-1, -0.3],
          [-0.62, -0.36],
          [-0.44, -0.16],
          [-0.6, 0.04],
          [-1, 0.02],
        ],
        d.orange,
        0.05,
      ),
      patch(
        [
          [-1.1, -0.02],
          [-0.6, -0.08],
          [-0.3, 0.02],
          [-0.3, 0.14],
          [-0.7, 0.16],
          [-1.1, 0.12],
        ],
        '#1f1a17',
        0.04,
      ),
      patch(
        [
          [-0.26, -0.02],
          [0.2, -0.12],
          [0.56, -0.02],
          [0.62, 0.24],
          [0.3, 0.36],
          [-0.2, 0.26],
        ],
        d.orange,
        0.06,
      ),
      patch(
        [
          [0.6, -0.08],
          [0.95, 0],
          [1.4, 0.42],
          [1.3, 0.7],
          [0.86, 0.42],
          [0.58, 0.26],
        ],
        '#f7f1e4',
        0.05,
      ),
    ])(x, y)
    // The blue moustache under the orange cheek.
    const stripe =
      smooth(0.17 - Math.abs(y - 0.4 - x * 0.22), 0, 0.06) *
      smooth(x, -0.75, -0.6) *
      smooth(1.25 - x, 0, 0.2)
    return stripe > 0.5 ? crown(x, y) : marks
  }
}
const wing = (d: Dress): Wing => ({
  bend: [-21, -6],
  tip: [44, 2],
  primaries: flat('#274a4c', '#3f8a8a', 0.16),
  secondaries: () => ({ fill: '#1f5f66', sheen: d.back, edge: '#4aa9a8', edgeWidth: 0.18 }),
  tertials: () => ({ fill: '#1d666c', sheen: d.back, edge: '#53b3b0', edgeWidth: 0.14 }),
  greater: () => ({ fill: '#1c666d', sheen: d.back, tip: d.spots, tipLength: 0.1 }),
  median: () => ({ fill: '#1b646c', tip: d.spots, tipLength: 0.16 }),
  lesser: () => plainInk('#1c6870', { spot: d.spots }),
  primaryCoverts: { fill: '#1f5a60', edge: '#418f90' },
  projection: 0.6,
  depth: 1.02,
})

const make = (d: Dress): Bird => ({
  back: [
    [-11, -28],
    [2, -24.5],
    [13, -19.5],
    [23, -13.5],
    [31, -8],
    [41, -2],
  ],
  belly: [
    [-35, -2],
    [-33, 9],
    [-19, 19],
    [2, 20],
    [22, 12],
    [41, 4],
  ],
  plumage: body(d),
  feather: 2.9,
  headAt: [-27, -27],
  nape: [0.98, -0.3],
  throat: [-0.56, 0.62],
  stand: [8, 30],
  head: {
    radius: 16.4,
    skull: kingfisherSkull,
    bill: {
      culmen: [-0.86, -0.16],
      chin: [-0.8, 0.3],
      tip: [-3.2, 0.22],
      gape: [-0.56, 0.14],
      arch: 0.05,
      sag: 0.02,
      upper: '#1f1e1e',
      lower: '#232121',
      nostril: [-1, -0.02],
    },
    eye: { at: [-0.24, -0.2], size: 0.165, iris: '#3a2416' },
    plumage: head(d),
    nap: (x, y) => 1 + 0.5 * smooth(x, 0.5, 1.1) * smooth(0.4 - y, 0, 0.4),
  },
  wing: wing(d),
  tail: {
    root: [28, -1],
    droop: 4,
    length: 36,
    feather: 7.5,
    pairs: 5,
    steps: 0.1,
    fan: 3,
    ink: () => ({ fill: '#215d78', sheen: '#2f7fb0', edge: '#3f93ae' }),
  },
  leg: {
    hip: [8, 13],
    shin: 10,
    tarsus: 10,
    toe: 10.5,
    thickness: 2.1,
    fill: '#cf3f2b',
    claw: '#3a2420',
  },
})

export const male = make(bright)
export const female: Bird = {
  ...male,
  head: { ...male.head, bill: { ...male.head.bill, lower: '#d8552c', tipColour: '#3b2a24' } },
}
export const juvenile: Bird = (() => {
  const young = make(dull)
  return {
    ...young,
    head: { ...young.head, bill: { ...young.head.bill, tip: [-2.6, 0.22], tipColour: '#d9d4c8' } },
    leg: { ...(young.leg as NonNullable<Bird['leg']>), fill: '#6b4a40' },
  }
})()
const halfway: Dress = {
  ...bright,
  back: '#2d8683',
  flash: '#5dc2d6',
  orange: '#d17c38',
  crown: '#286c6c',
  dusk: 0.32,
}
export const subadult: Bird = {
  ...make(halfway),
  leg: { ...(male.leg as NonNullable<Bird['leg']>), fill: '#a5492f' },
}
