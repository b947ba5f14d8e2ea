/** 牡丹, summer: the furry star of pods. */
import { greens } from '../../kit/leaf-greens.ts'
import { scene } from '../../kit/relief.ts'
import { petiole } from '../../kit/relief-leaf.ts'
import type { Pose } from '../../kit/relief-spine.ts'
import { garden, soft } from '../../kit/wash.ts'
import { follicle } from './follicle.ts'
import { leaf, sage } from './leaf.ts'

export function inFruit(): string {
  return [
    garden(
      'peony 3',
      ['#9fb58c', '#c2cda4', '#b7bf90', '#dcd6b0'],
      14,
      { x: 0, y: 60, width: 1200, height: 800 },
      0.45,
    ),
    soft(
      scene((far) => {
        leaf(far, [980, 760, -600], -0.9, 430, greens.mist, 3)
        leaf(far, [240, 640, -600], 2.6, 420, greens.mist, 1)
      }),
      5,
      0.75,
    ),
    scene((near) => {
      leaf(near, [626, 690, -320], 0.2, 470, greens.leaf, 0.6, 30)
      leaf(near, [632, 720, -320], 2.75, 480, sage, 2.5, 20)
      leaf(near, [600, 540, -380], -2.7, 330, sage, 4)
      petiole(
        near,
        [
          [660, 940, -200],
          [630, 740, -150],
          [590, 460, -60],
        ],
        9,
        7,
        '#8d8a56',
      )
      const pose: Pose = {
        at: [585, 420, 0],
        face: [-0.05, -0.5, 0.86],
        size: 230,
        spin: 0.4,
      }
      for (let i = 0; i < 5; i += 1) follicle(near, pose, (i / 5) * 6.283 + 0.1, i === 1 || i === 3)
    }),
  ].join('')
}
