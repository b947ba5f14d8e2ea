/** Finds the texts of a species at a revision, even if an undo has removed that revision. */
import type { SpeciesRecord } from '../../../contract/schemas/species-record.ts'
import type { Queries } from '../../database/connection.ts'
import type { SpeciesTable } from '../../database/tables/species-table.ts'
import { loggedRows } from '../../ledger/row-history.ts'
import { findRevision } from '../repositories/revisions.ts'
import { recordOf } from '../repositories/species.ts'

/** @returns undefined if neither the revisions nor the ledger have it any more */
export async function recordAt(
  db: Queries,
  species: SpeciesTable,
  revision: number,
): Promise<SpeciesRecord | undefined> {
  if (revision === species.revision) return recordOf(species)
  const kept = await findRevision(db, species.id, revision)
  if (kept) return JSON.parse(kept.record) as SpeciesRecord
  const logged = await loggedRows(db, 'species', species.id)
  const then = (logged as unknown as SpeciesTable[]).find((row) => row.revision === revision)
  return then && recordOf(then)
}
