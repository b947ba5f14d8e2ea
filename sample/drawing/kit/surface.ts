/** A curved sheet in space, such as a leaf or a petal, cut into small shaded patches. */
import type { Rgb } from './colour.ts'
import { line, type Mark, patch } from './mark.ts'
import { type Facing, facing, type Turn, type Vector } from './space.ts'

type Surface = {
  /** The place of (along 0..1, across -1..1) before it is turned into position. */
  shape(along: number, across: number): Vector
  place: Turn
  rows: number
  /** Patches on each side of the middle line. */
  columns: number
  colour(along: number, across: number, facing: Facing): Rgb
  /** Reaches of the margin at `along`, for each side; 1 is uncut. */
  margin?: ((along: number, side: 1 | -1) => number) | undefined
  /** Colour and width of the ink line round the edge. */
  edge?: { colour: Rgb; width: number }
  /** The far end has a breadth of its own (fans), so it needs its ink line too. */
  openTip?: boolean
}

export function surface({
  shape,
  place,
  rows,
  columns,
  colour,
  margin,
  edge,
  openTip,
}: Surface): Mark[] {
  const marks: Mark[] = []
  const at = (along: number, across: number): Vector => place(shape(along, across))
  const finer = margin ? 6 : 4
  // Rows lie closer towards both ends, where outlines turn sharply.
  const spaced = (row: number): number => (1 - Math.cos((row / rows) * Math.PI)) / 2
  for (let row = 0; row < rows; row += 1) {
    const from = spaced(row)
    const to = spaced(row + 1)
    for (const side of [1, -1] as const) {
      for (let column = 0; column < columns; column += 1) {
        const inner = (side * column) / columns
        const outer = (side * (column + 1)) / columns
        const middle = (inner + outer) / 2
        const a = at(from, inner)
        const b = at(to, inner)
        const c = at(to, outer)
        const d = at(from, outer)
        const how = facing(
          [b[0] - a[0] + c[0] - d[0], b[1] - a[1] + c[1] - d[1], b[2] - a[2] + c[2] - d[2]],
          [
            side * (d[0] - a[0] + c[0] - b[0]),
            side * (d[1] - a[1] + c[1] - b[1]),
            side * (d[2] - a[2] + c[2] - b[2]),
          ],
        )
        const fill = colour((from + to) / 2, middle, how)
        if (edge && openTip && row === rows - 1)
          marks.push(line([b, c], edge.width, edge.colour, 0.6))
        if (column < columns - 1) {
          marks.push(patch([a, b, c, d], fill))
          continue
        }
        // The outermost patch follows the cut of the margin, which is finer than the mesh.
        const rim: Vector[] = []
        for (let step = 0; step <= finer; step += 1) {
          const along = spaced(row + 1 - step / finer)
          rim.push(at(along, outer * (margin?.(along, side) ?? 1)))
        }
        marks.push(patch([a, b, ...rim], fill))
        if (edge) marks.push(line(rim, edge.width, edge.colour, 0.6))
      }
    }
  }
  return marks
}
