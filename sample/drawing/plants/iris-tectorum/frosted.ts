/** 鸢尾, winter: browned leaves and the short fan that stays green. */
import { random } from '../../kit/random.ts'
import { scene } from '../../kit/relief.ts'
import { strap } from '../../kit/relief-strap.ts'
import { garden, soft } from '../../kit/wash.ts'
import { fan } from './leaves.ts'

export function frosted(): string {
  const chance = random('iris frost')
  return [
    garden(
      'iris 5',
      ['#b5bbb6', '#c9cbbf', '#a9aea2'],
      13,
      { x: 0, y: 60, width: 1200, height: 820 },
      0.4,
    ),
    soft(
      scene((far) => {
        fan(
          far,
          [980, 900, -600],
          420,
          'm6',
          { base: '#a8a890', pale: '#c6c2a4', edge: '#a59e80' },
          1.1,
        )
        fan(
          far,
          [170, 900, -600],
          380,
          'm7',
          { base: '#a8a890', pale: '#c6c2a4', edge: '#a59e80' },
          1.1,
        )
      }),
      4,
      0.7,
    ),
    scene((near) => {
      fan(
        near,
        [440, 830, -60],
        560,
        'n5',
        { base: '#7d8a56', pale: '#b3ae78', edge: '#4f4a2a' },
        1.15,
        { ink: '#9a7040', reach: 0.55 },
      )
      fan(
        near,
        [760, 850, 0],
        480,
        'n6',
        { base: '#6f8450', pale: '#aeb078', edge: '#4f4a2a' },
        1.0,
        { ink: '#a9824c', reach: 0.45 },
      )
      fan(
        near,
        [610, 870, 120],
        210,
        'n7',
        { base: '#5c8a4a', pale: '#a3bd78', edge: '#33502a' },
        0.5,
      )
      for (const [x, y] of [
        [600, 862],
        [770, 860],
        [450, 850],
        [690, 868],
        [520, 868],
      ] as const)
        for (let i = 0; i < 16; i += 1)
          strap(
            near,
            [
              [x + chance.around(0, 100), y + chance.between(-10, 16), 140],
              [x + chance.around(0, 150), y + chance.between(-30, 10), 150],
              [x + chance.around(0, 190), y + chance.between(-14, 20), 140],
            ],
            {
              half: chance.between(3, 9),
              base: '#8a6a42',
              pale: '#b9976a',
              edge: '#5a4226',
              shadow: [104, 94, 82],
            },
          )
    }),
  ].join('')
}
