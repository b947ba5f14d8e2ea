/** Defines the facts of a species for occurrence data. */
import * as z from 'zod'
import { establishmentDegrees, establishmentMeans } from './establishment.ts'

export const occurrenceFactsSchema = z.object({
  sensitive: z
    .boolean()
    .describe('Whether the place is withheld from visitors and from data archives'),
  means: z
    .enum(['', ...establishmentMeans])
    .describe(
      'How the species came to the campus (establishmentMeans of Darwin Core); empty if unknown',
    ),
  degree: z
    .enum(['', ...establishmentDegrees])
    .describe(
      'How well the species is established on the campus (degreeOfEstablishment of Darwin Core); empty for the usual degree: `cultivated` for plants, unknown for birds',
    ),
})
export type OccurrenceFacts = z.infer<typeof occurrenceFactsSchema>
