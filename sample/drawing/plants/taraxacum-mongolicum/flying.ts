/** 蒲公英, spring: seeds flying from the clock. */
import { scene, unit } from '../../kit/relief.ts'
import { garden, soft } from '../../kit/wash.ts'
import { clock, seed } from './clock.ts'
import { grass } from './lawn.ts'
import { scape } from './scape.ts'

export function flying(): string {
  return [
    garden(
      'dandelion 2',
      ['#6f8f6c', '#8aa880', '#5f8064', '#7f9f86'],
      18,
      { x: -100, y: -60, width: 1400, height: 1000 },
      0.75,
    ),
    soft(
      scene((far) => grass(far, 'f2', 50, 920, 420, -900, ['#5f8058', '#74946a'])),
      7,
      0.6,
    ),
    scene((near) => {
      scape(
        near,
        [
          [470, 940, -60],
          [480, 720, -60],
          [462, 470, -40],
        ],
        10,
      )
      clock(
        near,
        { at: [460, 370, 0], face: [-0.05, -1, 0.1], size: 330 },
        'clock',
        (d) => d[0] > 0.52 && d[1] < 0.45,
      )
      for (const [i, [x, y, z, dx, dy]] of (
        [
          [820, 330, 40, 0.35, -0.8],
          [930, 200, 0, 0.2, -0.9],
          [1040, 420, -40, 0.55, -0.7],
          [760, 520, 60, 0.6, -0.6],
          [1090, 140, -80, 0.3, -0.85],
        ] as const
      ).entries())
        seed(near, [x, y, z], unit([dx, dy, 0.35 * Math.sin(i * 2)]), 210 - i * 18, `fly ${i}`)
    }),
  ].join('')
}
