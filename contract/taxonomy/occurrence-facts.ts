/** The shape of a species' facts for data about occurrences. */
import * as z from 'zod'
import { establishmentDegrees, establishmentMeans } from './establishment.ts'

export const occurrenceFactsSchema = z.object({
  sensitive: z.boolean().describe('Whether visitors and data do not learn its place'),
  means: z
    .enum(['', ...establishmentMeans])
    .describe('How it came to the campus (establishmentMeans of Darwin Core); empty if unknown'),
  degree: z
    .enum(['', ...establishmentDegrees])
    .describe(
      'How well it lives there (degreeOfEstablishment of Darwin Core); empty for the usual one: `cultivated` for plants, unknown for birds',
    ),
})
export type OccurrenceFacts = z.infer<typeof occurrenceFactsSchema>
