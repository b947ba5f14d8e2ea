/** Twigs to sit on, clothed as the season clothes them. */

import { farLeaves } from '../../kit/backdrop.ts'
import { bough, type Shoot } from '../../kit/bough.ts'
import { random } from '../../kit/random.ts'
import type { Point } from '../../kit/space.ts'
import type { DrawnTwig } from '../../kit/twig.ts'
import { garden, soft } from '../../kit/wash.ts'
import { type Clothing, dresses } from './clothing.ts'

type Perch = {
  wood: DrawnTwig
  /** Everything of the tree; the bird comes over it. */
  svg: string
  /** Leaves close to the lens, quite out of focus, in one corner. */
  before: string
}

/** Shoots leave the middle free, where the bird sits. */
const usual: Shoot[][] = [
  [
    [0.1, -62, 210, 18],
    [0.2, 58, 190, -24],
    [0.3, -100, 170, 24],
    [0.78, 62, 200, -20],
    [0.86, -52, 230, 14],
    [0.95, 28, 190, 20],
  ],
  [
    [0.06, -48, 260, 24],
    [0.16, 70, 160, -30],
    [0.27, 48, 200, -20],
    [0.74, -66, 260, 26],
    [0.84, 58, 210, -26],
    [0.93, -80, 180, -20],
  ],
  [
    [0.08, 52, 230, -22],
    [0.14, -84, 240, 20],
    [0.26, -50, 200, -30],
    [0.72, 64, 180, -18],
    [0.82, -40, 240, -22],
    [0.9, -96, 210, 20],
  ],
]

export type PerchPlan = {
  clothing: Clothing
  seed: string
  points?: Point[]
  from?: number
  to?: number
  shoots?: readonly Shoot[]
  region?: Point[]
  far?: boolean
}

export function perch({
  clothing,
  seed,
  points = [
    [-30, 640],
    [260, 600],
    [600, 622],
    [920, 575],
    [1230, 590],
  ],
  from = 34,
  to = 22,
  shoots = random(seed).pick(usual),
  far = true,
}: PerchPlan): Perch {
  const { bark, hues, dress } = dresses[clothing]
  const wood = bough({ points, from, to, bark, rough: 0.8, seed, shoots, shootFrom: 9, shootTo: 3 })
  const { behind, before } = dress(wood, seed)
  const haze = garden(seed, hues, 12, { x: 40, y: 30, width: 1120, height: 800 }, 0.4)
  const leafy = ['camphor', 'fresh', 'willow', 'berries', 'autumn', 'ginkgo'].includes(clothing)
  const away =
    far && leafy
      ? farLeaves({
          seed,
          colours: hues.map(deeper),
          count: 24,
          size: clothing === 'willow' ? 110 : 130,
          ...(clothing === 'willow' ? { outline: 'lanceolate', breadth: 0.14 } : {}),
          along: [
            [60, 120],
            [1140, 300],
            [1100, 760],
          ],
          spread: 240,
          opacity: 0.4,
          blur: 11,
        })
      : ''
  const ghost =
    far && !leafy
      ? soft(
          bough({
            points: [
              [1230, 260],
              [960, 330],
              [700, 280],
              [420, 340],
            ],
            from: 20,
            to: 5,
            bark,
            seed: `${seed} far`,
            shoots: [
              [0.3, 120, 200, 10],
              [0.6, -150, 180, 20],
            ],
          }).svg,
          9,
          0.26,
        )
      : ''
  return {
    wood: wood.main,
    svg: haze + away + ghost + behind + wood.svg + before,
    before: leafy && far ? close() : '',
  }

  function close(): string {
    const right = random(`close ${seed}`).chance(0.5)
    const corner: Point[] = right
      ? [
          [1040, 850],
          [1200, 660],
        ]
      : [
          [10, 680],
          [170, 850],
        ]
    return farLeaves({
      seed: `close ${seed}`,
      colours: hues.map((hue) => deeper(deeper(hue))),
      count: 9,
      size: clothing === 'willow' ? 220 : 250,
      ...(clothing === 'willow' ? { outline: 'lanceolate', breadth: 0.16 } : {}),
      along: corner,
      spread: 60,
      blur: 15,
      opacity: 0.62,
    })
  }
}

function deeper(hex: string): string {
  const value = Number.parseInt(hex.slice(1), 16)
  const part = (shift: number): string =>
    Math.round(((value >> shift) & 255) * 0.86)
      .toString(16)
      .padStart(2, '0')
  return `#${part(16)}${part(8)}${part(0)}`
}
