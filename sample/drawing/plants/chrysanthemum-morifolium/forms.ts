/** 菊花: the forms and the hues of chrysanthemum heads. */
import { ease, type Ink } from '../../kit/relief.ts'

export type Hue = {
  deep: string
  body: string
  pale: string
  back: string
  edge: string
  shadow: Ink
}

export const hues = {
  gold: {
    deep: '#c98a14',
    body: '#edbe30',
    pale: '#fae896',
    back: '#f0d270',
    edge: '#8f6010',
    shadow: [186, 132, 70],
  },
  lilac: {
    deep: '#7f4a86',
    body: '#b284b8',
    pale: '#efdcec',
    back: '#cfaad0',
    edge: '#5f3468',
    shadow: [140, 112, 158],
  },
  wine: {
    deep: '#6a1a34',
    body: '#9c2f52',
    pale: '#cf6f88',
    back: '#d9a9b4',
    edge: '#4c1026',
    shadow: [140, 84, 104],
  },
  tea: {
    deep: '#a8603c',
    body: '#cf9468',
    pale: '#ecc9a4',
    back: '#e3c09a',
    edge: '#744020',
    shadow: [160, 116, 92],
  },
  dead: {
    deep: '#6a4c2c',
    body: '#94714a',
    pale: '#b89a6e',
    back: '#a5865a',
    edge: '#463018',
    shadow: [110, 96, 80],
  },
} as const satisfies Record<string, Hue>

export type Form = {
  count: number
  length(t: number): number
  half(t: number): number
  lean(u: number, t: number): number
  cup: number
  wild?: number
}

export const forms = {
  /** Every ray bowed in over the heart. */
  incurved: {
    count: 150,
    length: (t: number) => 0.3 + 0.7 * t ** 0.8,
    half: (t: number) => 0.05 + 0.035 * t,
    lean: (u: number, t: number) =>
      0.15 + 1.75 * t ** 0.9 - (1.25 - 0.5 * t) * u ** 1.4 * (0.4 + 0.6 * t),
    cup: 1.1,
    wild: 0.16,
  },
  /** Long quills that hang and hook at the tip. */
  spider: {
    count: 190,
    length: (t: number) => 0.34 + 0.8 * t ** 0.9,
    half: (t: number) => 0.03 + 0.016 * t,
    lean: (u: number, t: number) =>
      0.1 + 1.25 * t + 0.55 * t * u - 2.1 * ease(0.72, 1, u) * (0.4 + t),
    cup: 1.9,
    wild: 0.5,
  },
  /** A daisy: two rows of flat rays round a disc. */
  single: {
    count: 44,
    length: () => 1,
    half: () => 0.085,
    lean: (u: number, t: number) => 1.28 + 0.14 * t + 0.22 * u,
    cup: 0.4,
    wild: 0.14,
  },
} as const satisfies Record<string, Form>
