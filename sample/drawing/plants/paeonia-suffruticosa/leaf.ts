/** 牡丹: the peony leaf, twice divided into threes. */
import { greens, type LeafColours } from '../../kit/leaf-greens.ts'
import { clamp, plus, type Relief, times, type Vec } from '../../kit/relief.ts'
import { leafBlade, petiole } from '../../kit/relief-leaf.ts'

/** One of the nine leaflets; the end one has three lobes. */
function leaflet(
  marks: Relief,
  base: Vec,
  tip: Vec,
  half: number,
  colours: LeafColours,
  lobes: boolean,
  phase: number,
): void {
  const run: Vec = [tip[0] - base[0], tip[1] - base[1], tip[2] - base[2]]
  const side: Vec = [-run[1], run[0], 0]
  const shape = (u: number): number => Math.sin(Math.PI * clamp(u ** 0.8)) ** 0.8
  if (lobes) {
    for (const s of [-1, 1]) {
      leafBlade(marks, base, plus(plus(base, times(run, 0.72)), times(side, s * 0.36)), {
        half: half * 0.6,
        colours,
        shape,
        pairs: 5,
        bow: -s * half * 0.2,
        phase: phase + s,
        arch: -4,
      })
    }
  }
  leafBlade(marks, base, tip, {
    half: lobes ? half * 0.8 : half,
    colours,
    shape,
    pairs: 6,
    bow: half * 0.15 * Math.sin(phase),
    phase,
    arch: half * 0.2,
  })
}

/** A leaf, twice divided into threes, from `base` heading `angle` (radians on the page). */
export function leaf(
  marks: Relief,
  base: Vec,
  angle: number,
  size: number,
  colours: LeafColours,
  phase: number,
  depth = 0,
): void {
  const to = (p: Vec, a: number, r: number, z: number): Vec => [
    p[0] + Math.cos(a) * r,
    p[1] + Math.sin(a) * r,
    p[2] + z,
  ]
  const fork = to(base, angle, size * 0.42, depth * 0.4)
  petiole(
    marks,
    [base, to(base, angle + 0.06, size * 0.22, depth * 0.3), fork],
    3.6,
    2.6,
    '#8a8a58',
  )
  for (const [k, turn] of [-0.95, 0, 0.95].entries()) {
    const reach = turn === 0 ? 0.3 : 0.2
    const node = to(fork, angle + turn * 0.8, size * reach, depth * 0.2)
    petiole(
      marks,
      [fork, to(fork, angle + turn * 0.85, size * reach * 0.5, 0), node],
      2.4,
      1.8,
      '#8a8a58',
    )
    for (const [j, t] of [-0.85, 0.85, 0].entries()) {
      const heading = angle + turn + t + 0.12 * Math.sin(phase * 3 + k * 2 + j)
      const length = size * (t === 0 ? 0.42 : 0.32) * (1 + 0.1 * Math.sin(phase + k + j * 2))
      leaflet(
        marks,
        to(node, heading, 3, 0),
        to(node, heading, length, 20 * Math.sin(phase + k * 1.7 + j * 2.3)),
        length * (t === 0 ? 0.36 : 0.25),
        colours,
        t === 0,
        phase + k + j,
      )
    }
  }
}

export const sage: LeafColours = { ...greens.blue, base: '#3d6a4c', pale: '#7fa37c' }
