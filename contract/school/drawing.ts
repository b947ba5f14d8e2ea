/** Drawings of the school's content: path data of SVG. */
import * as z from 'zod'

/** Commands and numbers alone, so a drawing can run and load nothing. */
export const strokes = z
  .string()
  .max(4000)
  .regex(/^[MmLlHhVvCcSsQqTtAaZz\d .,-]+$/, { error: 'must be SVG path data' })
