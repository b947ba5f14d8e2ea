/** 连翘: the toothed forsythia leaf, singly and in pairs along a branch. */
import type { LeafColours } from '../../kit/leaf-greens.ts'
import { random } from '../../kit/random.ts'
import { clamp, ease, type Relief, type Vec } from '../../kit/relief.ts'
import { leafBlade, petiole } from '../../kit/relief-leaf.ts'
import type { DrawnTwig } from '../../kit/twig.ts'

function leaf(
  marks: Relief,
  base: Vec,
  tip: Vec,
  half: number,
  colours: LeafColours,
  phase: number,
  blush?: { ink: string; reach: number },
): void {
  leafBlade(marks, base, tip, {
    half,
    colours,
    teeth: [18, 0.12],
    pairs: 6,
    rise: 0.2,
    phase,
    arch: half * 0.3,
    bow: half * 0.25 * Math.sin(phase),
    shape: (u) =>
      Math.sin(Math.PI * clamp(u ** 0.74, 0.002, 0.998)) ** 0.85 * ease(0, 0.12, u + 0.03),
    ...(blush ? { blush } : {}),
  })
}

/** Leaves in pairs; now and then one cut in three. */
export function leafy(
  marks: Relief,
  branch: DrawnTwig,
  places: readonly number[],
  size: number,
  colours: readonly LeafColours[],
  seed: string,
  blush?: { ink: string; reach: number },
): void {
  const chance = random(`leafy ${seed}`)
  for (const [k, t] of places.entries()) {
    const heading = (branch.line.angle(t) * Math.PI) / 180
    for (const side of [-1, 1]) {
      const [x, y] = branch.on(t, side * 0.5)
      const a = heading + side * chance.between(0.8, 1.2) + 0.12
      const base: Vec = [x + Math.cos(a) * size * 0.16, y + Math.sin(a) * size * 0.16, side * 14]
      petiole(marks, [[x, y, 0], base], 2.4, 1.8, colours[0]?.pale ?? '#9aa860')
      const reach = size * chance.between(0.82, 1.12) * (1 - 0.35 * t)
      const z = chance.around(0, 60)
      const to = (turn: number, r: number): Vec => [
        base[0] + Math.cos(a + turn) * r,
        base[1] + Math.sin(a + turn) * r + r * 0.08,
        z,
      ]
      const tint = chance.pick(colours)
      if (k % 3 === 1 && side === 1)
        for (const turn of [-0.85, 0.85])
          leaf(marks, base, to(turn, reach * 0.62), reach * 0.15, tint, k + turn, blush)
      leaf(marks, base, to(0, reach), reach * 0.27, tint, k * 1.7 + side, blush)
    }
  }
}
