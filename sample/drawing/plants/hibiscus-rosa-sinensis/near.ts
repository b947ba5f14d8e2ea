/** 朱槿, summer: near. */
import { farLeaves } from '../../kit/backdrop.ts'
import { type LeafTint, leaf } from '../../kit/leaf.ts'
import type { Point } from '../../kit/space.ts'
import { shadowed } from '../../kit/wash.ts'
import { hibiscus } from './flower.ts'
import { blade, glossy, haze, young } from './parts.ts'

export function near(): string {
  const leaves: [Point, number, number, LeafTint][] = [
    [[420, 560], 150, 340, glossy],
    [[800, 590], 34, 350, young],
    [[620, 640], 84, 300, glossy],
    [[400, 340], 212, 310, glossy],
    [[790, 320], -32, 330, glossy],
  ]
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
    leaves
      .map(([at, angle, length, tint], i) =>
        shadowed(
          leaf({
            ...blade,
            at,
            angle,
            length,
            width: length * 0.68,
            tint,
            roll: i * 12 - 26,
            sway: 12 - i * 5,
            seed: `near ${i}`,
          }),
          10,
          8,
          0.3,
        ),
      )
      .join('') +
    shadowed(hibiscus({ at: [570, 460], face: -12, tilt: 38, size: 2, spin: 20 }), 15, 11, 0.36)
  )
}
