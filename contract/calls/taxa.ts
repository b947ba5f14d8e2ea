/** Defines the calls about orders, families and genera. */
import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { nameMaximum } from '../limits.ts'
import { pageInput, pageOf } from '../paging.ts'
import { newestPictureSchema } from '../schemas/pictures.ts'
import { kindSchema, namesSchema } from '../species-names.ts'
import { higherRanks } from '../taxonomy/taxon-names.ts'
import { countedTaxonSchema, taxonNameSchema } from '../taxonomy/taxon-shapes.ts'

export const taxaCalls = {
  taxa: endpoint({
    method: 'GET',
    path: '/taxa',
    allow: 'visitor',
    summary: 'The orders and families of all plants or all birds, with the number of species',
    input: z.object({ kind: kindSchema.default('plant') }),
    output: z.object({
      orders: z
        .array(
          countedTaxonSchema.extend({
            families: z.array(countedTaxonSchema).describe('By Latin name'),
          }),
        )
        .describe('By Latin name; families without an order come last, under an empty name'),
      unknown: z.int().describe('How many species have no family'),
    }),
  }),
  taxon: endpoint({
    method: 'GET',
    path: '/taxon',
    allow: 'visitor',
    summary:
      'An order, a family or a genus: its names, the taxa above and below it, and its species',
    fails: [404],
    input: z.object({
      rank: z.enum(higherRanks).describe('Rank of the name'),
      name: z.string().trim().min(1).max(nameMaximum).describe('Latin name, in any letter case'),
      kind: kindSchema
        .optional()
        .describe('For a name that plants and birds share; without a kind, plants come first'),
      page: pageInput,
    }),
    output: z.object({
      kind: kindSchema,
      names: taxonNameSchema.describe('The three names of the taxon'),
      isShared: z.boolean().describe('Whether the other kind has a taxon of this name too'),
      above: z
        .array(taxonNameSchema)
        .describe('The order of a family, or the order and then the family of a genus'),
      below: z
        .array(countedTaxonSchema)
        .describe('The families of an order, or the genera of a family'),
      results: z
        .array(
          namesSchema.extend({
            authorship: z.string().describe('Authors of the Latin name; empty if unknown'),
            picture: newestPictureSchema.nullable().describe('Null without photographs'),
          }),
        )
        .describe('The species of the taxon, by Latin name'),
      ...pageOf,
    }),
  }),
}
