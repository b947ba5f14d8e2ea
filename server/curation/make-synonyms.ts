/** Merges several species into one species, which keeps the Latin names of the merged species as synonyms. */

import type { Kind } from '../../contract/kinds.ts'
import { nameKey } from '../../contract/names.ts'
import type { MergeField } from '../../contract/schemas/merging.ts'
import { parseSynonyms, synonymLines } from '../../contract/taxonomy/synonyms.ts'
import { findSpecies, recordOf } from '../catalogue/repositories/species.ts'
import { changeSpecies } from '../catalogue/species/change.ts'
import { fieldsOf } from '../catalogue/species/record.ts'
import { readInstant } from '../database/clock.ts'
import type { Database } from '../database/connection.ts'
import type { SpeciesTable } from '../database/tables/species-table.ts'
import type { SignedIn } from '../kernel/caller.ts'
import { HttpError, notFound } from '../kernel/http-error.ts'
import { openChange } from '../ledger/ledger.ts'
import { mergeRows, recordMerge } from './delete-and-merge.ts'

interface SynonymMerge {
  into: string
  from: readonly string[]
}

/**
 * Merges the species, and adds the synonyms. The remaining species keeps its fields, and takes fields that it lacks
 * from the merged species, except the classification.
 * @returns the id of the ledger entry
 * @throws {HttpError} 404 for an unknown species; 400 if a merged species is the remaining species
 */
export async function makeSynonyms(
  { db }: Pick<Database, 'db'>,
  caller: SignedIn,
  kind: Kind,
  { into, from }: SynonymMerge,
): Promise<string> {
  return db.transaction().execute(async (transaction) => {
    const change = await openChange(transaction)
    const mergedRows: SpeciesTable[] = []
    for (const name of new Set(from.map(nameKey))) {
      const row = await findSpecies(transaction, kind, name)
      const remaining = await findSpecies(transaction, kind, into)
      if (!row || !remaining) throw notFound(`No ${kind} is recorded under this name`)
      if (row.id === remaining.id) {
        throw new HttpError(400, 'same_species', 'These are already the same species')
      }
      const merge = { take: missingFields(row, remaining), cover: 'into' } as const
      await mergeRows(transaction, caller, { from: row, into: remaining }, merge, change.touch)
      mergedRows.push(row)
    }
    const remaining = await findSpecies(transaction, kind, into)
    const [first] = mergedRows
    if (!remaining || !first) throw notFound(`No ${kind} is recorded under this name`)
    const origin = { submissionId: null, at: await readInstant(transaction) }
    const texts = { synonyms: withSynonyms(remaining, mergedRows) }
    await changeSpecies(transaction, remaining, { texts }, origin, change.touch)
    return recordMerge(change, caller, first, remaining.latin_name)
  })
}

/** The fields that a merge does not copy, because they belong to the merged name. */
const neverCopied = ['authorship', 'rank', 'genus', 'family', 'order', 'synonyms']

function missingFields(source: SpeciesTable, target: SpeciesTable): MergeField[] {
  const targetFields = new Map(fieldsOf(recordOf(target)))
  return fieldsOf(recordOf(source)).flatMap(([field, text]) =>
    text !== '' && !targetFields.get(field) && !neverCopied.includes(field)
      ? [field as MergeField]
      : [],
  )
}

function withSynonyms(remaining: SpeciesTable, mergedRows: readonly SpeciesTable[]): string {
  const added = mergedRows.flatMap(({ latin_name, authorship, synonyms }) => [
    { scientificName: latin_name, authorship, source: '' },
    ...parseSynonyms(synonyms),
  ])
  const all = [...parseSynonyms(remaining.synonyms), ...added]
  const byKey = new Map(all.map((synonym) => [nameKey(synonym.scientificName), synonym]))
  byKey.delete(remaining.name_key)
  return synonymLines([...byKey.values()])
}
