/** 红花檵木, spring: near. */
import { farLeaves } from '../../kit/backdrop.ts'
import { shoot } from '../../kit/bough.ts'
import { clothe } from '../../kit/spray.ts'
import { plum } from '../../kit/tints.ts'
import { barks } from '../../kit/twig.ts'
import { shadowed } from '../../kit/wash.ts'
import { blade, haze, tassel, wine } from './parts.ts'

export function near(): string {
  const on = shoot([140, 860], -40, 980, 12, {
    from: 20,
    to: 8,
    bark: barks.brown,
    rough: 0.6,
    seed: 'loro near',
  })
  const leaves = clothe(
    [on],
    {
      arrangement: 'alternate',
      count: 7,
      from: 0.2,
      leaf: { ...blade, length: 210, width: 120, veins: 7 },
      tints: [wine, plum],
      hang: 0.06,
      petiole: 14,
      opening: 62,
    },
    'loro near',
  )
  return (
    haze('near', ['#d3a3b8', '#a98c98', '#cbb4a8']) +
    farLeaves({
      seed: 'loro near',
      colours: ['#b98aa0', '#94788a'],
      count: 20,
      size: 220,
      blur: 14,
      along: [
        [80, 200],
        [1150, 700],
      ],
      spread: 300,
    }) +
    shadowed(leaves.behind, 8, 7) +
    shadowed(on.svg) +
    shadowed(leaves.before, 9, 7) +
    shadowed(
      tassel(on.on(0.4, -1), -100, 170, 'near a') +
        tassel(on.on(0.66, 1), 20, 160, 'near b') +
        tassel(on.on(0.9, -1), -80, 150, 'near c'),
      10,
      8,
      0.3,
    )
  )
}
