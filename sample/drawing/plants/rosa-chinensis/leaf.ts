/** 月季花: the rose leaf, and the wine red of its young growth. */
import { greens, type LeafColours } from '../../kit/leaf-greens.ts'
import { type Relief, spline, type Vec } from '../../kit/relief.ts'
import { leafBlade, petiole } from '../../kit/relief-leaf.ts'

/** Five (or three) leaflets on a stalk with narrow stipules. */
export function leaf(
  marks: Relief,
  base: Vec,
  angle: number,
  size: number,
  colours: LeafColours,
  seed: number,
  count: 3 | 5 = 5,
): void {
  const to = (p: Vec, a: number, r: number, z = 0): Vec => [
    p[0] + Math.cos(a) * r,
    p[1] + Math.sin(a) * r,
    p[2] + z,
  ]
  const bend = 0.25 * Math.sin(seed * 1.7)
  const rachis: Vec[] = [
    base,
    to(base, angle, size * 0.25),
    to(to(base, angle, size * 0.25), angle + bend, size * 0.3),
  ]
  petiole(marks, rachis, 3, 1.8, colours.pale, colours.edge)
  const grow = (p: Vec, a: number, length: number, k: number): void => {
    const foot = to(p, a, 5)
    leafBlade(marks, foot, to(foot, a, length, 26 * Math.sin(seed + k * 2.1)), {
      half: length * 0.29,
      colours,
      teeth: [17, 0.13],
      pairs: 7,
      bow: length * 0.07 * Math.sin(seed + k),
      phase: seed + k,
      arch: length * 0.07,
      ruffle: 0.12,
    })
  }
  const end = rachis[2] as Vec
  const heading = angle + bend
  if (count === 5) {
    const low = spline(rachis, 0.5)
    grow(low, heading + 1.15, size * 0.3, 1)
    grow(low, heading - 1.15, size * 0.3, 2)
  }
  const high = spline(rachis, 0.86)
  grow(high, heading + 0.95, size * 0.4, 3)
  grow(high, heading - 0.95, size * 0.4, 4)
  grow(end, heading, size * 0.48, 5)
}

export const wine: LeafColours = { ...greens.copper, base: '#6d3336', pale: '#a4594a' }
