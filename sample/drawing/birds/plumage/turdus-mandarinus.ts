/** Chinese Blackbird: a long-legged thrush, dark all over. */
import type { Bird } from '../anatomy/bird.ts'
import { smooth } from '../anatomy/geometry.ts'
import { across, colour, type Ink, mix } from '../anatomy/ink.ts'
import { sleekSkull } from '../anatomy/skulls.ts'
import type { Wing } from '../anatomy/wing.ts'
import { flat, plainInk } from '../anatomy/wing-ink.ts'

const feathers = (
  fill: string,
  edge: string,
): Pick<
  Wing,
  'primaries' | 'secondaries' | 'tertials' | 'greater' | 'median' | 'lesser' | 'primaryCoverts'
> => ({
  primaries: flat(fill, edge, 0.1),
  secondaries: flat(fill, edge, 0.12),
  tertials: flat(fill, edge, 0.1),
  greater: flat(fill, edge, 0.1),
  median: flat(fill, edge, 0.1),
  lesser: () => plainInk(fill, { fringe: edge }),
  primaryCoverts: { fill, edge },
})
const dark = across([0, '#2c2b2c'], [0.3, '#35343a'], [0.6, '#29282a'], [1, '#232122'])

export const male: Bird = {
  back: [
    [-31, -48],
    [-8, -43.5],
    [20, -38],
    [43, -29.5],
    [61, -18.5],
    [76, -8],
  ],
  belly: [
    [-60, -6],
    [-56, 14],
    [-38, 29],
    [0, 33],
    [40, 21],
    [76, 5],
  ],
  plumage: (_, v) => ({ fill: dark(v) }),
  feather: 5.4,
  headAt: [-55, -42],
  nape: [0.85, -0.4],
  throat: [-0.6, 0.5],
  stand: [6, 62],
  head: {
    radius: 19,
    skull: sleekSkull,
    bill: {
      culmen: [-0.82, -0.1],
      chin: [-0.78, 0.28],
      tip: [-1.92, 0.26],
      gape: [-0.56, 0.2],
      arch: 0.09,
      sag: 0.02,
      hook: 0.03,
      upper: '#dd9420',
      lower: '#e8a62e',
      tipColour: '#d58a1c',
      nostril: [-1.02, 0.03],
    },
    eye: { at: [-0.32, -0.08], size: 0.155, iris: '#2a1a12', ring: '#e3a62f', ringSize: 0.3 },
    plumage: () => plainInk('#2b2a2c'),
  },
  wing: { bend: [-44, -9], tip: [88, 4], ...feathers('#2a292b', '#45444a'), projection: 0.9 },
  tail: {
    root: [56, -5],
    droop: 4,
    length: 125,
    feather: 15,
    pairs: 5,
    steps: 0.06,
    fan: 3,
    ink: flat('#232224', '#3e3d42', 0.1),
  },
  leg: {
    hip: [8, 18],
    shin: 36,
    tarsus: 34,
    toe: 22,
    thickness: 3.2,
    fill: '#4c3a2c',
    claw: '#241c16',
  },
}
const maleWing = male.wing as Wing

const brown = across([0, '#4a4138'], [0.35, '#51463b'], [0.6, '#56483b'], [1, '#4a3f35'])
export const female: Bird = {
  ...male,
  plumage: (u, v): Ink => {
    const throat = smooth(0.3 - u, 0, 0.15) * smooth(v, 0.6, 0.8)
    const fill = mix(brown(v), colour('#8b7763'), throat * 0.8)
    return throat > 0.3 && Math.sin(v * 60) > 0.1 ? { fill, streak: colour('#3a3027') } : { fill }
  },
  head: {
    ...male.head,
    bill: { ...male.head.bill, upper: '#8a6a32', lower: '#b08a45', tipColour: '#6e5426' },
    eye: { ...male.head.eye, ring: '#7a6238', ringSize: 0.24 },
    plumage: (x, y) => {
      const fill = mix(
        colour('#453c33'),
        colour('#8f7b66'),
        smooth(y, 0.35, 0.7) * smooth(0.5 - x, 0, 0.5),
      )
      return y > 0.4 ? { fill, streak: colour('#3c3128') } : { fill }
    },
  },
  wing: { ...maleWing, ...feathers('#463d33', '#63574a') },
  tail: { ...(male.tail as NonNullable<Bird['tail']>), ink: flat('#3d352d', '#5b5044', 0.1) },
}

const young = across(
  [0, '#5c4a3a'],
  [0.36, '#6b563f'],
  [0.5, '#9a7850'],
  [0.7, '#ac8a60'],
  [1, '#b29a7a'],
)
export const juvenile: Bird = {
  ...female,
  plumage: (u, v): Ink => {
    const fill = young(v)
    if (v < 0.4)
      return Math.sin(v * 70 + u * 9) > 0.2 ? { fill, streak: colour('#b08a5c') } : { fill }
    return { fill, fringe: colour('#4a3625'), ...(u > 0.75 ? {} : { bar: colour('#54402c') }) }
  },
  head: {
    ...female.head,
    bill: {
      ...female.head.bill,
      tip: [-1.74, 0.26],
      upper: '#55483a',
      lower: '#8a7350',
      tipColour: '#463b30',
      rim: '#d7aa52',
    },
    plumage: (x, y) => {
      const fill = mix(colour('#6a553f'), colour('#b79365'), smooth(y, 0.15, 0.6))
      return y > 0.2
        ? { fill, fringe: colour('#5b452f') }
        : { fill, ...(Math.sin(y * 30 + x * 4) > 0.3 ? { streak: colour('#a98558') } : {}) }
    },
  },
  wing: {
    ...maleWing,
    tip: [80, 4],
    ...feathers('#54463a', '#8a7050'),
    median: () => ({ fill: '#57473a', edge: '#8a7050', tip: '#b98f5c', tipLength: 0.22 }),
  },
  tail: { ...(female.tail as NonNullable<Bird['tail']>), length: 98 },
}

export const subadult: Bird = {
  ...male,
  plumage: (_, v) => ({ fill: mix(dark(v), colour('#453c36'), 0.35) }),
  head: {
    ...male.head,
    bill: { ...male.head.bill, upper: '#6b5228', lower: '#a8802f', tipColour: '#4a3a24' },
    eye: { ...male.head.eye, ring: '#96762f', ringSize: 0.24 },
    plumage: () => plainInk('#35302d'),
  },
  wing: {
    ...maleWing,
    ...feathers('#43392f', '#5f5345'),
    lesser: () => plainInk('#2f2c2c', { fringe: '#454044' }),
    median: flat('#2f2d2e', '#464248'),
  },
}
