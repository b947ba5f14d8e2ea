/** 白车轴草, winter: rime on the creeping stalk and its leaves. */
import { random } from '../../kit/random.ts'
import { ink, line, plus, scene, type Vec } from '../../kit/relief.ts'
import { petiole } from '../../kit/relief-leaf.ts'
import { garden, soft } from '../../kit/wash.ts'
import { carpet } from './carpet.ts'
import { leaf, stalk, tones } from './leaf.ts'

export function frosted(): string {
  const chance = random('clover frost')
  return [
    garden(
      'clover 4',
      ['#a9b5b0', '#bcc5bc', '#98a69c'],
      15,
      { x: 0, y: 0, width: 1200, height: 880 },
      0.5,
    ),
    soft(
      scene((far) =>
        carpet(
          far,
          'f4',
          34,
          { x: -40, y: 420, width: 1280, height: 400 },
          [50, 90],
          [tones.mist],
          -1400,
        ),
      ),
      6,
      0.6,
    ),
    soft(
      `<rect x="-20" y="775" width="1240" height="130" fill="#8a7a62" fill-opacity="0.75"/>`,
      16,
    ),
    scene((near) => {
      const runner: Vec[] = [
        [-20, 800, -60],
        [240, 740, -40],
        [520, 770, -20],
        [800, 720, -20],
        [1220, 770, -40],
      ]
      petiole(near, runner, 8, 7, '#a07a5c', '#4f3322')
      for (const [i, [x, y, h, s, fx, tight]] of (
        [
          [240, 742, 150, 96, -0.2, 0.1],
          [330, 750, 90, 78, 0.3, 0.6],
          [520, 770, 220, 120, 0.05, 0.1],
          [610, 758, 110, 84, -0.3, 0.7],
          [800, 722, 180, 104, 0.25, 0.1],
          [880, 728, 80, 72, 0.1, 0.6],
          [1040, 744, 140, 88, -0.2, 0.2],
          [130, 766, 70, 66, 0.2, 0.5],
        ] as const
      ).entries()) {
        stalk(
          near,
          [
            [x, y, -30],
            [x + fx * 40 + 8, y - h * 0.5, -10],
            [x + fx * 60, y - h, 0],
          ],
          4,
          '#a08f68',
        )
        leaf(
          near,
          { at: [x + fx * 60, y - h, 4], face: [fx, -0.7, 0.6], size: s, spin: i * 1.3 },
          tones.frost,
          `frost ${i}`,
          { fold: tight, lift: 1.3 - tight * 0.6 },
        )
      }
      for (const [x, y] of [
        [240, 744],
        [520, 774],
        [800, 726],
        [1040, 748],
      ] as const)
        for (let k = 0; k < 6; k += 1)
          line(
            near,
            [
              [x, y, -60],
              [x + chance.around(0, 26), y + 46, -60],
              [x + chance.around(0, 50), y + chance.between(70, 110), -60],
            ],
            { ink: ink('#8a7456'), width: 2, taper: 'out', opacity: 0.8 },
          )
      // Rime needles along everything that faces the sky.
      for (let k = 0; k < 420; k += 1) {
        const t = chance.between(0, 1)
        const x = -20 + t * 1240
        const y = 790 - 50 * Math.sin(t * 3.1) + chance.around(0, 20)
        line(
          near,
          [[x, y, 10], plus([x, y, 10], [chance.around(0, 5), -chance.between(3, 10), 0])],
          { ink: ink('#f6fafb'), width: 1, opacity: 0.8, bias: 6 },
        )
      }
    }),
  ].join('')
}
