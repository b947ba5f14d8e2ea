/**
 * The folded wing, drawn in its own frame: the bend of the wing at (0, 0), the tip at (1, 0), the belly side +y.
 * Each tract goes from its outermost feather (lowest, laid first) to its innermost, as the wing folds in life.
 */
import type { Random } from '../../kit/random.ts'
import { type Blade, blade } from './feathers.ts'
import { add, between, curve, length, minus, type Point, unit } from './geometry.ts'
import { colour, darken, type Ink } from './ink.ts'
import { lesserCoverts } from './lesser-coverts.ts'
import type { TractInk } from './wing-ink.ts'

export type Wing = {
  /** Bend of the wing and wing tip in body millimetres. */
  bend: Point
  tip: Point
  /** Depth of the wing as a share of its length, 1 for a sparrow. */
  depth?: number
  primaries: (i: number) => TractInk
  secondaries: (i: number) => TractInk
  tertials: (i: number) => TractInk
  greater: (i: number) => TractInk
  median: (i: number) => TractInk
  /** The small feathers at the bend, by place in the wing's frame. */
  lesser: (x: number, y: number) => Ink
  primaryCoverts?: TractInk
  counts?: {
    primaries?: number
    secondaries?: number
    tertials?: number
    greater?: number
    median?: number
  }
  /** How far the primaries reach beyond the tertials: 0 none .. 1 as in a sparrow. */
  projection?: number
  pointed?: number
}

type Tract = {
  ink: (i: number) => TractInk
  count: number
  roots: [Point, Point]
  tips: [Point, Point]
  width: [number, number]
  bow: number
  point?: number
}

export function foldedWing(
  wing: Wing,
  frame: { bend: Point; tip: Point },
  pen: number,
  chance: Random,
): string {
  const axis = minus(frame.tip, frame.bend)
  const size = length(axis)
  const ahead = unit(axis)
  const down: Point = [-ahead[1], ahead[0]]
  const depth = wing.depth ?? 1
  const put = ([x, y]: Point): Point =>
    add(add(frame.bend, ahead, x * size), down, y * size * depth)
  const p = wing.projection ?? 1
  const counts = {
    primaries: 7,
    secondaries: 6,
    tertials: 3,
    greater: 8,
    median: 7,
    ...wing.counts,
  }
  const tertialTip = 0.94 - 0.2 * p
  const tracts: Tract[] = [
    {
      ink: wing.primaries,
      count: counts.primaries,
      roots: [
        [0.22, 0.19],
        [0.3, 0.08],
      ],
      tips: [
        [1, 0.012],
        [tertialTip + 0.02, 0.035],
      ],
      width: [0.05, 0.055],
      bow: 0.05,
      point: wing.pointed ?? 0.6,
    },
    {
      ink: wing.secondaries,
      count: counts.secondaries,
      roots: [
        [0.2, 0.2],
        [0.22, 0.04],
      ],
      tips: [
        [tertialTip - 0.09, 0.13],
        [tertialTip - 0.02, 0.055],
      ],
      width: [0.06, 0.066],
      bow: 0.02,
      point: 0.2,
    },
    {
      ink: wing.tertials,
      count: counts.tertials,
      roots: [
        [0.22, 0.05],
        [0.18, -0.03],
      ],
      tips: [
        [tertialTip, 0.035],
        [tertialTip - 0.2, -0.03],
      ],
      width: [0.1, 0.1],
      bow: 0.015,
      point: 0.25,
    },
  ]
  const shade = `<path d="${curve(
    (
      [
        [0, 0.06],
        [0.1, 0.19],
        [0.3, 0.25],
        [0.55, 0.2],
        [0.8, 0.1],
        [0.98, 0.03],
        [0.7, 0.02],
        [0.3, 0],
      ] as Point[]
    ).map(put),
    true,
  )}" fill="#1b1a1e" fill-opacity=".26" filter="url(#bird-soft)"/>`
  let svg = shade
  for (const tract of tracts) svg += lay(tract)
  if (wing.primaryCoverts) {
    svg += lay({
      ink: () => wing.primaryCoverts as TractInk,
      count: 4,
      roots: [
        [0.06, 0.14],
        [0.1, 0.1],
      ],
      tips: [
        [0.46, 0.205],
        [0.44, 0.15],
      ],
      width: [0.045, 0.05],
      bow: 0.02,
    })
  }
  svg += lay({
    ink: wing.greater,
    count: counts.greater,
    roots: [
      [0.1, 0.16],
      [0.12, -0.05],
    ],
    tips: [
      [0.42, 0.165],
      [0.36, -0.035],
    ],
    width: [0.05, 0.055],
    bow: 0.008,
    point: 0.1,
  })
  svg += lay({
    ink: wing.median,
    count: counts.median,
    roots: [
      [0.06, 0.14],
      [0.06, -0.05],
    ],
    tips: [
      [0.25, 0.145],
      [0.22, -0.05],
    ],
    width: [0.055, 0.055],
    bow: 0,
    point: 0,
  })
  return svg + lesserCoverts(wing.lesser, { put, size, depth }, pen, chance)

  function lay({ ink, count, roots, tips, width, bow, point = 0.2 }: Tract): string {
    let blades = ''
    for (let i = 0; i < count; i += 1) {
      const t = count === 1 ? 0 : i / (count - 1)
      const { fill, edge, edgeWidth, tip, tipLength, sheen } = ink(i)
      const feather: Blade = {
        root: put(between(roots[0], roots[1], t)),
        tip: put(
          add(between(tips[0], tips[1], t), [chance.around(0, 0.006), chance.around(0, 0.004)]),
        ),
        width: (width[0] + (width[1] - width[0]) * t) * size * depth,
        bow: bow * size * (1 - t * 0.5),
        fill: darken(colour(fill), 0.2 * (1 - t)),
        point,
        ...(edge ? { edge: darken(colour(edge), 0.12 * (1 - t)) } : {}),
        ...(edgeWidth === undefined ? {} : { edgeWidth }),
        ...(tip ? { tipFill: colour(tip) } : {}),
        ...(tipLength === undefined ? {} : { tipLength }),
        ...(sheen ? { sheen: colour(sheen) } : {}),
      }
      blades += blade(feather, pen)
    }
    return blades
  }
}
