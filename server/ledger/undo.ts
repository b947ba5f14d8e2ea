/** Taking a change back: each row it touched becomes again what it was. */
import type { Database, Queries } from '../database/connection.ts'
import { isConstraintError } from '../database/constraint.ts'
import type { Tables } from '../database/tables.ts'
import { HttpError, notFound } from '../kernel/http-error.ts'
import {
  keptTables,
  openChange,
  readRow,
  type Subject,
  sameRow,
  type TouchedRow,
} from './ledger.ts'

const changedSince = () =>
  new HttpError(409, 'changed_since', 'This has been changed since and cannot be taken back')

/**
 * @returns the id of the taking back, which can itself be taken back.
 * @throws {HttpError} 404 for no such change; 409 when it was taken back already, when something has
 * changed since, or when what it held is gone for good.
 */
export async function undoChange(
  { db }: Pick<Database, 'db'>,
  accountId: string,
  id: string,
): Promise<string> {
  return db.transaction().execute(async (transaction) => {
    const change = await openChange(transaction)
    const undone = await transaction
      .updateTable('activity')
      .set({ undone_at: new Date().toISOString() })
      .where('id', '=', id)
      .where('undone_at', 'is', null)
      .where('purged_at', 'is', null)
      .returningAll()
      .executeTakeFirst()
    if (!undone) throw await whyNot(transaction, id)
    const rows = JSON.parse(undone.rows) as TouchedRow[]
    if (rows.length === 0) throw notFound('There is nothing to take back')

    for (const row of rows) {
      const now = await readRow(transaction, row.table, row.key)
      if (!sameRow(row.after, now)) throw changedSince()
      await change.touch(row.table, row.key)
    }
    for (const row of inOrder(rows)) await becomeAgain(transaction, row)
    await turnAround(transaction, undone.undoes)

    const subject = { ...(JSON.parse(undone.subject) as Subject), note: undone.action }
    return change.record({ accountId, action: 'undo', subject, undoes: id })
  })
}

/** What was taken back by a change that is itself taken back is done again, and so on back to the first. */
async function turnAround(db: Queries, first: string | null): Promise<void> {
  let id = first
  for (let done = true; id; done = !done) {
    const undone_at = done ? null : new Date().toISOString()
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
 * First what comes back, parents before what leans on them; then what changes; last what goes, in the
 * other order: so no row ever leans on one that is not there.
 */
function inOrder(rows: TouchedRow[]): TouchedRow[] {
  const place = ({ table }: TouchedRow) => keptTables.indexOf(table)
  const coming = rows.filter(({ after }) => after === null)
  const going = rows.filter(({ before }) => before === null)
  return [
    ...coming.toSorted((a, b) => place(a) - place(b)),
    ...rows.filter(({ before, after }) => before !== null && after !== null),
    ...going.toReversed().toSorted((a, b) => place(b) - place(a)),
  ]
}

async function whyNot(db: Queries, id: string): Promise<HttpError> {
  const row = await db
    .selectFrom('activity')
    .select(['undone_at', 'purged_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return notFound('There is no such change')
  return row.purged_at
    ? new HttpError(409, 'gone', 'This is gone for good')
    : new HttpError(409, 'undone_already', 'This was taken back already')
}

async function becomeAgain(db: Queries, { table, key, before, after }: TouchedRow): Promise<void> {
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
    // Another species has taken the name, or a newer row depends on a row that would go.
    throw isConstraintError(error) ? changedSince() : error
  }
}
