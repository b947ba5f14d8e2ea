/** 玉兰, autumn: fruiting. */
import { farLeaves } from '../../kit/backdrop.ts'
import { bough } from '../../kit/bough.ts'
import { clothe } from '../../kit/spray.ts'
import { gold, leafGreen, russet } from '../../kit/tints.ts'
import { barks, type DrawnTwig } from '../../kit/twig.ts'
import { shadowed } from '../../kit/wash.ts'
import { fruitCone } from './flower.ts'
import { blade, haze, tip } from './parts.ts'

export function fruiting(): string {
  const wood = bough({
    points: [
      [1220, 240],
      [980, 320],
      [740, 290],
      [500, 370],
      [330, 350],
    ],
    from: 34,
    to: 10,
    bark: barks.grey,
    rough: 0.6,
    seed: 'yulan fruit',
    shoots: [
      [0.3, 125, 260, -20],
      [0.62, 105, 220, -20],
    ],
  })
  const leaves = clothe(
    [wood.main, ...wood.shoots],
    {
      arrangement: 'alternate',
      count: 4,
      from: 0.32,
      leaf: blade,
      tints: [leafGreen, { ...gold, body: '#c7a840' }, russet, leafGreen],
      hang: 0.32,
      petiole: 20,
      terminal: false,
    },
    'yulan fruit',
  )
  return (
    haze('fruit', ['#d9c294', '#c9cfa0', '#cfae8e']) +
    farLeaves({
      seed: 'yulan fruit',
      outline: 'obovate',
      colours: ['#c9ae72', '#a9b482'],
      count: 22,
      size: 170,
      breadth: 0.6,
      along: [
        [100, 700],
        [1100, 700],
      ],
      spread: 180,
    }) +
    shadowed(leaves.behind, 6, 5, 0.2) +
    shadowed(wood.svg) +
    shadowed(leaves.before, 8, 6) +
    shadowed(
      fruitCone(tip(wood.shoots[0] as DrawnTwig), 100, 190) +
        fruitCone(tip(wood.shoots[1] as DrawnTwig), 78, 150) +
        fruitCone(tip(wood.main), 165, 165),
      8,
      6,
    )
  )
}
