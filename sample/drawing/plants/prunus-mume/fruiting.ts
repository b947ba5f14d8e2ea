/** 梅, summer: fruiting. */
import { farLeaves } from '../../kit/backdrop.ts'
import { bough } from '../../kit/bough.ts'
import { solid } from '../../kit/solid.ts'
import { spray } from '../../kit/spray.ts'
import { freshGreen, leafGreen } from '../../kit/tints.ts'
import { barks } from '../../kit/twig.ts'
import { shadowed } from '../../kit/wash.ts'
import { blade, haze } from './parts.ts'

export function fruiting(): string {
  const wood = bough({
    points: [
      [1220, 190],
      [960, 260],
      [700, 240],
      [420, 330],
      [160, 320],
    ],
    from: 26,
    to: 6,
    bark: barks.dark,
    rough: 0.9,
    seed: 'mume fruit',
    shootBark: barks.green,
    shoots: [
      [0.3, 130, 300, -25],
      [0.55, 115, 320, 10],
      [0.8, 140, 220, -20],
    ],
  })
  const sprays = [wood.main, ...wood.shoots].map((on, i) =>
    spray({
      on,
      arrangement: 'alternate',
      count: 6,
      from: 0.25,
      leaf: { ...blade, length: 150, width: 80 },
      tints: [leafGreen, leafGreen, freshGreen],
      hang: 0.4,
      petiole: 18,
      seed: `mume fruit ${i}`,
    }),
  )
  const fruits = [
    [0.36, 0],
    [0.5, 0],
    [0.42, 1],
    [0.66, 1],
    [0.3, 2],
    [0.62, 2],
    [0.5, 3],
  ].map(([along = 0, i = 0], k) => {
    const [x, y] = ([wood.main, ...wood.shoots][i] as typeof wood.main).on(along, 0.6)
    return solid({
      at: [x, y + 4],
      angle: 84 + k * 3,
      length: 84,
      width: 80,
      pitch: 12,
      tint: { shadow: '#66792c', body: '#a9b94e', light: '#e0dc92', ink: '#4a5626' },
      ribs: 1,
      ribDepth: 0.07,
      gloss: 0.18,
      blush: { colour: '#d9a94e', from: 1, reach: 0.8 },
      speckles: { count: 40, colour: '#e9e5b0', size: 0.9 },
      seed: `ume ${k}`,
    })
  })
  return (
    haze('fruit', ['#b9cf9a', '#d8dcae']) +
    farLeaves({
      seed: 'fruit',
      colours: ['#8fae7d', '#b7c99a'],
      count: 30,
      size: 150,
      along: [
        [100, 700],
        [1100, 600],
      ],
      spread: 230,
    }) +
    sprays.map((s) => s.behind).join('') +
    shadowed(wood.svg) +
    shadowed(sprays.map((s) => s.before).join('')) +
    shadowed(fruits.join(''))
  )
}
