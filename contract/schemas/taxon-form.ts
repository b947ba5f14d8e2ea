/** Defines the classification of a species in the forms for new species, edits and corrections. */
import * as z from 'zod'
import { isProse, type TextField } from '../kinds.ts'
import { longTextMaximum, synonymsMaximum } from '../limits.ts'
import { synonymLines } from '../taxonomy/synonyms.ts'
import { problems, type SpeciesRecord, shortText, taxonSchemas } from './species-record.ts'
import { describedAs } from './text-descriptions.ts'

/** A text with one synonym per line, `name | authorship | source`, or a list. */
const synonymsInput = z
  .union([
    z.string().max(2 * longTextMaximum, { error: problems.tooLong(longTextMaximum) }),
    z
      .array(
        z.object({
          scientificName: shortText.describe('Latin name'),
          authorship: shortText.default('').describe('Authors of the name'),
          source: shortText.default('').describe('Book or database that gives the synonym'),
        }),
      )
      .max(synonymsMaximum)
      .transform(synonymLines),
  ])
  .pipe(taxonSchemas.synonyms)
const synonymForms = 'one per line, as `name | authorship | source`, or a list of objects'

/**
 * An absent field stays unchanged; in a new species, the site derives rank, genus, family and order from the Latin
 * name.
 */
export const taxonForm = {
  authorship: taxonSchemas.authorship.optional().describe(describedAs.authorship),
  rank: taxonSchemas.rank.optional().describe(describedAs.rank),
  genus: taxonSchemas.genus.optional().describe(describedAs.genus),
  family: taxonSchemas.family.optional().describe(describedAs.family),
  order: taxonSchemas.order.optional().describe(describedAs.order),
  synonyms: synonymsInput.optional().describe(`${describedAs.synonyms}: ${synonymForms}`),
}

/**
 * @returns the texts without empty characters and without empty fields of the classification. The approval fills the
 * classification from the Latin name.
 */
export function withoutUnknown(texts: SpeciesRecord['texts']): SpeciesRecord['texts'] {
  const knownTexts = Object.entries(texts).filter(
    ([field, text]) => text || isProse(field as TextField),
  )
  return Object.fromEntries(knownTexts)
}
