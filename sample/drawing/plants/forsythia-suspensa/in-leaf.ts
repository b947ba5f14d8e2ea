/** 连翘, summer: the arching branches in leaf. */
import { greens } from '../../kit/leaf-greens.ts'
import { scene } from '../../kit/relief.ts'
import { garden, soft } from '../../kit/wash.ts'
import { farArch, middleArch, nearArch, steps } from './branches.ts'
import { leafy } from './leaf.ts'

export function inLeaf(): string {
  return [
    garden(
      'forsythia 3',
      ['#8fae80', '#b3c894', '#cdd9a8', '#84a384'],
      15,
      { x: 0, y: 0, width: 1200, height: 880 },
      0.45,
    ),
    soft(
      farArch.svg +
        scene((far) => leafy(far, farArch, steps(0.1, 0.95, 7), 150, [greens.mist], 'far')),
      5,
      0.7,
    ),
    middleArch.svg,
    scene((m) => leafy(m, middleArch, steps(0.08, 0.98, 9), 160, [greens.leaf, greens.deep], 'b')),
    nearArch.svg,
    scene((m) => leafy(m, nearArch, steps(0.06, 0.99, 11), 190, [greens.leaf, greens.fresh], 'a')),
  ].join('')
}
