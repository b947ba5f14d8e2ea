/** Merges species into one that keeps their Latin names as synonyms. */

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

interface Joined {
  into: string
  from: readonly string[]
}

/**
 * The remaining species keeps its fields. A field that it lacks, except of the classification, is taken from the
 * merged species.
 * @returns the id of the one ledger entry
 * @throws {HttpError} 404 for an unknown species; 400 if a merged species is the remaining one
 */
export async function makeSynonyms(
  { db }: Pick<Database, 'db'>,
  caller: SignedIn,
  kind: Kind,
  { into, from }: Joined,
): Promise<string> {
  return db.transaction().execute(async (transaction) => {
    const change = await openChange(transaction)
    const ended: SpeciesTable[] = []
    for (const name of new Set(from.map(nameKey))) {
      const row = await findSpecies(transaction, kind, name)
      const stays = await findSpecies(transaction, kind, into)
      if (!row || !stays) throw notFound(`No ${kind} is recorded under this name`)
      if (row.id === stays.id) {
        throw new HttpError(400, 'same_species', 'These are already the same species')
      }
      const merge = { take: missingFields(row, stays), cover: 'into' } as const
      await mergeRows(transaction, caller, { from: row, into: stays }, merge, change.touch)
      ended.push(row)
    }
    const stays = await findSpecies(transaction, kind, into)
    const [first] = ended
    if (!stays || !first) throw notFound(`No ${kind} is recorded under this name`)
    const because = { submissionId: null, at: await readInstant(transaction) }
    const texts = { synonyms: withSynonyms(stays, ended) }
    await changeSpecies(transaction, stays, { texts }, because, change.touch)
    return recordMerge(change, caller, first, stays.latin_name)
  })
}

/** The classification belongs to a name, so it is not taken. */
const neverCopied = ['authorship', 'rank', 'genus', 'family', 'order', 'synonyms']

function missingFields(from: SpeciesTable, into: SpeciesTable): MergeField[] {
  const own = new Map(fieldsOf(recordOf(into)))
  return fieldsOf(recordOf(from)).flatMap(([field, text]) =>
    text !== '' && !own.get(field) && !neverCopied.includes(field) ? [field as MergeField] : [],
  )
}

function withSynonyms(stays: SpeciesTable, ended: readonly SpeciesTable[]): string {
  const added = ended.flatMap(({ latin_name, authorship, synonyms }) => [
    { scientificName: latin_name, authorship, source: '' },
    ...parseSynonyms(synonyms),
  ])
  const all = [...parseSynonyms(stays.synonyms), ...added]
  const byKey = new Map(all.map((synonym) => [nameKey(synonym.scientificName), synonym]))
  byKey.delete(stays.name_key)
  return synonymLines([...byKey.values()])
}
