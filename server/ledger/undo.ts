/** Undoes a ledger entry by restoring each touched row to its state before the change. */
import { readInstant } from '../database/clock.ts'
import type { Database, Queries } from '../database/connection.ts'
import { isConstraintError } from '../database/constraint.ts'
import type { Tables } from '../database/tables/tables.ts'
import { HttpError, notFound } from '../kernel/http-error.ts'
import { isSameRow, openChange, readRow } from './ledger.ts'
import type { Subject } from './present.ts'
import { restorableTables, type TouchedRow } from './touched-row.ts'

const changedSince = () =>
  new HttpError(
    409,
    'changed_since',
    'The content has changed since then, so the action cannot be undone',
  )

/**
 * Undoes an entry.
 * @returns the id of the new entry, which can itself be undone
 * @throws {HttpError} 404 if there is no such entry, or if the entry has no rows
 * @throws {HttpError} 409 if the entry is undone or purged, if a row has changed since, or if a constraint prevents the
 * restoration of a row
 */
export async function undoChange(
  { db }: Pick<Database, 'db'>,
  accountId: string,
  id: string,
): Promise<string> {
  return db.transaction().execute(async (transaction) => {
    const change = await openChange(transaction)
    const now = await readInstant(transaction)
    const undone = await transaction
      .updateTable('activity')
      .set({ undone_at: now })
      .where('id', '=', id)
      .where('undone_at', 'is', null)
      .where('purged_at', 'is', null)
      .returningAll()
      .executeTakeFirst()
    if (!undone) throw await notUndoable(transaction, id)
    const rows = JSON.parse(undone.rows) as TouchedRow[]
    if (rows.length === 0) throw notFound('There is nothing to undo')

    for (const row of rows) {
      const currentRow = await readRow(transaction, row.table, row.key)
      if (!isSameRow(row.after, currentRow)) throw changedSince()
      await change.touch(row.table, row.key)
    }
    await freeNames(transaction, rows)
    for (const row of inForeignKeyOrder(rows)) await restoreRow(transaction, row)
    await toggleUndone(transaction, undone.undoes, now)

    const subject = { ...(JSON.parse(undone.subject) as Subject), note: undone.action }
    return change.record({ accountId, action: 'undo', subject, undoes: id })
  })
}

/**
 * Follows the chain of undos back to its first entry, and updates `undone_at` of each entry. An entry whose undo was
 * undone is in effect again, and the entry before this entry is undone again.
 */
async function toggleUndone(db: Queries, entryId: string | null, now: string): Promise<void> {
  let id = entryId
  for (let inEffect = true; id; inEffect = !inEffect) {
    const undone_at = inEffect ? null : now
    const { undoes } = await db
      .updateTable('activity')
      .set({ undone_at })
      .where('id', '=', id)
      .returning('undoes')
      .executeTakeFirstOrThrow()
    id = undoes
  }
}

/**
 * Frees the names that species lose, so that another species can have these names. A merge may have moved the name of
 * one species to another species. The id temporarily replaces the key, because no name has an id as its key.
 */
async function freeNames(db: Queries, rows: readonly TouchedRow[]): Promise<void> {
  for (const { table, key, before, after } of rows) {
    if (table !== 'species' || !after || before?.name_key === after.name_key) continue
    const id = String(key.id)
    await db.updateTable('species').set({ name_key: id }).where('id', '=', id).execute()
  }
}

/**
 * @returns the rows in an order that violates no foreign key. Inserts come first, parents before dependents. Updates
 * follow, then deletions, dependents before parents.
 */
function inForeignKeyOrder(rows: TouchedRow[]): TouchedRow[] {
  const indexOf = ({ table }: TouchedRow) => restorableTables.indexOf(table)
  const inserts = rows.filter(({ after }) => after === null)
  const deletions = rows.filter(({ before }) => before === null)
  return [
    ...inserts.toSorted((a, b) => indexOf(a) - indexOf(b)),
    ...rows.filter(({ before, after }) => before !== null && after !== null),
    ...deletions.toReversed().toSorted((a, b) => indexOf(b) - indexOf(a)),
  ]
}

/** @returns the error with the reason why an entry cannot be undone */
async function notUndoable(db: Queries, id: string): Promise<HttpError> {
  const row = await db
    .selectFrom('activity')
    .select(['undone_at', 'purged_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return notFound('There is no such change')
  return row.purged_at
    ? new HttpError(409, 'gone', 'This content has been permanently deleted')
    : new HttpError(409, 'undone_already', 'This change has already been undone')
}

/** Restores a row to its state before the change. @throws {HttpError} 409 if a constraint prevents the restoration */
async function restoreRow(db: Queries, { table, key, before, after }: TouchedRow): Promise<void> {
  const name = table as keyof Tables & 'species'
  const columns = Object.entries(key) as ['id', string][]
  try {
    if (before === null) {
      let query = db.deleteFrom(name)
      for (const [column, value] of columns) query = query.where(column, '=', value)
      await query.execute()
    } else if (after === null) {
      await db
        .insertInto(name)
        .values(before as never)
        .execute()
    } else {
      let query = db.updateTable(name).set(before as never)
      for (const [column, value] of columns) query = query.where(column, '=', value)
      await query.execute()
    }
  } catch (error) {
    // Another species has taken the name, or a newer row depends on a row that would be deleted.
    throw isConstraintError(error) ? changedSince() : error
  }
}
