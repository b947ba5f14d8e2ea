/** 菊花, winter: dead heads, and this year's suckers at the foot. */
import { greens, type LeafColours } from '../../kit/leaf-greens.ts'
import { scene } from '../../kit/relief.ts'
import { garden, soft } from '../../kit/wash.ts'
import { forms, hues } from './forms.ts'
import { head } from './head.ts'
import { leaf, stalk } from './leaf.ts'

const withered: LeafColours = { ...greens.brown, base: '#6a5232', pale: '#9c8050' }

export function witheredHeads(): string {
  return [
    garden(
      'mum 5',
      ['#b5b9b4', '#c7c4b4', '#a9aca8'],
      13,
      { x: 0, y: 60, width: 1200, height: 800 },
      0.4,
    ),
    soft(
      scene((far) => {
        stalk(
          far,
          [
            [990, 940, -700],
            [1000, 560, -700],
            [960, 360, -700],
          ],
          [[0.4, 2.2, 120]],
          withered,
          '#8a7452',
        )
        head(
          far,
          { at: [950, 345, -700], face: [-0.5, 0.3, 0.6], size: 80 },
          forms.incurved,
          hues.dead,
          'far',
          0.5,
        )
      }),
      5,
      0.5,
    ),
    scene((near) => {
      stalk(
        near,
        [
          [560, 950, -60],
          [575, 700, -40],
          [560, 440, -20],
          [520, 350, 0],
        ],
        [
          [0.2, 1.9, 170],
          [0.42, 0.9, 180],
          [0.6, 2.3, 150],
          [0.8, 1.2, 110],
        ],
        withered,
        '#7a6240',
      )
      stalk(
        near,
        [
          [570, 820, -100],
          [680, 600, -80],
          [740, 420, -60],
          [790, 370, -40],
        ],
        [
          [0.4, 1.6, 130],
          [0.7, 0.7, 110],
        ],
        withered,
        '#7a6240',
      )
      head(
        near,
        { at: [495, 345, 20], face: [-0.75, 0.25, 0.6], size: 150 },
        { ...forms.incurved, wild: 0.7 },
        hues.dead,
        'dead',
        0.55,
      )
      head(
        near,
        { at: [812, 372, 0], face: [0.75, 0.35, 0.5], size: 118 },
        { ...forms.incurved, wild: 0.7 },
        hues.dead,
        'dead2',
        0.45,
      )
      // This year's suckers, green at the foot.
      for (const [x, lean] of [
        [440, -0.2],
        [690, 0.16],
      ] as const) {
        for (const [k, turn] of [-1.1, 1.15, -0.6, 0.65, 0.05].entries()) {
          const heading = -Math.PI / 2 + turn + lean
          leaf(
            near,
            [x, 870 - k * 10, 40 + k * 10],
            [x + Math.cos(heading) * 130, 860 + Math.sin(heading) * 120, 60 + k * 14],
            44,
            { ...greens.leaf, base: '#4c7548', pale: '#8dac76' },
            k * 2.1 + x,
          )
        }
      }
    }),
  ].join('')
}
