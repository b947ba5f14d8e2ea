/** 石榴, summer: near. */
import { farLeaves } from '../../kit/backdrop.ts'
import { shoot } from '../../kit/bough.ts'
import { clothe } from '../../kit/spray.ts'
import { freshGreen } from '../../kit/tints.ts'
import { barks } from '../../kit/twig.ts'
import { shadowed } from '../../kit/wash.ts'
import { bud, pomegranateFlower } from './flower-and-fruit.ts'
import { blade, glossy, haze } from './parts.ts'

export function near(): string {
  const on = shoot([200, 880], -52, 640, -10, {
    from: 18,
    to: 10,
    bark: barks.brown,
    rough: 0.5,
    seed: 'punica near',
  })
  const leaves = clothe(
    [on],
    {
      arrangement: 'opposite',
      count: 5,
      from: 0.3,
      leaf: { ...blade, length: 230, width: 66, veins: 9 },
      tints: [glossy, freshGreen],
      hang: 0.08,
      petiole: 12,
      opening: 62,
      terminal: false,
    },
    'punica near',
  )
  return (
    haze('near', ['#b4c48c', '#d3a582', '#a3b888']) +
    farLeaves({
      seed: 'punica near',
      outline: 'oblong',
      breadth: 0.3,
      colours: ['#8fac7a', '#c99a78'],
      count: 18,
      size: 260,
      blur: 15,
      along: [
        [80, 250],
        [1150, 650],
      ],
      spread: 320,
    }) +
    shadowed(leaves.behind, 8, 7) +
    shadowed(on.svg) +
    shadowed(leaves.before, 9, 7) +
    shadowed(
      bud(on.on(0.9, -1), -140, 120) +
        pomegranateFlower({ at: on.line.at(0.97), angle: -35, size: 2.3 }),
      13,
      10,
      0.34,
    )
  )
}
