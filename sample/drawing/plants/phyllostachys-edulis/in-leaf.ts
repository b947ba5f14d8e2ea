/** 毛竹, autumn: leafy branches. */
import { scene } from '../../kit/relief.ts'
import { garden, soft } from '../../kit/wash.ts'
import { culm, tones } from './culm.ts'
import { branch, leafGreen, leafLight, leafMist } from './leaves.ts'

export function inLeaf(): string {
  return [
    garden(
      'bamboo 3',
      ['#c9bf8c', '#a9b58a', '#d6c898', '#93a880'],
      15,
      { x: 0, y: 0, width: 1200, height: 880 },
      0.45,
    ),
    soft(
      scene((far) => {
        culm(far, [1060, 940, -900], [1010, -40, -900], 22, [120, 300, 500, 720, 940], tones.far)
        branch(far, [1036, 420, -880], 2.9, 380, 'far', leafMist, 120)
      }),
      5,
      0.65,
    ),
    scene((near) => {
      culm(near, [150, 960, -100], [230, -60, -100], 30, [130, 350, 580, 820], tones.old)
      branch(near, [196, 380, -60], -0.42, 520, 'one', leafGreen, 150)
      branch(near, [200, 384, -70], 0.1, 430, 'two', leafLight, 130)
      branch(near, [178, 614, -60], -0.1, 620, 'three', leafGreen, 150)
    }),
  ].join('')
}
