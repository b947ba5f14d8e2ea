/** 鸢尾, spring: looking down on the flower. */
import { scene } from '../../kit/relief.ts'
import { blot, garden, soft } from '../../kit/wash.ts'
import { flower } from './flower.ts'
import { fan, green, mist } from './leaves.ts'

export function fromAbove(): string {
  return [
    garden(
      'iris 2',
      ['#8fa98c', '#b4a8cf', '#a9c096', '#7f9a86'],
      15,
      { x: 0, y: 0, width: 1200, height: 880 },
      0.5,
    ),
    soft(
      scene((far) => {
        fan(far, [700, 1100, -600], 900, 'm3', mist, 1)
      }),
      6,
      0.6,
    ),
    soft(
      scene((near) => {
        fan(near, [500, 1120, -600], 900, 'under', green, 0.95)
        fan(near, [980, 1180, -640], 820, 'under 2', green, 0.6)
      }),
      2.2,
      0.85,
    ),
    blot([610, 470], 400, 340, '#2c3a44', 0.34),
    scene((near) =>
      flower(
        near,
        { at: [600, 440, 0], face: [-0.05, -0.22, 0.97], size: 365, spin: 0.2 },
        'above',
        0.85,
      ),
    ),
  ].join('')
}
