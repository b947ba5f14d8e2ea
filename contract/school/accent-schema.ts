/**
 * Checks the character in the seal of a school, and its accent colour, which needs contrast in the light colour scheme.
 */
import * as z from 'zod'
import { accentContrast, isColour, readableAccent, textContrast } from './accent-colour.ts'

const oneCharacter = { error: 'must be one character' }

/** One character, which may take two UTF-16 units. */
export const sealSchema = z
  .string()
  .max(2, oneCharacter)
  .regex(/^\p{L}$/u, oneCharacter)

export const accentSchema = z
  .string()
  .max(7, { error: 'must be a colour such as #b03a25', abort: true })
  .refine(isColour, { error: 'must be a colour such as #b03a25', abort: true })
  .superRefine(requireContrast)

/** Requires enough contrast, because the site shows the accent as text and behind text. */
function requireContrast(colour: string, context: z.core.$RefinementCtx): void {
  const ratio = accentContrast(colour, 'light')
  if (ratio >= textContrast) return
  const nearest = readableAccent(colour, 'light')
  const ratioText = (Math.floor(ratio * 10) / 10).toFixed(1)
  const message = `has a contrast of ${ratioText} with the page and needs ${textContrast}: the nearest is ${nearest}`
  context.addIssue({ code: 'custom', message })
}
