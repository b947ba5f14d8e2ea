/** 牡丹, spring: an opening bud over wine-red leaves. */
import { mix } from '../../kit/colour.ts'
import { greens, type LeafColours } from '../../kit/leaf-greens.ts'
import { clamp, ink, scene } from '../../kit/relief.ts'
import { blade } from '../../kit/relief-blade.ts'
import { petiole } from '../../kit/relief-leaf.ts'
import { petalSpine } from '../../kit/relief-spine.ts'
import { fanVeins } from '../../kit/relief-veins.ts'
import { garden, soft } from '../../kit/wash.ts'
import { flower } from './flower.ts'
import { leaf } from './leaf.ts'

const wine: LeafColours = { ...greens.copper, base: '#6c3a3c', pale: '#9c6a56', under: '#a88478' }

export function opening(): string {
  return [
    garden(
      'peony 2',
      ['#c7c9a8', '#e2cfc0', '#b4c09c', '#e6c9cd'],
      13,
      { x: 0, y: 60, width: 1200, height: 800 },
      0.45,
    ),
    soft(
      scene((far) => {
        leaf(far, [260, 860, -600], -1.9, 430, greens.mist, 6)
        leaf(far, [1000, 880, -600], -1.2, 380, greens.mist, 2)
      }),
      5,
      0.7,
    ),
    scene((near) => {
      leaf(near, [612, 700, -200], -0.35, 410, wine, 2, 30)
      leaf(near, [618, 740, -220], -2.8, 420, wine, 4.4, -20)
      petiole(
        near,
        [
          [640, 930, -100],
          [612, 700, -80],
          [598, 520, -40],
          [585, 400, -20],
        ],
        9,
        7,
        '#93715a',
      )
      flower(
        near,
        { at: [582, 395, 0], face: [-0.18, -0.95, 0.22], size: 215, spin: 0.9 },
        'bud',
        0.34,
      )
      // Sepals and the leafy bracts beneath them.
      for (const [a, len, tone] of [
        [0.3, 0.62, '#7f8a50'],
        [1.5, 0.5, '#9a7a58'],
        [2.9, 0.6, '#7f8a50'],
        [4.1, 0.52, '#8e8452'],
        [5.3, 0.75, '#73874c'],
      ] as const) {
        blade(
          near,
          petalSpine(
            { at: [585, 402, 0], face: [-0.18, -0.95, 0.22], size: 210 },
            { angle: a, length: len, radius: 0.03, lean: (u) => 1.5 - 0.75 * u },
          ),
          {
            half: (u) => 210 * 0.17 * Math.sin(Math.PI * clamp(0.12 + 0.87 * u)) ** 0.8,
            cup: 0.8,
            skin: {
              upper: () => ink(tone),
              under: (u) => mix(ink(tone), ink('#b9b07c'), 0.4 * u),
              contrast: 1.2,
            },
            veins: fanVeins(5, { ink: ink('#4f5a30'), width: 0.8, opacity: 0.5 }),
            edge: { ink: ink('#39401f'), width: 1, opacity: 0.6 },
          },
        )
      }
    }),
  ].join('')
}
