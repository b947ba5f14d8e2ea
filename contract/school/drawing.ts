/** Checks the drawings of terms and characters, which are SVG path data. */
import * as z from 'zod'

/** Path data with only commands and numbers, so that a drawing cannot run scripts or load files. */
export const strokes = z
  .string()
  .max(4000)
  .regex(/^[MmLlHhVvCcSsQqTtAaZz\d .,-]+$/, { error: 'must be SVG path data' })
