/** Defines the call that finds species by permanent codes, names, kind, place or family. */
import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { labelsMaximum, nameMaximum, placeMaximum, selectionMaximum } from '../limits.ts'
import { kindSchema, nameInput, namesSchema } from '../species-names.ts'

export const permanentCalls = {
  identifySpecies: endpoint({
    method: 'POST',
    path: '/identifySpecies',
    allow: 'visitor',
    summary:
      'Species by the codes of their permanent addresses, by present or former names, or by kind, place or family',
    input: z.object({
      species: z
        .array(
          z.union([
            z.strictObject({ code: z.string().max(40).describe('`7h3k9q2m` of `/s/7h3k9q2m`') }),
            z.strictObject({
              name: nameInput.describe('Latin name, present or former'),
              kind: kindSchema
                .optional()
                .describe('Without a kind, both kinds are searched, plants first'),
            }),
            z.strictObject({ all: kindSchema.describe('Species of the kind, by Latin name') }),
            z.strictObject({
              place: z
                .string()
                .trim()
                .min(1)
                .max(placeMaximum)
                .describe(
                  'Species whose location contains this text, plants first; without sensitive species',
                ),
            }),
            z.strictObject({
              family: z
                .string()
                .trim()
                .min(1)
                .max(nameMaximum)
                .describe('Species of the family with this Latin name, plants first'),
            }),
          ]),
        )
        .max(labelsMaximum)
        .describe(
          `Each species by its code or name, or at most ${selectionMaximum} species of a kind, a place or a family`,
        ),
    }),
    output: z.object({
      species: z
        .array(
          z.object({
            code: z.string().describe('Code of the permanent address /s/{code}'),
            kind: kindSchema,
            ...namesSchema.shape,
          }),
        )
        .describe('In the order of the request, each species once; unknown species are left out'),
    }),
  }),
}
