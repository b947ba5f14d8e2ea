/** 蒲公英, autumn: a late head and a clock among ginkgo leaves. */
import { mix } from '../../kit/colour.ts'
import { random } from '../../kit/random.ts'
import { ease, ink, scene } from '../../kit/relief.ts'
import { blade } from '../../kit/relief-blade.ts'
import { petiole } from '../../kit/relief-leaf.ts'
import { leafSpine } from '../../kit/relief-spine.ts'
import { fanVeins } from '../../kit/relief-veins.ts'
import { garden, soft } from '../../kit/wash.ts'
import { clock } from './clock.ts'
import { head } from './head.ts'
import { grass, lawn, turf } from './lawn.ts'
import { rosette } from './leaf.ts'
import { scape } from './scape.ts'

export function late(): string {
  const chance = random('autumn leaves')
  return [
    garden(
      'dandelion 4',
      ['#d3bb82', '#bcae7c', '#a9a878', '#dcc898'],
      14,
      { x: 0, y: 100, width: 1200, height: 780 },
      0.45,
    ),
    soft(
      scene((far) => grass(far, 'f4', 80, 640, 240, -900, ['#b3ad7c', '#c3b98a', '#a8a874'])),
      4,
      0.7,
    ),
    lawn(480, '#b3a868'),
    turf('u', 44, [650, 730, 810], ['#a3a464', '#b8ac6c', '#94985c']),
    scene((near) => {
      rosette(near, [430, 720, 0], 300, 12, 'c', ['#5c7a3c', '#a3ac5c'], 0.36)
      scape(
        near,
        [
          [440, 720, 60],
          [450, 560, 80],
          [430, 400, 90],
        ],
        7,
      )
      clock(
        near,
        { at: [428, 316, 100], face: [-0.05, -1, 0.1], size: 170 },
        'autumn',
        (d) => d[0] + d[2] * 0.4 > 0.1,
      )
      scape(
        near,
        [
          [470, 730, 70],
          [640, 600, 90],
          [700, 520, 100],
        ],
        7,
      )
      head(near, { at: [712, 486, 120], face: [0.3, -0.85, 0.45], size: 115 }, 'autumn', 1)
      // Ginkgo leaves blown over from the gate.
      for (const [x, y, a, s] of [
        [860, 740, 0.5, 92],
        [1000, 690, 2.4, 74],
        [760, 800, -1.2, 80],
        [180, 800, 0.9, 84],
      ] as const) {
        blade(
          near,
          leafSpine(
            [
              [x, y, 200],
              [x + Math.cos(a) * s * 0.6, y + Math.sin(a) * s * 0.3, 212],
              [x + Math.cos(a) * s * 1.1, y + Math.sin(a) * s * 0.55, 204],
            ],
            [-0.1, -0.85, 0.5],
          ),
          {
            half: (u) => s * 0.82 * u ** 0.8,
            forward: (u, v) =>
              -s * 0.5 * v * v * u - s * 0.16 * Math.exp(-((v / 0.1) ** 2)) * ease(0.6, 1, u),
            skin: {
              upper: (u) => mix(ink('#d9a92c'), ink('#f0d060'), u),
              under: () => ink('#e8cf84'),
              shadow: [170, 130, 70],
              contrast: 1.2,
            },
            veins: fanVeins(
              13,
              { ink: ink('#b3841c'), width: 0.8, opacity: 0.5, bias: 4 },
              0.02,
              0.96,
            ),
            edge: { ink: ink('#8f6412'), width: 0.9, opacity: 0.6 },
            ruffle: { height: 8, waves: 1, phase: a },
          },
        )
        petiole(
          near,
          [
            [x - Math.cos(a) * s * 0.7, y - Math.sin(a) * s * 0.25 + chance.around(0, 8), 200],
            [x, y, 202],
          ],
          2,
          2.4,
          '#d3b04c',
          '#8f6412',
        )
      }
      grass(near, 'n4', 30, 880, 130, 260, ['#8a9a54', '#a3a860', '#75884a'])
    }),
  ].join('')
}
