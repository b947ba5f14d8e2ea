/** 鸡爪槭, summer: in keys. */
import { type LeafTint, leaf } from '../../kit/leaf.ts'
import { random } from '../../kit/random.ts'
import { solid } from '../../kit/solid.ts'
import { type Point, radians } from '../../kit/space.ts'
import { tapered } from '../../kit/tapered.ts'
import { freshGreen, leafGreen, scarlet } from '../../kit/tints.ts'
import { shadowed } from '../../kit/wash.ts'
import { branch, dressed, haze } from './parts.ts'

/** A pair of winged nutlets on a thread. */
function keys(root: Point, drop: number, angle: number, tint: LeafTint, seed: string): string {
  const end: Point = [
    root[0] + Math.cos(radians(angle)) * drop,
    root[1] + Math.sin(radians(angle)) * drop,
  ]
  const wings = [-1, 1].map(
    (side) =>
      leaf({
        at: end,
        angle: angle + side * 66,
        length: 62,
        width: 23,
        outline: 'petalSpoon',
        tint,
        veins: 5,
        sweep: 0.3,
        sway: -side * 26,
        roll: side * 14,
        fold: 2,
        seed: `wing ${seed} ${side}`,
      }) +
      solid({
        at: end,
        angle: angle + side * 62,
        length: 19,
        width: 13,
        profile: 'egg',
        tint: { shadow: tint.shadow, body: tint.body, light: tint.light, ink: tint.ink },
        seed: `nut ${seed} ${side}`,
      }),
  )
  return (
    tapered([root, [(root[0] + end[0]) / 2 + 3, (root[1] + end[1]) / 2], end], 2, 1.6, tint.ink) +
    wings.join('')
  )
}

export function inKeys(): string {
  const wood = branch('maple summer')
  const chance = random('maple keys')
  const fruit = wood.shoots
    .flatMap((on, i) =>
      [0.5, 0.78, 1].map((along, k) =>
        keys(
          on.on(along),
          chance.between(42, 70),
          90 + chance.around(0, 30),
          {
            ...scarlet,
            shadow: '#9a4b3c',
            body: '#cf8a6a',
            light: '#efc7a2',
            vein: '#a85c48',
            ink: '#7c3a2c',
          },
          `${i} ${k}`,
        ),
      ),
    )
    .join('')
  return (
    haze('summer', ['#b3cf92', '#cddba4', '#9cbd8a']) +
    dressed(
      [wood.main, ...wood.shoots],
      wood.svg,
      [0.42, 0.66, 0.9],
      100,
      [leafGreen, freshGreen, leafGreen],
      'summer',
    ) +
    shadowed(fruit, 5, 4)
  )
}
