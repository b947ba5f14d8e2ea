/** The call that finds species by permanent codes or by names. */
import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { labelsMaximum } from '../limits.ts'
import { kindSchema, nameInput, namesSchema } from '../schemas/species.ts'

export const permanentCalls = {
  identifySpecies: endpoint({
    method: 'POST',
    path: '/identifySpecies',
    allow: 'visitor',
    summary: 'Species by the codes of their permanent addresses, or by present or former names',
    input: z.object({
      species: z
        .array(
          z.union([
            z.strictObject({ code: z.string().max(40).describe('`7h3k9q2m` of `/s/7h3k9q2m`') }),
            z.strictObject({
              name: nameInput.describe('Latin name, present or former'),
              kind: kindSchema
                .optional()
                .describe('Without it both kinds are searched, plants first'),
            }),
          ]),
        )
        .max(labelsMaximum)
        .describe('Each by its code or by its name'),
    }),
    output: z.object({
      species: z
        .array(
          z.object({
            code: z.string().describe('Of its permanent address /s/{code}'),
            kind: kindSchema,
            ...namesSchema.shape,
          }),
        )
        .describe('In the order asked for, each once; unknown ones are left out'),
    }),
  }),
}
