/** Reads the ledger entries that touched one row or one table. */
import type { Queries } from '../database/connection.ts'
import type { RestorableTable, Row, TouchedRow } from './touched-row.ts'

/** @returns the latest ledger entries of a row, newest first, each with the row before and after the entry */
export async function changesOfRow(db: Queries, table: RestorableTable, id: string, limit: number) {
  const entries = await db
    .selectFrom('activity_row')
    .innerJoin('activity', 'activity.id', 'activity_row.activity_id')
    .leftJoin('account', 'account.id', 'activity.account_id')
    .select(['activity.id', 'activity.at', 'activity.rows', 'activity.undone_at'])
    .select('account.username')
    .where('row_table', '=', table)
    .where('row_id', '=', id)
    .orderBy('activity.at', 'desc')
    .orderBy('activity.id', 'desc')
    .limit(limit)
    .execute()
  return entries.map(({ rows, undone_at, ...entry }) => {
    const touched = JSON.parse(rows) as TouchedRow[]
    const row = touched.find((each) => each.table === table && each.key.id === id)
    const { before = null, after = null } = row ?? {}
    return { ...entry, before, after, canUndo: undone_at === null }
  })
}

/** @returns every state of a row that the ledger contains, in no particular order */
export async function loggedRows(db: Queries, table: RestorableTable, id: string): Promise<Row[]> {
  const entries = await db
    .selectFrom('activity_row')
    .innerJoin('activity', 'activity.id', 'activity_row.activity_id')
    .select('activity.rows')
    .where('row_table', '=', table)
    .where('row_id', '=', id)
    .execute()
  return entries
    .flatMap(({ rows }) => JSON.parse(rows) as TouchedRow[])
    .filter((row) => row.table === table && row.key.id === id)
    .flatMap(({ before, after }) => [before, after])
    .filter((row) => row !== null)
}

/**
 * @param before an instant; without it, the function returns entries of any time
 * @returns the ledger entries of a table, including undone entries, but not purged entries
 */
export async function changesOfTable(db: Queries, table: RestorableTable, before?: string) {
  return db
    .selectFrom('activity')
    .select(['id', 'rows'])
    .where('id', 'in', (of) =>
      of.selectFrom('activity_row').select('activity_id').where('row_table', '=', table),
    )
    .$if(before !== undefined, (query) => query.where('at', '<', before ?? ''))
    .execute()
}

/** @returns the ids of rows of a table that an admin hid with all pictures of a member, unless the entry is undone */
export async function rowsHiddenByAdmins(db: Queries, table: RestorableTable): Promise<string[]> {
  const rows = await db
    .selectFrom('activity_row')
    .innerJoin('activity', 'activity.id', 'activity_row.activity_id')
    .select('activity_row.row_id')
    .where('activity_row.row_table', '=', table)
    .where('activity.action', '=', 'hide')
    .where('activity.undone_at', 'is', null)
    .execute()
  return rows.map(({ row_id }) => row_id)
}
