/** 银杏, autumn: carpet. */
import type { LeafTint } from '../../kit/leaf.ts'
import { random } from '../../kit/random.ts'
import { type Point, radians } from '../../kit/space.ts'
import { glaze, shadowed } from '../../kit/wash.ts'
import { fan, golden, oldGold, turning } from './leaf.ts'
import { haze } from './parts.ts'

export function carpet(): string {
  const chance = random('ginkgo carpet')
  const layer = (count: number, tints: LeafTint[], size: number): string =>
    Array.from({ length: count }, (_, i) => {
      const at: Point = [chance.between(20, 1180), chance.between(20, 850)]
      const angle = chance.between(0, 360)
      const back = radians(angle + 180 + chance.around(0, 30))
      return shadowed(
        fan({
          at,
          angle,
          radius: size * chance.between(0.8, 1.15),
          tint: chance.pick(tints),
          pitch: chance.around(0, 26),
          roll: chance.chance(0.3) ? 180 + chance.around(0, 25) : chance.around(0, 25),
          stalkTo: [at[0] + Math.cos(back) * size * 0.8, at[1] + Math.sin(back) * size * 0.8],
          seed: `carpet ${size} ${i}`,
        }),
        5,
        4,
        0.38,
      )
    }).join('')
  return (
    glaze('#8d8468', 0.4) +
    haze('carpet', ['#6f684c', '#94814a']) +
    layer(26, [oldGold, oldGold, turning], 95) +
    layer(30, [golden, golden, oldGold], 110)
  )
}
