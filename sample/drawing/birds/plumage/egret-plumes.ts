/** The plumes a Little Egret wears in the breeding season. */
import type { Frame } from '../anatomy/bird.ts'
import { add, brush, type Point } from '../anatomy/geometry.ts'

/** Breeding plumes: two ribbons from the nape, lace over back and breast. */
export function plumes(
  { body: { back, belly }, head, turn, pen, chance }: Frame,
  full = 1,
): string {
  let svg = ''
  const strand = (points: Point[], width: number, opacity: number): void => {
    svg += `<path d="${brush(points, (t) => width * (1 - t * 0.85))}" fill="#fdfcf7" fill-opacity="${opacity}" stroke="#b4bec2" stroke-width="${pen * 0.5}" stroke-opacity=".6"/>`
  }
  for (const [sway, reach] of [
    [0, 1],
    [9, 0.9],
  ] as const) {
    const root = head([0.9, 0.05])
    strand(
      [
        root,
        add(root, [26, 10 + sway * 0.4]),
        add(root, [44 * reach, 48 + sway]),
        add(root, [48 * reach, 104 * reach * full]),
      ],
      3.4,
      0.95,
    )
  }
  for (let i = 0; i < 26 * full; i += 1) {
    const t = i / 26
    const from = add(back[2] as Point, turn([t * 60, 4 + t * 9]))
    const far = 96 + chance.between(0, 40)
    strand(
      [
        from,
        add(from, turn([far * 0.5, 4 + chance.around(0, 5)])),
        add(from, turn([far, 20 + chance.between(-16, 12)])),
      ],
      1.7,
      0.85,
    )
  }
  for (let i = 0; i < 14 * full; i += 1) {
    const from = add(belly[1] as Point, [chance.between(0, 18), chance.between(-18, 4)])
    strand(
      [
        from,
        add(from, [chance.around(2, 5), 30]),
        add(from, [chance.around(8, 12), chance.between(50, 74)]),
      ],
      1.8,
      0.85,
    )
  }
  return svg
}
