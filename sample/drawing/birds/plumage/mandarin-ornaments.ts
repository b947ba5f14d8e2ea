/** What only the mandarin drake wears: sails on his back, whiskers on his cheeks. */
import type { Frame } from '../anatomy/bird.ts'
import { add, along, brush, curve, type Point } from '../anatomy/geometry.ts'

/** The two orange sails: inner tertials grown into upright fans. */
export function sails({ turn, pen, chance }: Frame, size = 1): string {
  let svg = ''
  for (const [shift, near] of [
    [10, false],
    [0, true],
  ] as const) {
    const put = ([x, y]: Point): Point => add(turn([shift + 14, -36]), turn([x * size, y * size]))
    const rim: Point[] = [
      [-22, 10],
      [-27, -8],
      [-19, -28],
      [-2, -42],
      [20, -49],
      [32, -47],
    ]
    const rear: Point[] = [
      [32, -47],
      [35, -28],
      [32, -8],
      [22, 12],
    ]
    svg += `<path d="${curve([...rim, ...rear.slice(1)].map(put), true)}" fill="${near ? '#c56a2a' : '#95481c'}" stroke="#3a2415" stroke-width="${pen * 0.8}"/>`
    // Barbs run from the foot to the rim, chestnut in front, pale gold behind.
    for (let i = 0; i < 70; i += 1) {
      const t = chance.between(0, 1)
      const end = along(rim, t)
      const foot: Point = [-14 + t * 30, 10 + chance.around(0, 3)]
      const bend: Point = [(foot[0] + end[0]) / 2 + 5 - t * 8, (foot[1] + end[1]) / 2 + 2]
      const tone = t < 0.3 ? ['#7e3413', '#9c4a1d', '#b86329'] : ['#a8521f', '#d98a42', '#eab06a']
      svg += `<path d="${brush(
        [foot, bend, end].map((p) => put(p as Point)),
        (s) => pen * (1.5 - s * 0.8),
      )}" fill="${chance.pick(tone)}" fill-opacity=".62"/>`
    }
    svg += `<path d="${curve(
      (
        [
          [20, -49],
          [32, -47],
          [35, -28],
          [32, -8],
          [22, 12],
          [27, -8],
          [29, -28],
          [24, -43],
        ] as Point[]
      ).map(put),
      true,
    )}" fill="#f4ead6"/>`
    svg += `<path d="${curve(
      (
        [
          [22, -47],
          [28, -28],
          [26, -8],
          [21, 11],
        ] as Point[]
      ).map(put),
    )}" fill="none" stroke="#23283f" stroke-width="${pen * 2}"/>`
  }
  return svg
}

/** Long pointed cheek feathers, laid over the breast. */
export function whiskers({ head, pen, chance }: Frame): string {
  let svg = ''
  for (let i = 0; i < 46; i += 1) {
    const t = i / 45
    const root: Point = [-0.1 + t * 0.95, 0.42 + chance.around(0, 0.12)]
    const tip: Point = [
      root[0] + 0.3 + chance.around(0.1, 0.18),
      root[1] + 0.55 + 0.35 * Math.sin(t * 3) + chance.around(0, 0.12),
    ]
    const middle: Point = [(root[0] + tip[0]) / 2 + 0.02, (root[1] + tip[1]) / 2 + 0.06]
    svg += `<path d="${brush(
      [root, middle, tip].map((p) => head(p as Point)),
      (s) => (1 - s * 0.9) * 2.4,
    )}" fill="${chance.pick(['#b8561e', '#c96a2a', '#d98a45', '#9a4417'])}" fill-opacity=".9" stroke="#5e2a10" stroke-width="${pen * 0.35}" stroke-opacity=".5"/>`
  }
  return svg
}
