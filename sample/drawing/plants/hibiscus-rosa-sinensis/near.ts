/** 朱槿, summer: near. */
import { farLeaves } from '../../kit/backdrop.ts'
import { collar } from '../../kit/collar.ts'
import { shadowed } from '../../kit/wash.ts'
import { hibiscus } from './flower.ts'
import { blade, glossy, haze, young } from './parts.ts'

export function near(): string {
  return (
    haze('near', ['#9dbd8a', '#b9cc9a', '#c9a890']) +
    farLeaves({
      seed: 'hib near',
      outline: 'broadlyOvate',
      breadth: 0.7,
      colours: ['#84a872', '#a3bf88'],
      count: 16,
      size: 320,
      blur: 15,
      along: [
        [80, 250],
        [1150, 650],
      ],
      spread: 320,
    }) +
    collar({
      leaves: [
        [[420, 560], 150, 340, glossy],
        [[800, 590], 34, 350, young],
        [[620, 640], 84, 300, glossy],
        [[400, 340], 212, 310, glossy],
        [[790, 320], -32, 330, glossy],
      ],
      blade,
      breadth: 0.68,
      turned: (i) => ({ roll: i * 12 - 26, sway: 12 - i * 5 }),
      shade: [10, 8, 0.3],
    }) +
    shadowed(hibiscus({ at: [570, 460], face: -12, tilt: 38, size: 2, spin: 20 }), 15, 11, 0.36)
  )
}
