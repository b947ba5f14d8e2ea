/** 牡丹, winter: fat buds on the grey wood. */
import { scene } from '../../kit/relief.ts'
import { barks, twig } from '../../kit/twig.ts'
import { garden, soft } from '../../kit/wash.ts'
import { bud } from './bud.ts'

const grey = twig({
  points: [
    [640, 860],
    [620, 660],
    [560, 470],
    [596, 330],
  ],
  from: 30,
  to: 19,
  bark: barks.grey,
  rough: 0.8,
  nodes: [0.3, 0.55, 0.8],
  seed: 'peony twig',
})

export function winterBuds(): string {
  const side = twig({
    points: [
      [572, 520],
      [690, 420],
      [800, 300],
      [826, 236],
    ],
    from: 19,
    to: 13,
    bark: barks.grey,
    rough: 0.7,
    nodes: [0.5, 0.8],
    seed: 'peony side',
  })
  const low = twig({
    points: [
      [622, 680],
      [480, 590],
      [380, 500],
      [350, 440],
    ],
    from: 18,
    to: 12,
    bark: barks.grey,
    rough: 0.7,
    nodes: [0.5],
    seed: 'peony low',
  })
  const behind = twig({
    points: [
      [930, 900],
      [950, 640],
      [1020, 420],
    ],
    from: 20,
    to: 12,
    bark: barks.grey,
    rough: 0.4,
    seed: 'peony behind',
  })
  return [
    garden(
      'peony 4',
      ['#aeb8bb', '#c9cdc6', '#b9b3a8'],
      12,
      { x: 0, y: 60, width: 1200, height: 800 },
      0.4,
    ),
    soft(behind.svg + scene((m) => bud(m, [1020, 424, 0], [0.2, -1, 0.1], 90, 'far')), 5, 0.55),
    low.svg,
    side.svg,
    grey.svg,
    scene((near) => {
      bud(near, [596, 336, 0], [0.12, -1, 0.15], 150, 'top')
      bud(near, [826, 240, 0], [0.3, -0.95, 0.2], 112, 'side')
      bud(near, [350, 446, 0], [-0.3, -0.95, 0.2], 104, 'low')
      bud(near, [584, 455, 0], [-0.85, -0.5, 0.3], 62, 'axil')
      bud(near, [752, 358, 0], [0.9, -0.1, 0.35], 52, 'axil2')
    }),
  ].join('')
}
