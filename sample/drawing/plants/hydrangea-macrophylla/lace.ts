/** 绣球, winter: the dead head as lace, next year's buds beside it. */
import { greens } from '../../kit/leaf-greens.ts'
import { scene } from '../../kit/relief.ts'
import { leafBlade, petiole } from '../../kit/relief-leaf.ts'
import { barks, twig } from '../../kit/twig.ts'
import { garden, soft } from '../../kit/wash.ts'
import { moods } from './floret.ts'
import { head } from './head.ts'

export function lace(): string {
  const cane = twig({
    points: [
      [640, 900],
      [610, 740],
      [600, 600],
      [560, 470],
    ],
    from: 17,
    to: 10,
    bark: barks.brown,
    rough: 0.5,
    nodes: [0.4, 0.75],
    seed: 'hydrangea cane',
  })
  const other = twig({
    points: [
      [655, 900],
      [720, 720],
      [820, 560],
      [850, 420],
    ],
    from: 16,
    to: 11,
    bark: barks.brown,
    rough: 0.5,
    nodes: [0.5, 0.8],
    seed: 'hydrangea cane 2',
  })
  return [
    garden(
      'hydrangea 5',
      ['#b3b8b4', '#c6c4b6', '#a4abac'],
      12,
      { x: 0, y: 60, width: 1200, height: 800 },
      0.4,
    ),
    soft(
      scene((far) => {
        petiole(
          far,
          [
            [1030, 940, -900],
            [1050, 800, -900],
            [1040, 640, -900],
          ],
          7,
          6,
          '#a08a68',
          '#8a7454',
        )
        head(far, [1040, 600, -800], 110, () => moods.lace, 'far3', {
          count: 36,
          size: 0.36,
          crumple: 0.6,
        })
      }),
      5,
      0.5,
    ),
    other.svg,
    cane.svg,
    scene((near) => {
      head(
        near,
        [525, 340, 0],
        205,
        (d) => (d[1] > 0.2 ? { ...moods.lace, body: '#93744e' } : moods.lace),
        'lace',
        { count: 62, crumple: 0.75, size: 0.3 },
      )
      // Next year's shoot is already there, in pairs of green and purple bud leaves.
      for (const [s, h] of [
        [-1, 80],
        [1, 80],
        [-0.25, 96],
        [0.3, 90],
      ] as const)
        leafBlade(near, [850, 426, s * s * -10], [850 + s * 26, 426 - h, 10 - s * s * 20], {
          half: 17,
          colours: { ...greens.copper, base: '#7d8a4c', pale: '#a9864e' },
          pairs: 5,
          fold: 0.8,
          up: [s, -0.1, 0.7],
          teeth: [9, 0.05],
        })
      for (const [x, y, s] of [
        [800, 584, -1],
        [834, 560, 1],
        [604, 610, 1],
      ] as const)
        leafBlade(near, [x, y, 8], [x + s * 22, y - 34, 16], {
          half: 9,
          colours: { ...greens.copper, base: '#7d6a44', pale: '#a9864e' },
          pairs: 3,
          fold: 0.7,
        })
    }),
  ].join('')
}
