/** 白车轴草, summer: heads that have put on their brown skirt. */
import { scene } from '../../kit/relief.ts'
import { garden, soft } from '../../kit/wash.ts'
import { carpet } from './carpet.ts'
import { head } from './head.ts'
import { leaf, stalk, tones } from './leaf.ts'

export function browning(): string {
  return [
    garden(
      'clover 2',
      ['#93b07c', '#b5c894', '#7f9f70', '#cdd6a4'],
      16,
      { x: 0, y: 0, width: 1200, height: 880 },
      0.5,
    ),
    soft(
      scene((far) =>
        carpet(
          far,
          'f2',
          40,
          { x: -40, y: 480, width: 1280, height: 380 },
          [60, 120],
          [tones.mist],
          -1400,
        ),
      ),
      5,
      0.75,
    ),
    scene((near) => {
      stalk(
        near,
        [
          [430, 940, -60],
          [460, 700, -50],
          [440, 440, -30],
        ],
        7,
      )
      head(near, [440, 370, 0], 150, 0.52, 'skirt', [-0.05, -1, 0.25])
      stalk(
        near,
        [
          [760, 940, -120],
          [730, 760, -110],
          [760, 560, -90],
        ],
        6.5,
      )
      head(near, [762, 505, -60], 120, 1.15, 'spent', [0.1, -1, 0.2])
      stalk(
        near,
        [
          [600, 950, 60],
          [620, 860, 70],
          [610, 790, 80],
        ],
        5,
      )
      leaf(
        near,
        { at: [610, 786, 90], face: [0.1, -0.6, 0.78], size: 130, spin: 0.8 },
        tones.leaf,
        's1',
      )
      stalk(
        near,
        [
          [240, 950, -40],
          [220, 860, -40],
          [230, 740, -30],
        ],
        5,
      )
      leaf(
        near,
        { at: [230, 736, -20], face: [-0.3, -0.5, 0.8], size: 140, spin: 1.9 },
        tones.leaf,
        's2',
      )
      stalk(
        near,
        [
          [960, 950, -40],
          [990, 860, -40],
          [980, 770, -30],
        ],
        5,
      )
      leaf(
        near,
        { at: [980, 766, -20], face: [0.3, -0.6, 0.75], size: 125, spin: 0.1 },
        tones.fresh,
        's3',
      )
    }),
  ].join('')
}
