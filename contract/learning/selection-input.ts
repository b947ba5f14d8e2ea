/** Defines how a call selects species. The learning pages have the same parameters. */
import * as z from 'zod'
import { plantSeasons } from '../kinds.ts'
import { labelsMaximum, nameMaximum, placeMaximum } from '../limits.ts'
import { kindSchema } from '../species-names.ts'

/** Maximum characters of a list of codes, with a comma after each code. */
const codesMaximum = labelsMaximum * 9

export const selectionInput = z.object({
  walk: z.string().min(1).max(64).optional().describe('Key of the walk, as in /walk/{key}'),
  family: z.string().trim().min(1).max(nameMaximum).optional().describe('Latin name of a family'),
  season: z.enum(plantSeasons).optional().describe('Season in which the species were photographed'),
  month: z.coerce
    .number()
    .int()
    .min(1)
    .max(12)
    .optional()
    .describe('Month of any year in which the species were photographed, 1 for January'),
  place: z
    .string()
    .trim()
    .min(1)
    .max(placeMaximum)
    .optional()
    .describe('Species whose location contains this text'),
  species: z
    .string()
    .min(1)
    .max(codesMaximum)
    .optional()
    .describe('Codes of permanent addresses, separated by commas'),
  all: kindSchema.optional().describe('All species of a kind'),
})
