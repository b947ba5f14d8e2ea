/** 月季花, winter: pruned canes with red shoots. */
import { mix } from '../../kit/colour.ts'
import { ink, scene, type Vec } from '../../kit/relief.ts'
import { lathe } from '../../kit/relief-form.ts'
import { leafBlade } from '../../kit/relief-leaf.ts'
import { garden, soft } from '../../kit/wash.ts'
import { cane } from './cane.ts'
import { wine } from './leaf.ts'

export function pruned(): string {
  return [
    garden(
      'rose 4',
      ['#b3babb', '#c9cbc2', '#b6b0a4'],
      12,
      { x: 0, y: 60, width: 1200, height: 800 },
      0.4,
    ),
    soft(
      scene((far) =>
        cane(
          far,
          [
            [960, 920, 0],
            [940, 600, 0],
            [1000, 260, 0],
          ],
          11,
          8,
          'f0',
          ['#6d6a48', '#7a4a3a'],
        ),
      ),
      5,
      0.5,
    ),
    scene((near) => {
      cane(
        near,
        [
          [560, 930, 0],
          [590, 700, 0],
          [550, 460, 0],
          [580, 250, 0],
        ],
        17,
        13,
        'f1',
        ['#68743f', '#7d3f34'],
      )
      cane(
        near,
        [
          [582, 640, -30],
          [700, 500, -30],
          [790, 340, -30],
        ],
        11,
        8,
        'f2',
        ['#68743f', '#7d3f34'],
      )
      // The flat cut of the winter pruning.
      lathe(
        near,
        { at: [580, 246, 2], face: [0.3, -0.85, 0.45], size: 13 },
        (u) => [0, 1 - u],
        { upper: (u) => mix(ink('#c9c9a0'), ink('#8a9a5a'), 1 - u), contrast: 0.4 },
        { rings: 5, around: 20, bias: 20 },
      )
      for (const [x, y, a] of [
        [562, 430, -2.4],
        [592, 690, -0.5],
        [704, 494, -2.6],
        [570, 310, -0.7],
        [786, 348, -1],
      ] as const) {
        for (const k of [-0.5, 0.45, 0]) {
          const tip: Vec = [x + Math.cos(a + k) * 74, y + Math.sin(a + k) * 74, 24 + k * 20]
          leafBlade(near, [x, y, 14], tip, {
            half: 13,
            colours: { ...wine, base: '#a03a3a', pale: '#cf6a54', under: '#b8605a' },
            teeth: [9, 0.16],
            pairs: 5,
            fold: 0.7,
            phase: k * 3 + x,
            bow: k * 16,
          })
        }
      }
    }),
  ].join('')
}
