/** Defines the kind and the names of a species on the wire. */
import * as z from 'zod'
import { nameMaximum } from './limits.ts'

export const kindSchema = z.enum(['plant', 'bird']).describe('Kind of the species: plant or bird')

export const namesSchema = z.object({
  latinName: z.string(),
  commonName: z.string().describe('English name; empty when none is recorded'),
  chineseName: z.string(),
})

/** A Latin name as a caller writes it; underscores stand for spaces. */
export const nameInput = z
  .string()
  .trim()
  .min(1)
  .max(nameMaximum)
  .describe('Latin name of a species; underscores stand for spaces')
