/** 白车轴草, spring: white heads over the leaves. */
import { scene } from '../../kit/relief.ts'
import { garden, soft } from '../../kit/wash.ts'
import { carpet } from './carpet.ts'
import { head } from './head.ts'
import { leaf, stalk, tones } from './leaf.ts'

export function inFlower(): string {
  return [
    garden(
      'clover 1',
      ['#a3bd8c', '#bfd0a0', '#8fae80', '#d9dfb8'],
      16,
      { x: 0, y: 0, width: 1200, height: 880 },
      0.5,
    ),
    soft(
      scene((far) => {
        carpet(
          far,
          'f1',
          34,
          { x: -40, y: 520, width: 1280, height: 340 },
          [60, 110],
          [tones.mist],
          -1400,
        )
        head(far, [1030, 330, -900], 62, 0.1, 'far')
        stalk(
          far,
          [
            [1040, 900, -960],
            [1030, 350, -930],
          ],
          4,
        )
      }),
      5,
      0.75,
    ),
    scene((near) => {
      stalk(
        near,
        [
          [560, 940, -160],
          [540, 680, -120],
          [560, 430, -60],
        ],
        7,
      )
      stalk(
        near,
        [
          [790, 940, -240],
          [820, 780, -220],
          [806, 640, -190],
        ],
        6,
      )
      head(near, [806, 590, -160], 92, 0, 'young', [0.15, -1, 0.2])
      head(near, [562, 340, 0], 190, 0.12, 'one', [0.05, -1, 0.3])
      stalk(
        near,
        [
          [420, 940, -100],
          [360, 760, -80],
          [330, 640, -40],
        ],
        5,
      )
      leaf(
        near,
        { at: [330, 636, -30], face: [-0.2, -0.5, 0.84], size: 150, spin: 0.5 },
        tones.leaf,
        'l1',
      )
      stalk(
        near,
        [
          [640, 960, 60],
          [690, 860, 70],
          [700, 780, 90],
        ],
        5,
      )
      leaf(
        near,
        { at: [702, 776, 100], face: [0.15, -0.55, 0.8], size: 135, spin: 1.4 },
        tones.fresh,
        'l2',
      )
      leaf(
        near,
        { at: [1010, 780, -40], face: [0.3, -0.7, 0.6], size: 130, spin: 2.4 },
        tones.leaf,
        'l3',
      )
      stalk(
        near,
        [
          [980, 940, -80],
          [1014, 860, -70],
          [1010, 780, -46],
        ],
        5,
      )
      leaf(
        near,
        { at: [180, 800, -60], face: [-0.3, -0.7, 0.6], size: 120, spin: 0.2 },
        tones.deep,
        'l4',
      )
      stalk(
        near,
        [
          [210, 940, -90],
          [176, 870, -80],
          [180, 800, -66],
        ],
        5,
      )
    }),
  ].join('')
}
