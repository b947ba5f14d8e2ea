/** 菊花, autumn: single heads, wine red. */
import { greens } from '../../kit/leaf-greens.ts'
import { scene } from '../../kit/relief.ts'
import { garden, soft } from '../../kit/wash.ts'
import { forms, hues } from './forms.ts'
import { head } from './head.ts'
import { dull, stalk } from './leaf.ts'

export function single(): string {
  return [
    garden(
      'mum 3',
      ['#c9b48c', '#b3a078', '#a3a880', '#d6bfa0'],
      15,
      { x: 0, y: 0, width: 1200, height: 880 },
      0.45,
    ),
    soft(
      scene((far) => {
        for (const [x, y, s] of [
          [1020, 250, 90],
          [220, 640, 100],
          [940, 700, 80],
        ] as const) {
          stalk(
            far,
            [
              [x + 20, 940, -700],
              [x, y + 30, -650],
            ],
            [[0.5, -0.2, 120]],
            greens.mist,
          )
          head(
            far,
            { at: [x, y, -600], face: [0.1, -0.5, 0.85], size: s },
            forms.single,
            hues.wine,
            `f${x}`,
          )
        }
      }),
      5,
      0.6,
    ),
    scene((near) => {
      stalk(
        near,
        [
          [520, 940, -200],
          [500, 700, -180],
          [440, 460, -120],
        ],
        [
          [0.16, 2.9, 230],
          [0.34, 0.1, 220],
          [0.6, 3.2, 180],
        ],
        dull,
      )
      stalk(
        near,
        [
          [540, 940, -260],
          [640, 760, -240],
          [760, 600, -200],
        ],
        [
          [0.25, 0.35, 220],
          [0.55, -0.3, 190],
        ],
        dull,
      )
      stalk(
        near,
        [
          [520, 800, -260],
          [600, 560, -240],
          [690, 330, -200],
        ],
        [
          [0.4, 3.4, 150],
          [0.66, 0.1, 150],
        ],
        dull,
      )
      head(
        near,
        { at: [430, 410, 0], face: [-0.25, -0.4, 0.88], size: 205 },
        forms.single,
        hues.wine,
        'a',
      )
      head(
        near,
        { at: [780, 570, -60], face: [0.4, -0.3, 0.86], size: 185 },
        forms.single,
        hues.wine,
        'b',
      )
      head(
        near,
        { at: [700, 290, -100], face: [0.3, -0.88, 0.35], size: 160 },
        forms.single,
        hues.wine,
        'c',
        0.85,
      )
    }),
  ].join('')
}
