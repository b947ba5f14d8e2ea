/** 莲, summer: looking down into the open flower. */
import { scene } from '../../kit/relief.ts'
import { blot, garden, soft } from '../../kit/wash.ts'
import { flower } from './flower.ts'
import { leaf } from './leaf.ts'

export function fromAbove(): string {
  return [
    garden(
      'lotus far 3',
      ['#5f8a62', '#85a87c', '#a9c397'],
      14,
      { x: 0, y: 0, width: 1200, height: 900 },
      0.6,
    ),
    soft(
      scene((far) => {
        leaf(far, { at: [930, 250, -600], face: [-0.1, -0.3, 0.95], size: 360 }, 'd1')
        leaf(far, { at: [150, 720, -600], face: [0.1, -0.35, 0.9], size: 330 }, 'd2')
      }),
      3,
      0.8,
    ),
    blot([640, 500], 470, 380, '#1d3524', 0.5),
    scene((near) =>
      flower(
        near,
        { at: [585, 455, 0], face: [0.14, -0.3, 0.95], size: 415, spin: 0.15 },
        0.98,
        'f3',
      ),
    ),
  ].join('')
}
