/** 毛竹, summer: young and old culms in the grove. */
import { scene } from '../../kit/relief.ts'
import { garden, soft } from '../../kit/wash.ts'
import { culm, tones } from './culm.ts'
import { branch, leafMist } from './leaves.ts'

export function grove(): string {
  return [
    garden(
      'bamboo 2',
      ['#8fae88', '#aec79c', '#c9d8b0', '#7d9f80'],
      18,
      { x: 0, y: 0, width: 1200, height: 880 },
      0.5,
    ),
    soft(
      scene((far) => {
        for (const [x, r] of [
          [90, 22],
          [300, 30],
          [430, 16],
          [800, 24],
          [1100, 28],
        ] as const)
          culm(
            far,
            [x, 940, -900],
            [x + 30, -40, -900],
            r,
            [60, 220, 390, 570, 760, 930],
            tones.far,
          )
        branch(far, [800, 300, -880], -0.3, 330, 'far', leafMist, 120)
      }),
      5,
      0.7,
    ),
    scene((near) => {
      culm(near, [640, 960, -100], [610, -60, -100], 66, [150, 400, 690, 970], tones.young, 700)
      culm(near, [900, 960, -260], [960, -60, -260], 40, [60, 250, 460, 690, 930], tones.old)
      culm(near, [240, 960, -300], [190, -60, -300], 34, [120, 310, 520, 750, 980], tones.old)
    }),
  ].join('')
}
