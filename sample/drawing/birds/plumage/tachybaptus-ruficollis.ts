/** Little Grebe: a fluffy ball with a short pointed bill. It floats, so its legs are never seen. */
import type { Bird } from '../anatomy/bird.ts'
import { smooth } from '../anatomy/geometry.ts'
import { across, colour, type Ink, layered, mix, patch } from '../anatomy/ink.ts'
import { grebeSkull } from '../anatomy/skulls.ts'

const body = (back: string, flank: string, neck: string, throat: string) => {
  const tone = across([0, back], [0.2, back], [0.68, flank], [1, flank])
  return (u: number, v: number): Ink => {
    let fill = tone(v)
    fill = mix(fill, colour(neck), smooth(0.26 - u, 0, 0.14) * smooth(v, 0.2, 0.45))
    fill = mix(fill, colour(throat), smooth(0.2 - u, 0, 0.12) * smooth(v, 0.5, 0.75))
    // The powder-puff at the stern.
    fill = mix(fill, colour('#d5c6aa'), 0.85 * smooth(u, 0.8, 0.96) * smooth(v, 0.12, 0.5))
    return Math.sin(u * 70 + v * 41) > 0.55
      ? { fill: mix(fill, colour('#201a15'), 0.22) }
      : { fill }
  }
}
const cap = (top: string) =>
  patch(
    [
      [-1.1, -0.06],
      [-0.6, -0.02],
      [-0.1, 0.04],
      [0.4, 0.04],
      [0.8, 0.3],
      [1.05, 0.9],
      [1.5, 0.6],
      [1.3, -0.5],
      [0.5, -1],
      [-0.3, -0.95],
      [-1.1, -0.4],
    ],
    top,
    0.07,
  )

export const male: Bird = {
  back: [
    [-31, -46],
    [-15, -38],
    [8, -41],
    [32, -42],
    [53, -34],
    [67, -16],
  ],
  belly: [
    [-57, -32],
    [-63, -10],
    [-48, 12],
    [-8, 22],
    [38, 16],
    [65, -8],
  ],
  plumage: body('#3f342a', '#80684c', '#5c3426', '#6b3524'),
  feather: 4.6,
  headAt: [-50, -62],
  nape: [0.85, 0.1],
  throat: [-0.5, 0.66],
  stand: [0, 14],
  head: {
    radius: 22.5,
    skull: grebeSkull,
    bill: {
      culmen: [-0.82, -0.02],
      chin: [-0.78, 0.3],
      tip: [-1.72, 0.2],
      gape: [-0.6, 0.2],
      arch: 0.05,
      sag: 0.04,
      upper: '#221f1d',
      lower: '#2b2725',
      tipColour: '#d8d2bf',
      nostril: [-1.04, 0.08],
    },
    eye: { at: [-0.3, -0.06], size: 0.15, iris: '#d8bf5a', ring: '#241c16', ringSize: 0.16 },
    plumage: layered(
      () => plainInk('#7e3a22'),
      [
        cap('#241f1c'),
        patch(
          [
            [-1.1, 0.2],
            [-0.78, 0.1],
            [-0.7, 0.36],
            [-1.1, 0.5],
          ],
          '#2a201b',
          0.05,
        ),
        patch(
          [
            [-0.84, 0.14],
            [-0.62, 0.06],
            [-0.48, 0.2],
            [-0.54, 0.36],
            [-0.74, 0.36],
          ],
          '#efe39c',
          0.03,
        ),
      ],
    ),
  },
}

export const female: Bird = {
  ...male,
  plumage: body('#463a2f', '#8a7152', '#67402e', '#7a432f'),
  head: { ...male.head, bill: { ...male.head.bill, tip: [-1.62, 0.2] } },
}
const winterHead = layered(
  () => plainInk('#b99a70'),
  [
    cap('#5a4a3a'),
    patch(
      [
        [-1.1, 0.3],
        [-0.5, 0.34],
        [0, 0.7],
        [0.2, 1.2],
        [-0.6, 1.2],
        [-1.1, 0.7],
      ],
      '#e5dac2',
      0.14,
    ),
  ],
)
const winterBill = { ...male.head.bill, upper: '#5b4a3a', lower: '#c3a56c', tipColour: '#cdbb94' }
export const winterMale: Bird = {
  ...male,
  plumage: body('#5b4b3b', '#a88d69', '#b3946b', '#d9c9a9'),
  head: { ...male.head, plumage: winterHead, bill: winterBill },
}
export const subadult: Bird = {
  ...winterMale,
  head: {
    ...winterMale.head,
    plumage: layered(winterHead, [
      patch(
        [
          [0.04, 0.12],
          [0.4, 0.08],
          [0.86, 0.26],
          [0.8, 0.4],
          [0.36, 0.24],
          [0.06, 0.24],
        ],
        '#6d5138',
        0.05,
      ),
    ]),
    eye: { ...male.head.eye, iris: '#8a6a3c' },
  },
}
export const juvenile: Bird = {
  ...male,
  plumage: body('#4a3d32', '#a58d6c', '#b59167', '#dfd0b2'),
  head: {
    ...male.head,
    plumage: (x, y): Ink => {
      // Zebra stripes radiate from the bill across the cheek and down the neck.
      const angle = Math.atan2(y - 0.05, x + 1.4)
      const pale = angle > -0.02 && Math.sin(angle * 21) > -0.1
      const fill = angle > 0.56 ? colour('#e8dec9') : pale ? colour('#eadfc8') : colour('#2c241f')
      return { fill }
    },
    bill: {
      ...male.head.bill,
      tip: [-1.5, 0.2],
      upper: '#c98d78',
      lower: '#d9a48c',
      tipColour: '#e8d3bd',
    },
    eye: { ...male.head.eye, iris: '#4a3828' },
    nap: () => 1.2,
  },
}
function plainInk(fill: string): Ink {
  return { fill: colour(fill) }
}
