/** 连翘, spring: three arching branches in flower. */
import { scene } from '../../kit/relief.ts'
import { garden, soft } from '../../kit/wash.ts'
import { farArch, middleArch, nearArch, steps } from './branches.ts'
import { garland } from './flower.ts'

export function inFlower(): string {
  return [
    garden(
      'forsythia 1',
      ['#d8c98a', '#bcc4b4', '#e2d49a', '#b3bfc0'],
      15,
      { x: 0, y: 60, width: 1200, height: 820 },
      0.45,
    ),
    soft(
      farArch.svg + scene((far) => garland(far, farArch, steps(0.05, 0.98, 18), 46, 'far')),
      5,
      0.6,
    ),
    middleArch.svg,
    scene((m) => garland(m, middleArch, steps(0.1, 0.98, 17), 56, 'b', 0.85)),
    nearArch.svg,
    scene((m) => garland(m, nearArch, steps(0.06, 0.99, 20), 68, 'a', 0.9)),
  ].join('')
}
