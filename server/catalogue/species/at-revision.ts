/** Finds the names and texts of a species at a revision, even if an undo has removed this revision. */
import type { SpeciesRecord } from '../../../contract/schemas/species-record.ts'
import type { Queries } from '../../database/connection.ts'
import type { SpeciesTable } from '../../database/tables/species-table.ts'
import { loggedRows } from '../../ledger/row-history.ts'
import { findRevision } from '../repositories/revisions.ts'
import { recordOf } from '../repositories/species.ts'

/** @returns the record; undefined if neither the revisions nor the ledger contain the revision */
export async function recordAt(
  db: Queries,
  species: SpeciesTable,
  revision: number,
): Promise<SpeciesRecord | undefined> {
  if (revision === species.revision) return recordOf(species)
  const row = await findRevision(db, species.id, revision)
  if (row) return JSON.parse(row.record) as SpeciesRecord
  const logged = await loggedRows(db, 'species', species.id)
  const loggedRow = (logged as unknown as SpeciesTable[]).find((row) => row.revision === revision)
  return loggedRow && recordOf(loggedRow)
}
