/** 萱草, spring: young leaves over last year's straw. */
import { random } from '../../kit/random.ts'
import { scene } from '../../kit/relief.ts'
import { strap } from '../../kit/relief-strap.ts'
import { garden, soft } from '../../kit/wash.ts'
import { fountain, mist } from './leaves.ts'

export function shooting(): string {
  const chance = random('daylily litter')
  return [
    garden(
      'daylily 3',
      ['#c3bc94', '#b3c094', '#d3c9a8', '#a8a07c'],
      14,
      { x: 0, y: 300, width: 1200, height: 580 },
      0.5,
    ),
    soft(
      scene((far) => {
        fountain(far, [1010, 760, -700], 420, 'm3', mist, 8)
        fountain(far, [190, 740, -700], 400, 'm4', mist, 8)
      }),
      5,
      0.7,
    ),
    scene((near) => {
      for (let i = 0; i < 46; i += 1) {
        const [x, y] = [chance.between(60, 1140), chance.between(770, 860)]
        strap(
          near,
          [
            [x, y, -200],
            [x + chance.around(0, 90), y - chance.between(0, 22), -196],
            [x + chance.around(0, 170), y + chance.around(0, 14), -200],
          ],
          {
            half: chance.between(2, 6),
            base: '#93744a',
            pale: '#c3a678',
            edge: '#6a4f2c',
            shadow: [112, 100, 84],
          },
        )
      }
      fountain(
        near,
        [400, 850, 0],
        560,
        'n3',
        { base: '#6a9a44', pale: '#b5cf7c', under: '#a3c070', edge: '#3f6428' },
        12,
      )
      fountain(
        near,
        [760, 860, 80],
        660,
        'n4',
        { base: '#5f933f', pale: '#b0cc76', under: '#9dbb6a', edge: '#3a5f26' },
        14,
      )
      fountain(
        near,
        [570, 862, 160],
        300,
        'n5',
        { base: '#7faa4c', pale: '#c6d98c', under: '#b5cc80', edge: '#4a7030' },
        8,
      )
    }),
  ].join('')
}
