/** Finds the empty fields of a classification that the site's own table or the reference can fill. */
import type { NameQuestion } from '../../../contract/taxonomy/name-questions.ts'
import { findSpecies, recordOf } from '../../catalogue/repositories/species.ts'
import { classified } from '../../catalogue/species/change.ts'
import type { Queries } from '../../database/connection.ts'
import type { SpeciesTable } from '../../database/tables/species-table.ts'
import type { Question } from './questions.ts'

const filledFields = ['genus', 'family', 'order'] as const
type Filled = Partial<Record<(typeof filledFields)[number], string>>

/**
 * @returns the family and the order for a question about an unknown genus. The result is null for other questions, and
 * if neither field can be filled.
 */
export async function knownClassification(
  db: Queries,
  { sort, species }: Pick<Question, 'sort' | 'species'>,
): Promise<NameQuestion['found']> {
  if (sort !== 'unknownGenus') return null
  for (const { kind, latin_name } of species) {
    const row = await findSpecies(db, kind, latin_name)
    if (!row) continue
    const missing = await missingOf(db, row)
    if (!missing.family && !missing.order) continue
    return { family: missing.family ?? row.family, order: missing.order ?? row.taxon_order }
  }
  return null
}

/** @returns the empty fields that can be filled, with the texts that fill them */
export async function missingOf(db: Queries, row: SpeciesTable): Promise<Filled> {
  const record = recordOf(row)
  const { texts } = await classified(db, row.kind, record)
  const fillable = filledFields.filter((field) => !record.texts[field] && texts[field])
  return Object.fromEntries(fillable.map((field) => [field, texts[field]]))
}
