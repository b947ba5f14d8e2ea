/**
 * Deletes an orphaned row and its dependents, and records all these rows in the ledger so that an undo can restore
 * them. The module also rejects the submissions of a missing species.
 */
import { archivedTables } from '../backup/archive/archived-tables.ts'
import {
  removeSubmissionFromRevisions,
  revisionsOfSubmission,
} from '../catalogue/repositories/revisions.ts'
import { removeImages } from '../curation/edit-images.ts'
import type { Database, Queries } from '../database/connection.ts'
import { type Action, openChange, type Touch } from '../ledger/ledger.ts'
import type { Subject } from '../ledger/present.ts'
import type { RestorableTable } from '../ledger/touched-row.ts'
import { rejectSubmissionsOf } from '../submissions/deciding/species-deleted-or-merged.ts'
import { halvesOfCreations, picturesOfNewSpecies } from '../submissions/records/repository.ts'

type Row = Record<string, string>

const keyOf = new Map(archivedTables)
const subjects: Partial<Record<RestorableTable, Subject['kind']>> = {
  picture: 'picture',
  artwork: 'artwork',
  creation: 'creation',
  featured: 'pair',
}

/** @returns a description of the repair */
export async function deleteRow(
  { db }: Database,
  table: RestorableTable,
  row: Row,
): Promise<string> {
  const subject = { kind: subjects[table] ?? 'species', name: '', ...(row.id && { id: row.id }) }
  await inOneChange(db, { action: 'delete', subject }, async (transaction, touch) => {
    if (table === 'picture' || table === 'artwork') {
      return removeImages(transaction, table, [row.id ?? ''], touch)
    }
    if (table === 'submission') await removeDependents(transaction, row.id ?? '', touch)
    await removeRow(transaction, table, row, touch)
  })
  return 'the row is in the recycle bin'
}

/** Rejects the submissions of a missing species. @returns a description of the repair */
export async function rejectAll({ db }: Database, speciesId: string): Promise<string> {
  const subject = { kind: 'species', id: speciesId, name: '' } as const
  await inOneChange(db, { action: 'reject', subject }, (transaction, touch) =>
    rejectSubmissionsOf(transaction, speciesId, null, touch),
  )
  return 'the reference was removed, and the undecided submissions of the species were rejected'
}

/**
 * Makes changes in one transaction, and records them in one ledger entry.
 * @returns the result of `make`
 */
export async function inOneChange<Result>(
  db: Database['db'],
  entry: { action: Action; subject: Subject },
  make: (db: Queries, touch: Touch) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (transaction) => {
    const change = await openChange(transaction)
    const result = await make(transaction, change.touch)
    await change.record({ accountId: null, ...entry })
    return result
  })
}

async function removeRow(
  db: Queries,
  table: RestorableTable,
  row: Row,
  touch: Touch,
): Promise<void> {
  const key = (keyOf.get(table) ?? []).map((column) => [column, row[column] ?? ''] as const)
  await touch(table, Object.fromEntries(key))
  let query = db.deleteFrom(table as 'species')
  for (const [column, value] of key) query = query.where(column as 'id', '=', value)
  await query.execute()
}

async function removeDependents(db: Queries, id: string, touch: Touch): Promise<void> {
  // The author of a new species is also the author of its pictures, so the author of the pictures is missing too.
  const dependents = [
    ...(await halvesOfCreations(db, [id])),
    ...(await picturesOfNewSpecies(db, [id])),
  ]
  for (const dependent of dependents) {
    await removeDependents(db, dependent.id, touch)
    await removeRow(db, 'submission', { id: dependent.id }, touch)
  }
  for (const revision of await revisionsOfSubmission(db, id)) await touch('revision', revision.id)
  await removeSubmissionFromRevisions(db, id)
}
