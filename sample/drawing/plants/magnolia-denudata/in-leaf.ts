/** 玉兰, summer: in leaf. */
import { farLeaves } from '../../kit/backdrop.ts'
import { bough } from '../../kit/bough.ts'
import { clothe } from '../../kit/spray.ts'
import { freshGreen, leafGreen } from '../../kit/tints.ts'
import { barks, type DrawnTwig } from '../../kit/twig.ts'
import { shadowed } from '../../kit/wash.ts'
import { furredBud } from './flower.ts'
import { blade, haze, tip } from './parts.ts'

export function inLeaf(): string {
  const wood = bough({
    points: [
      [-20, 300],
      [260, 350],
      [520, 310],
      [780, 400],
      [960, 390],
    ],
    from: 30,
    to: 9,
    bark: barks.grey,
    rough: 0.6,
    seed: 'yulan leaf',
    shoots: [
      [0.3, 50, 340, -25],
      [0.55, 62, 320, -25],
      [0.68, -48, 260, 25],
    ],
  })
  const leaves = clothe(
    [wood.main, ...wood.shoots],
    {
      arrangement: 'alternate',
      count: 5,
      from: 0.3,
      leaf: blade,
      tints: [leafGreen, leafGreen, freshGreen],
      hang: 0.2,
      petiole: 20,
    },
    'yulan leaf',
  )
  const bud = furredBud(tip(wood.shoots[2] as DrawnTwig), -30, 54)
  return (
    haze('leaf', ['#b5cc96', '#cfd9aa', '#a3bd94']) +
    farLeaves({
      seed: 'yulan',
      outline: 'obovate',
      colours: ['#94b37f', '#b9cc9c'],
      count: 30,
      size: 190,
      breadth: 0.6,
      along: [
        [150, 720],
        [1150, 640],
      ],
      spread: 230,
    }) +
    shadowed(leaves.behind, 6, 5, 0.2) +
    shadowed(wood.svg + bud) +
    shadowed(leaves.before, 8, 6)
  )
}
