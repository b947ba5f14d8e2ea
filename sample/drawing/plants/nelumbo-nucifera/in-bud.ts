/** 莲, summer: a bud beside a young leaf, still rolled in. */
import { mix } from '../../kit/colour.ts'
import { clamp, ink, scene } from '../../kit/relief.ts'
import { blade } from '../../kit/relief-blade.ts'
import { leafSpine } from '../../kit/relief-spine.ts'
import { fanVeins } from '../../kit/relief-veins.ts'
import { garden, soft } from '../../kit/wash.ts'
import { flower } from './flower.ts'
import { leaf } from './leaf.ts'
import { stalk } from './stalk.ts'

export function inBud(): string {
  return [
    garden(
      'lotus far 2',
      ['#8fae86', '#b6cba2', '#d5deb9', '#9cbcae'],
      16,
      { x: 0, y: 60, width: 1200, height: 780 },
      0.45,
    ),
    soft(
      scene((far) => {
        leaf(far, { at: [860, 560, -500], face: [-0.2, -0.8, 0.45], size: 330 }, 'c1')
        leaf(far, { at: [180, 760, -500], face: [0.2, -0.85, 0.4], size: 260 }, 'c2')
      }),
      7,
      0.7,
    ),
    scene((near) => {
      stalk(
        near,
        [
          [500, 900, 0],
          [520, 640, 0],
          [478, 372, 0],
        ],
        9,
        'bud',
      )
      flower(
        near,
        { at: [478, 378, 0], face: [-0.16, -0.97, 0.12], size: 235, spin: 0.3 },
        0.12,
        'bud',
      )
      // A young leaf, still rolled in from both sides.
      stalk(
        near,
        [
          [790, 900, -40],
          [760, 700, -40],
          [742, 520, -30],
        ],
        8,
        'roll',
      )
      for (const side of [-1, 1]) {
        const spine = leafSpine(
          [
            [742 - side * 4, 668, -20],
            [744, 560, 0],
            [728, 430, 10],
            [690, 330, 0],
          ],
          [side * 0.55, -0.1, 0.8],
        )
        blade(near, spine, {
          half: (u, s) =>
            (s === side ? 46 : 34) * Math.sin(Math.PI * clamp(0.06 + 0.92 * u)) ** 0.8,
          cup: 2.3,
          skin: {
            upper: (u) => mix(ink('#4c7d4d'), ink('#7ea267'), u),
            under: (u, v) =>
              mix(ink('#9db886'), ink('#7d9c64'), Math.abs(v) * 0.6 + 0.2 * Math.sin(u * 20) ** 8),
            shadow: [96, 112, 92],
            contrast: 1.2,
          },
          veins: fanVeins(6, { ink: ink('#55743f'), width: 1, opacity: 0.45, bias: 4 }),
          edge: { ink: ink('#32492a'), width: 1.1, opacity: 0.7 },
        })
      }
    }),
  ].join('')
}
