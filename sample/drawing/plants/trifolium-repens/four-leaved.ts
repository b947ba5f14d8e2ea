/** 白车轴草, autumn: the lucky four in a carpet of threes. */
import { scene } from '../../kit/relief.ts'
import { soft } from '../../kit/wash.ts'
import { carpet } from './carpet.ts'
import { leaf, tones } from './leaf.ts'

export function fourLeaved(): string {
  return [
    `<rect width="1200" height="900" fill="#3f6440" fill-opacity="0.85"/>`,
    soft(
      scene((far) =>
        carpet(
          far,
          'under',
          60,
          { x: -60, y: -60, width: 1320, height: 980 },
          [100, 110],
          [tones.deep],
          -1200,
          true,
        ),
      ),
      3,
      0.55,
    ),
    scene((near) => {
      carpet(
        near,
        'a',
        62,
        { x: -60, y: -40, width: 1320, height: 960 },
        [104, 116],
        [tones.leaf, tones.deep, tones.leaf, tones.fresh],
        -500,
        true,
      )
      leaf(
        near,
        { at: [600, 430, 420], face: [0.04, -0.25, 0.97], size: 170, spin: 0.35 },
        tones.fresh,
        'lucky',
        { count: 4 },
      )
    }),
  ].join('')
}
