/** 毛竹, winter: a branch bent down by snow. */
import { random } from '../../kit/random.ts'
import { scene, type Vec } from '../../kit/relief.ts'
import { petiole } from '../../kit/relief-leaf.ts'
import type { Point } from '../../kit/space.ts'
import { garden, soft } from '../../kit/wash.ts'
import { culm, tones } from './culm.ts'
import { leafGreen, tuft } from './leaves.ts'

/** A pad of snow lying along a curve. */
function snow(points: readonly Point[], width: number): string {
  const top = points.map(([x, y], i) => `${i ? 'L' : 'M'}${x} ${y}`).join('')
  return `<path d="${top}" fill="none" stroke="#b9c6d0" stroke-width="${width * 1.12}" stroke-linecap="round" stroke-linejoin="round" transform="translate(1.5 2.5)"/><path d="${top}" fill="none" stroke="#fbfcfb" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
}

export function inSnow(): string {
  const chance = random('snowfall')
  const flakes = Array.from(
    { length: 130 },
    () =>
      `<circle cx="${chance.whole(20, 1180)}" cy="${chance.whole(20, 850)}" r="${chance.between(1.2, 4).toFixed(1)}" fill="#ffffff" fill-opacity="${chance.between(0.5, 0.95).toFixed(2)}"/>`,
  ).join('')
  const laden = (t: number, lift: number): Point => [
    250 + t * 620,
    330 - Math.sin(t * 2.2) * 130 * (1 - lift) + t * t * 330,
  ]
  return [
    garden(
      'bamboo 4',
      ['#aab8b8', '#bcc8c6', '#98a8a8'],
      15,
      { x: 0, y: 0, width: 1200, height: 880 },
      0.55,
    ),
    soft(
      scene((far) => {
        for (const [x, r] of [
          [420, 18],
          [700, 24],
          [990, 20],
        ] as const)
          culm(far, [x, 940, -900], [x + 24, -40, -900], r, [120, 300, 500, 720, 940], tones.far)
      }),
      5,
      0.6,
    ),
    scene((near) => {
      culm(near, [210, 960, -160], [170, -60, -160], 44, [160, 400, 650, 900], tones.young)
      culm(near, [1050, 960, -200], [1080, -60, -200], 32, [90, 280, 480, 700, 920], tones.old)
      const path: Vec[] = Array.from({ length: 8 }, (_, i) => {
        const [x, y] = laden(i / 7, 0)
        return [x - 58, y - 20, i * 6]
      })
      petiole(near, path, 5, 2, '#8a9a4c', '#46501f')
      for (let i = 1; i < 8; i += 1)
        for (const side of [-1, 1])
          tuft(
            near,
            [(path[i] as Vec)[0], (path[i] as Vec)[1], (path[i] as Vec)[2] + side * 14],
            0.75 + i * 0.09 + side * 0.5,
            150,
            `winter ${i} ${side}`,
            leafGreen,
          )
    }),
    ...Array.from({ length: 8 }, (_, i) => {
      const [x, y] = laden(i / 7, 0)
      const w = 15 + 5 * Math.sin(i * 2.3)
      return i === 0
        ? ''
        : snow(
            [
              [x - 98, y - 26],
              [x - 66, y - 33],
              [x - 30, y - 20],
            ],
            w,
          ) +
            snow(
              [
                [x - 44, y + 4],
                [x - 14, y + 36 + 6 * Math.sin(i)],
                [x - 4, y + 58],
              ],
              w * 0.62,
            )
    }),
    soft(flakes, 0.8),
  ].join('')
}
