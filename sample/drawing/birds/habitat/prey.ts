/** What a bird has in its bill; drawn over the finished bird, in its own millimetres. */
import type { Frame } from '../anatomy/bird.ts'
import { add, brush, curve, type Point, rotate } from '../anatomy/geometry.ts'

/** A small fish held across the bill, head to the left. `where` is in head units. */
export function fish({ head, pen }: Frame, where: Point, long = 30, angle = 62): string {
  const centre = head(where)
  const put = ([x, y]: Point): Point => add(centre, rotate([x * long, y * long], angle))
  const path = (points: Point[], closed = true): string => curve(points.map(put), closed)
  const trunk: Point[] = [
    [-0.5, 0],
    [-0.36, -0.1],
    [-0.1, -0.15],
    [0.2, -0.09],
    [0.36, -0.03],
    [0.36, 0.04],
    [0.2, 0.1],
    [-0.1, 0.15],
    [-0.36, 0.1],
  ]
  let scales = ''
  for (let i = 0; i < 7; i += 1)
    scales += path(
      [
        [-0.2 + i * 0.07, -0.09 + i * 0.006],
        [-0.17 + i * 0.07, 0],
        [-0.2 + i * 0.07, 0.1 - i * 0.006],
      ],
      false,
    )
  return `<path d="${path([
    [0.34, 0],
    [0.46, -0.12],
    [0.56, -0.15],
    [0.5, 0],
    [0.57, 0.15],
    [0.46, 0.12],
  ])}" fill="#8d9aa0" stroke="#3a4346" stroke-width="${pen * 0.7}"/>
<path d="${path([
    [-0.05, -0.14],
    [0.05, -0.24],
    [0.16, -0.1],
  ])}" fill="#8d9aa0"/><path d="${path(trunk)}" fill="#cfd8d8" stroke="#3a4346" stroke-width="${pen * 0.8}"/>
<path d="${path([
    [-0.48, -0.02],
    [-0.3, -0.1],
    [0, -0.14],
    [0.3, -0.05],
    [0.1, -0.06],
    [-0.3, -0.04],
  ])}" fill="#5f7276" fill-opacity=".8"/>
<path d="${scales}" fill="none" stroke="#7d8b8e" stroke-width="${pen * 0.6}"/><path d="${path(
    [
      [-0.28, -0.09],
      [-0.24, 0],
      [-0.28, 0.1],
    ],
    false,
  )}" fill="none" stroke="#4a5659" stroke-width="${pen}"/>
<circle cx="${put([-0.38, -0.02])[0]}" cy="${put([-0.38, -0.02])[1]}" r="${long * 0.035}" fill="#f2e9b8" stroke="#23292b" stroke-width="${pen * 0.8}"/>`
}

/** A worm hanging from the tip of the bill. */
export function worm({ head, pen }: Frame, where: Point, long = 30): string {
  const from = head(where)
  const points: Point[] = [
    [-0.2, -0.1],
    [0, 0],
    [0.16, 0.24],
    [-0.04, 0.46],
    [0.12, 0.7],
    [0.02, 0.9],
  ].map(([x, y]) => add(from, [(x as number) * long, (y as number) * long]))
  return `<path d="${brush(points, (t) => long * 0.1 * Math.min(1, 0.5 + t * 3, (1.08 - t) * 4), 24)}" fill="#c2877a" stroke="#6d3f38" stroke-width="${pen * 0.7}"/><path d="${brush(
    points.map((p) => add(p, [-long * 0.015, 0])),
    () => long * 0.018,
    24,
  )}" fill="#f0cfc2" fill-opacity=".8"/>`
}
