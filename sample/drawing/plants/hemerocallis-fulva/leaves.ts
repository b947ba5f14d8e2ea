/** 萱草: the fountain of daylily leaves. */
import { random } from '../../kit/random.ts'
import { ease, type Relief, type Vec } from '../../kit/relief.ts'
import { strap } from '../../kit/relief-strap.ts'

/** Leaves arching from one foot, some before, some behind. */
export function fountain(
  marks: Relief,
  foot: Vec,
  reach: number,
  seed: string,
  tones: { base: string; pale: string; under?: string; edge: string },
  count = 12,
  scorch?: { ink: string; reach: number },
): void {
  const chance = random(`fountain ${seed}`)
  for (let i = 0; i < count; i += 1) {
    const side = i % 2 ? 1 : -1
    const spread = side * (0.1 + (0.9 * i) / count)
    const length = reach * chance.between(0.8, 1.1)
    const z = chance.between(-1, 1) * 90
    const x = (t: number): number =>
      foot[0] + side * (i / count) * 18 + spread * length * 0.75 * t ** 1.25
    const rise = length * (0.95 - 0.35 * Math.abs(spread))
    const fallBack = length * (0.16 + 0.62 * Math.abs(spread))
    const y = (t: number): number => foot[1] - rise * (1 - (1 - t) ** 1.7) + fallBack * t ** 3
    const p = (t: number): Vec => [x(t), y(t), foot[2] + z * t]
    const turned = chance.chance(0.4)
    strap(marks, [p(0), p(0.22), p(0.45), p(0.68), p(0.86), p(1)], {
      half: reach * 0.026,
      ...tones,
      fold: 0.5,
      up: [-side * 0.45, -0.55, 0.65],
      twist: (u) => (turned ? side * 1.2 * ease(0.5, 0.95, u) : 0),
      ...(scorch ? { scorch } : {}),
    })
  }
}

export const green = { base: '#467a3e', pale: '#95b866', under: '#7fa25a', edge: '#2a4a22' }

export const mist = { base: '#95b08c', pale: '#bfcfae', edge: '#95ad8a' }
