/** 鸡爪槭, autumn: fallen. */
import type { LeafTint } from '../../kit/leaf.ts'
import { random } from '../../kit/random.ts'
import { scarlet } from '../../kit/tints.ts'
import { glaze, shadowed } from '../../kit/wash.ts'
import { amber, crimson, flame, hand, haze } from './parts.ts'

export function fallen(): string {
  const chance = random('maple fallen')
  const layer = (count: number, tints: LeafTint[]): string =>
    Array.from({ length: count }, (_, i) =>
      shadowed(
        hand(
          [chance.between(20, 1180), chance.between(20, 860)],
          chance.between(0, 360),
          chance.between(78, 128),
          chance.pick(tints),
          `fallen ${count} ${i}`,
          undefined,
          true,
        ),
        5,
        4,
        0.4,
      ),
    ).join('')
  return (
    glaze('#6f6a5c', 0.5) +
    haze('fallen', ['#57534a', '#7d7460']) +
    layer(34, [crimson, { ...crimson, body: '#84402c', light: '#b5714e' }]) +
    layer(34, [scarlet, flame, amber, crimson])
  )
}
