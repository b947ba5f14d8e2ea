/** 朱槿, spring: flushing. */
import { farLeaves } from '../../kit/backdrop.ts'
import { bough } from '../../kit/bough.ts'
import { barks } from '../../kit/twig.ts'
import { furled } from './flower.ts'
import { dressed, glossy, haze, stalked, young } from './parts.ts'

export function flushing(): string {
  const wood = bough({
    points: [
      [420, 900],
      [470, 700],
      [560, 520],
      [600, 330],
      [680, 170],
    ],
    from: 22,
    to: 6,
    bark: barks.green,
    rough: 0.25,
    seed: 'hibiscus spring',
    shoots: [
      [0.25, -150, 300, 30],
      [0.36, -30, 360, -25],
      [0.6, -40, 240, -20],
    ],
  })
  const [under, over] = dressed([wood.main, ...wood.shoots], wood.svg, 'hibiscus spring', 6, [
    young,
    young,
    glossy,
  ])
  const bud = stalked(wood.main, 0.97, -70, 60)
  return (
    haze('spring', ['#d3deae', '#e3ceb8', '#bfd2a4']) +
    farLeaves({
      seed: 'hib s',
      outline: 'broadlyOvate',
      breadth: 0.7,
      colours: ['#a9c48c', '#c8d4a2'],
      count: 26,
      size: 160,
      along: [
        [100, 300],
        [1150, 700],
      ],
      spread: 240,
    }) +
    under +
    bud.svg +
    furled(bud.end, -70, 86, 0.35) +
    over
  )
}
