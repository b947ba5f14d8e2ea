/** Moves an edit to another species of its kind. The proposed texts of the edit stay unchanged. */

import type { SpeciesRecord } from '../../../contract/schemas/species-record.ts'
import { findSpecies, findSpeciesById, recordOf } from '../../catalogue/repositories/species.ts'
import type { Queries } from '../../database/connection.ts'
import type { SubmissionTable } from '../../database/tables/tables.ts'
import { notFound } from '../../kernel/http-error.ts'
import { payloadOf } from './payloads.ts'

/** @returns the edit of the other species @throws {HttpError} 404 if no species of the edit's kind has the name */
export async function moveEdit(
  db: Queries,
  row: SubmissionTable,
  latinName: string,
): Promise<SubmissionTable> {
  const species = await findSpecies(db, row.species_kind, latinName)
  if (!species) throw notFound(`No ${row.species_kind} is recorded under this name`)
  if (species.id === row.species_id) return row
  const from = row.species_id ? await findSpeciesById(db, row.species_id) : undefined
  const { after } = payloadOf(row, 'edit')
  return {
    ...row,
    species_id: species.id,
    moved_from: row.moved_from ?? from?.latin_name ?? null,
    base_revision: species.revision,
    payload: JSON.stringify({ before: fieldsNamedBy(recordOf(species), after), after }),
  }
}

/** @returns the record reduced to the fields that `change` contains */
export function fieldsNamedBy(
  record: SpeciesRecord,
  change: Partial<SpeciesRecord>,
): Partial<SpeciesRecord> {
  const fields = Object.keys(change).filter((field) => field !== 'texts') as (keyof SpeciesRecord)[]
  const texts = Object.keys(change.texts ?? {}).map((field) => [
    field,
    record.texts[field as keyof typeof record.texts] ?? '',
  ])
  return {
    ...Object.fromEntries(fields.map((field) => [field, record[field]])),
    ...(change.texts && { texts: Object.fromEntries(texts) }),
  }
}
