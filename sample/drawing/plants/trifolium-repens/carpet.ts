/** 白车轴草: a patch of clover leaves. */
import { random } from '../../kit/random.ts'
import type { Relief, Vec } from '../../kit/relief.ts'
import { leaf, stalk, type Tone } from './leaf.ts'

/** A patch of leaves over one another, each on its own stalk. */
export function carpet(
  marks: Relief,
  seed: string,
  count: number,
  box: { x: number; y: number; width: number; height: number },
  size: readonly [number, number],
  palette: readonly Tone[],
  depth = -200,
  above = false,
): void {
  const chance = random(`carpet ${seed}`)
  for (let i = 0; i < count; i += 1) {
    const x = box.x + chance.between(0, box.width)
    const t = i / count
    const y = box.y + box.height * t
    const s = size[0] + (size[1] - size[0]) * t
    const z = depth + t * 300
    const foot: Vec = [x + chance.around(0, s * 0.7), y + s * chance.between(1.2, 2), z - 60]
    stalk(
      marks,
      [foot, [(x + foot[0]) / 2 + chance.around(0, 12), y + s * 0.8, z - 40], [x, y, z - 4]],
      Math.max(1.6, s * 0.035),
    )
    leaf(
      marks,
      {
        at: [x, y, z],
        face: above
          ? [chance.around(0, 0.35), -0.28 + chance.around(0, 0.3), 0.92]
          : [chance.around(0, 0.5), -0.75 + chance.around(0, 0.3), 0.62 + chance.around(0, 0.25)],
        size: s * chance.between(0.82, 1.1),
        spin: chance.between(0, 6),
      },
      chance.pick(palette),
      `${seed} ${i}`,
    )
  }
}
