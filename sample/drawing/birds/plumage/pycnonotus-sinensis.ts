/** Light-vented Bulbul: slim, peaked crown, olive wings edged with yellow-green. */
import type { Bird } from '../anatomy/bird.ts'
import { smooth } from '../anatomy/geometry.ts'
import { across, colour, type Ink, layered, mix, patch } from '../anatomy/ink.ts'
import { peakedSkull } from '../anatomy/skulls.ts'
import { flat, plainInk } from '../anatomy/wing-ink.ts'

const body = (back: string, breast: string) => {
  const tone = across([0, back], [0.3, back], [0.46, '#b8b4a2'], [0.62, '#e6e2d4'], [1, '#f0ede0'])
  return (u: number, v: number): Ink => {
    let fill = tone(v)
    // A smoky band crosses the breast; below it the belly is white with faint yellow streaks.
    fill = mix(
      fill,
      colour(breast),
      0.8 * smooth(u, 0.14, 0.24) * smooth(0.52 - u, 0, 0.16) * smooth(v, 0.35, 0.6),
    )
    fill = mix(fill, colour('#f5f2e8'), smooth(0.14 - u, 0, 0.08) * smooth(v, 0.55, 0.75))
    fill = mix(
      fill,
      colour('#e6dfa8'),
      0.5 * smooth(u, 0.55, 0.7) * smooth(v, 0.5, 0.6) * smooth(0.85 - v, 0, 0.1),
    )
    return { fill }
  }
}

const throat = patch(
  [
    [-1, 0.24],
    [-0.45, 0.26],
    [-0.12, 0.5],
    [0.3, 0.72],
    [0.7, 1.3],
    [-0.4, 1.4],
    [-1, 0.8],
  ],
  '#f6f3ea',
  0.06,
)
const side = patch(
  [
    [0.3, 0.18],
    [0.7, 0.02],
    [1.4, 0],
    [1.4, 1.2],
    [0.7, 1.2],
    [0.35, 0.7],
  ],
  '#a8a594',
  0.14,
)
const black = layered(
  () => plainInk('#201e1b'),
  [
    side,
    patch(
      [
        [-0.05, -0.24],
        [0.14, -0.5],
        [0.46, -0.76],
        [0.95, -0.84],
        [1.35, -0.5],
        [1.3, 0.02],
        [0.9, 0.08],
        [0.45, -0.06],
        [0.12, -0.12],
      ],
      '#f8f6ee',
      0.06,
    ),
    patch(
      [
        [0.24, 0.2],
        [0.44, 0.12],
        [0.58, 0.26],
        [0.46, 0.4],
        [0.28, 0.36],
      ],
      '#e4dfd0',
      0.08,
    ),
    throat,
  ],
)

export const adult: Bird = {
  back: [
    [-17, -33],
    [-2, -30.5],
    [15, -27],
    [30, -21.5],
    [42, -13.5],
    [53, -5],
  ],
  belly: [
    [-44, -3],
    [-41.5, 11],
    [-27, 22],
    [0, 24],
    [28, 15],
    [53, 4],
  ],
  plumage: body('#86876e', '#c3bda9'),
  feather: 3.7,
  headAt: [-37, -29],
  nape: [0.8, -0.5],
  throat: [-0.6, 0.5],
  stand: [4, 39],
  head: {
    radius: 15,
    skull: peakedSkull,
    bill: {
      culmen: [-0.78, -0.12],
      chin: [-0.74, 0.26],
      tip: [-1.56, 0.2],
      gape: [-0.56, 0.14],
      arch: 0.13,
      sag: 0.04,
      hook: 0.04,
      upper: '#24211e',
      lower: '#2e2a26',
      nostril: [-0.92, 0],
    },
    eye: { at: [-0.3, -0.1], size: 0.165, iris: '#3d2214' },
    plumage: black,
    nap: (x, y) => 1 + 0.7 * smooth(x, 0.2, 0.8) * smooth(-y, 0.1, 0.6),
  },
  wing: {
    bend: [-29, -6],
    tip: [55, 2],
    primaries: flat('#56563f', '#98a150', 0.12),
    secondaries: flat('#575a3c', '#a3ad4e', 0.22),
    tertials: flat('#66674d', '#a3ad58', 0.2),
    greater: flat('#6a6b53', '#9aa35c', 0.2),
    median: flat('#75765f', '#8f936a', 0.2),
    lesser: () => plainInk('#828169'),
    primaryCoverts: { fill: '#5a5a44', edge: '#98a052' },
    projection: 0.8,
  },
  tail: {
    root: [36, -3],
    droop: 3,
    length: 88,
    feather: 9,
    pairs: 5,
    steps: -0.02,
    fan: 2,
    ink: flat('#5c5c45', '#8b9450', 0.1),
  },
  leg: {
    hip: [6, 14],
    shin: 22,
    tarsus: 19,
    toe: 13,
    thickness: 2,
    fill: '#3c3733',
    claw: '#1d1a17',
  },
}

const youngHead = layered(
  () => plainInk('#8c8574'),
  [
    patch(
      [
        [0.1, -0.1],
        [0.6, -0.2],
        [1.2, 0],
        [1, 0.6],
        [0.4, 0.5],
      ],
      '#a39c8b',
      0.2,
    ),
    throat,
  ],
)
export const juvenile: Bird = {
  ...adult,
  plumage: body('#97927c', '#d2cbbb'),
  head: {
    ...adult.head,
    skull: adult.head.skull.map(([x, y]) => [x, y * 0.95]),
    plumage: youngHead,
    bill: {
      ...adult.head.bill,
      tip: [-1.42, 0.2],
      upper: '#6d6152',
      lower: '#a58d68',
      rim: '#e0b24e',
    },
    nap: () => 1.2,
  },
  wing: {
    ...(adult.wing as NonNullable<Bird['wing']>),
    tip: [48, 2],
    secondaries: flat('#6d6b52', '#a6a864', 0.22),
    primaries: flat('#69664f', '#9da066', 0.14),
    lesser: () => plainInk('#918b75', { fringe: '#a9a28b' }),
  },
  tail: { ...(adult.tail as NonNullable<Bird['tail']>), length: 66 },
}

export const subadult: Bird = {
  ...adult,
  head: {
    ...adult.head,
    plumage: layered(
      () => plainInk('#39342d'),
      [
        side,
        patch(
          [
            [0.1, -0.3],
            [0.4, -0.56],
            [0.85, -0.66],
            [1.2, -0.4],
            [1.1, -0.06],
            [0.6, -0.06],
          ],
          '#cfc9bb',
          0.2,
        ),
        patch(
          [
            [0.1, 0.1],
            [0.6, 0.1],
            [0.6, 0.5],
            [0.1, 0.5],
          ],
          '#6b6355',
          0.16,
        ),
        throat,
      ],
    ),
  },
}
