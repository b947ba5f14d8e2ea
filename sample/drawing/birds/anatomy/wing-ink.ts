/** The inks of the wing: of the feathers of a tract, and of the small coverts. */
import { type Colour, colour, type Ink } from './ink.ts'

export type TractInk = {
  fill: string
  edge?: string
  edgeWidth?: number
  tip?: string
  tipLength?: number
  sheen?: string
}

export const flat =
  (fill: string, edge?: string, edgeWidth?: number): (() => TractInk) =>
  () => ({
    fill,
    ...(edge ? { edge } : {}),
    ...(edgeWidth === undefined ? {} : { edgeWidth }),
  })

export const plainInk = (
  fill: string,
  marks: Partial<{ fringe: string; streak: string; bar: string; spot: string }> = {},
): Ink => {
  const made: { fill: Colour; fringe?: Colour; streak?: Colour; bar?: Colour; spot?: Colour } = {
    fill: colour(fill),
  }
  if (marks.fringe) made.fringe = colour(marks.fringe)
  if (marks.streak) made.streak = colour(marks.streak)
  if (marks.bar) made.bar = colour(marks.bar)
  if (marks.spot) made.spot = colour(marks.spot)
  return made
}
