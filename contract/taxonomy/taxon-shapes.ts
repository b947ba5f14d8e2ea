/** Defines orders, families and genera on the wire. */
import * as z from 'zod'
import { higherRanks } from './taxon-names.ts'

export const taxonNameSchema = z.object({
  rank: z.enum(higherRanks).describe('Rank of the name'),
  name: z.string().describe('Latin name, such as `Rosaceae`'),
  commonName: z.string().describe('English name; empty if unknown'),
  chineseName: z.string().describe('Chinese name; empty if unknown'),
})

export const countedTaxonSchema = taxonNameSchema.extend({
  species: z.int().describe('How many species of the taxon are recorded'),
})

export type CountedTaxon = z.infer<typeof countedTaxonSchema>
export type TaxonName = z.infer<typeof taxonNameSchema>
