/** A leaf of pairs of leaflets along a stalk. */
import { between, minus, plus, type Relief, times, unit, type Vec } from './relief.ts'
import { type LeafShape, leafBlade, petiole } from './relief-leaf.ts'

/** A leaf of pairs of leaflets along a stalk, with or without one at the end. */
export function pinnate(
  scene: Relief,
  stalk: Vec[],
  {
    pairs,
    length,
    leaf,
    from = 0.3,
    terminal = true,
    opening = 1,
    taper = 0.25,
    seed = 0,
  }: {
    pairs: number
    length: number
    leaf: LeafShape
    from?: number
    terminal?: boolean
    opening?: number
    taper?: number
    seed?: number
  },
): void {
  petiole(scene, stalk, 2.6, 1.2, leaf.colours.pale, leaf.colours.edge)
  const at = (u: number): Vec => {
    const place = u * (stalk.length - 1)
    const i = Math.min(stalk.length - 2, Math.floor(place))
    return between(stalk[i] as Vec, stalk[i + 1] as Vec, place - i)
  }
  const grow = (u: number, side: number, k: number): void => {
    const ahead = unit(minus(at(Math.min(1, u + 0.03)), at(Math.max(0, u - 0.03))))
    const across: Vec = [ahead[1] * side, -ahead[0] * side, 0.25 * Math.sin(k * 2.3 + seed)]
    const angle = side === 0 ? 0 : opening * (1.05 - 0.25 * u)
    const heading = unit(
      plus(
        times(ahead, Math.cos(angle)),
        times(unit(side === 0 ? ahead : across), Math.sin(angle)),
      ),
    )
    const size = length * (1 - taper * Math.abs(u - 0.55)) * (1 + 0.06 * Math.sin(k * 3.7 + seed))
    const foot = plus(at(u), times(heading, 4))
    leafBlade(scene, foot, plus(foot, times(heading, size)), {
      ...leaf,
      half: leaf.half * (size / length),
      bow: size * 0.09 * (side || 0.4),
      phase: k + seed,
      arch: size * 0.06,
    })
  }
  for (let i = 0; i < pairs; i += 1) {
    const u =
      from + ((terminal ? 0.92 : 1) - from) * (i / Math.max(1, pairs - 1 + (terminal ? 0.6 : 0)))
    grow(u, 1, i * 2)
    grow(u, -1, i * 2 + 1)
  }
  if (terminal) grow(1, 0, pairs * 2)
}
