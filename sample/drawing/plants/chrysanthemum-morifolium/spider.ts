/** 菊花, autumn: a lilac spider head. */
import { scene } from '../../kit/relief.ts'
import { garden } from '../../kit/wash.ts'
import { forms, hues } from './forms.ts'
import { head } from './head.ts'
import { dull, stalk } from './leaf.ts'

export function spider(): string {
  return [
    garden(
      'mum 2',
      ['#a9a47c', '#c3b68c', '#93997a', '#d3c49c'],
      15,
      { x: 0, y: 0, width: 1200, height: 880 },
      0.5,
    ),
    scene((near) => {
      stalk(
        near,
        [
          [690, 940, -300],
          [660, 760, -260],
          [610, 540, -200],
        ],
        [
          [0.1, -0.1, 250],
          [0.3, 3.1, 260],
          [0.5, 0.05, 230],
        ],
        { ...dull, base: '#34573e' },
      )
      head(
        near,
        { at: [600, 390, 0], face: [-0.1, -0.42, 0.9], size: 290 },
        forms.spider,
        hues.lilac,
        'spider',
      )
    }),
  ].join('')
}
