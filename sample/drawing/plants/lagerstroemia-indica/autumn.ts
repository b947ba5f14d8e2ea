/** 紫薇, autumn: autumn. */
import { farLeaves } from '../../kit/backdrop.ts'
import { bough, shoot } from '../../kit/bough.ts'
import { clothe } from '../../kit/spray.ts'
import { gold, russet, scarlet } from '../../kit/tints.ts'
import { barks } from '../../kit/twig.ts'
import { shadowed } from '../../kit/wash.ts'
import { blade, capsules, haze } from './parts.ts'

export function autumn(): string {
  const wood = bough({
    points: [
      [1220, 620],
      [980, 600],
      [740, 630],
      [500, 540],
      [340, 520],
    ],
    from: 22,
    to: 7,
    bark: barks.brown,
    rough: 0.4,
    seed: 'crape autumn',
    shoots: [
      [0.26, -112, 340, 8],
      [0.5, -104, 360, -8],
      [0.72, -130, 240, 20],
    ],
  })
  const twigs = [wood.main, ...wood.shoots]
  const leaves = clothe(
    twigs,
    {
      arrangement: 'opposite',
      count: 5,
      from: 0.16,
      to: 0.86,
      leaf: blade,
      tints: [scarlet, russet, { ...scarlet, body: '#d2662c', light: '#f0ac5c' }, gold],
      hang: 0.18,
      petiole: 4,
      terminal: false,
    },
    'crape autumn',
  )
  return (
    haze('autumn', ['#e2bd88', '#d6a684', '#cfc28e']) +
    farLeaves({
      seed: 'crape a',
      outline: 'elliptic',
      colours: ['#d39a6c', '#c9a86a'],
      count: 30,
      size: 130,
      along: [
        [80, 200],
        [1150, 200],
      ],
      spread: 200,
    }) +
    shadowed(leaves.behind, 6, 5, 0.22) +
    shadowed(wood.svg) +
    shadowed(leaves.before, 7, 6, 0.28) +
    shadowed(
      twigs
        .map((on, i) =>
          capsules(
            shoot(on.line.at(0.98), on.line.angle(1), 180, 6, {
              from: 5,
              to: 2.4,
              bark: barks.brown,
              seed: `ca ${i}`,
              lenticels: 0,
            }),
            `a${i}`,
          ),
        )
        .join(''),
      6,
      5,
      0.28,
    )
  )
}
