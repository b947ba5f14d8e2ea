/** 鸢尾: the fan of iris leaves. */
import { random } from '../../kit/random.ts'
import type { Relief, Vec } from '../../kit/relief.ts'
import { strap } from '../../kit/relief-strap.ts'

/** A fan of sword leaves rising from one foot. */
export function fan(
  marks: Relief,
  foot: Vec,
  reach: number,
  seed: string,
  tones: { base: string; pale: string; edge: string },
  spread = 0.7,
  scorch?: { ink: string; reach: number },
): void {
  const chance = random(`fan ${seed}`)
  const count = 7
  for (let i = 0; i < count; i += 1) {
    const t = (i - (count - 1) / 2) / ((count - 1) / 2)
    const a = -Math.PI / 2 + t * spread * chance.between(0.7, 1) + chance.around(0, 0.08)
    const length = reach * (1 - 0.3 * Math.abs(t)) * chance.around(1, 0.16)
    const bend = t * 0.5 + chance.around(0, 0.16)
    const at = (s: number): Vec => [
      foot[0] + t * 9 + Math.cos(a + bend * s) * length * s,
      foot[1] + Math.sin(a + bend * s) * length * s + Math.abs(t) * length * 0.07 * s * s,
      foot[2] - Math.abs(i - 3) * 10 + 14 * Math.sin(s * 2 + i),
    ]
    strap(marks, [at(0), at(0.3), at(0.62), at(0.85), at(1)], {
      half: reach * chance.between(0.032, 0.042),
      ...tones,
      up: [t * 0.5, -0.1, 0.9],
      ...(scorch ? { scorch } : {}),
    })
  }
}

export const green = { base: '#4f7d4a', pale: '#9dba7c', edge: '#2c4a2a' }

export const mist = { base: '#93ad8e', pale: '#bccdae', edge: '#93ab8c' }
