/** 洋紫荆, summer: hooves. */
import { farLeaves } from '../../kit/backdrop.ts'
import { bough } from '../../kit/bough.ts'
import { freshGreen, leafGreen } from '../../kit/tints.ts'
import { barks } from '../../kit/twig.ts'
import { haze, leafyScene } from './parts.ts'

export function hooves(): string {
  const wood = bough({
    points: [
      [1220, 150],
      [960, 230],
      [700, 220],
      [440, 320],
      [240, 330],
    ],
    from: 28,
    to: 7,
    bark: barks.grey,
    rough: 0.5,
    seed: 'bauhinia summer',
    shoots: [
      [0.2, 118, 420, -20],
      [0.44, 108, 400, -14],
      [0.66, 118, 300, -20],
    ],
  })
  const [under, over] = leafyScene({
    twigs: [wood.main, ...wood.shoots],
    wood: wood.svg,
    places: [0.36, 0.54, 0.74, 0.95],
    radius: 116,
    tints: [leafGreen, leafGreen, { ...leafGreen, gloss: 0.4 }, freshGreen],
    seed: 'summer',
  })
  return (
    haze('summer', ['#a9c88e', '#cbd9a4', '#8fb08a']) +
    farLeaves({
      seed: 'bau s',
      outline: 'round',
      breadth: 0.95,
      colours: ['#8fb07e', '#aec796'],
      count: 26,
      size: 160,
      blur: 12,
      along: [
        [80, 700],
        [1150, 600],
      ],
      spread: 220,
    }) +
    under +
    over
  )
}
