/** The shape of a species' facts for occurrence data. */
import * as z from 'zod'
import { establishmentDegrees, establishmentMeans } from './establishment.ts'

export const occurrenceFactsSchema = z.object({
  sensitive: z
    .boolean()
    .describe('Whether its place is hidden from visitors and left out of the data'),
  means: z
    .enum(['', ...establishmentMeans])
    .describe('How it came to the campus (establishmentMeans of Darwin Core); empty if unknown'),
  degree: z
    .enum(['', ...establishmentDegrees])
    .describe(
      'How well it is established there (degreeOfEstablishment of Darwin Core); empty for the usual one: `cultivated` for plants, unknown for birds',
    ),
})
export type OccurrenceFacts = z.infer<typeof occurrenceFactsSchema>
