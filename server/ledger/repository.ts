/** Reads the ledger and its index of touched rows, and deletes the rows of purged entries. */
import { sql } from 'kysely'
import { usernameKey } from '../../contract/schemas/accounts/accounts.ts'
import type { Queries } from '../database/connection.ts'
import type { TouchedRow } from './touched-row.ts'

export interface ActivityFilter {
  username?: string | undefined
  action?: string | undefined
  kind?: string | undefined
  /** Keys of the names of subjects; an empty list finds nothing. */
  names?: readonly string[] | undefined
  /** The instant at which the range begins, included. */
  from?: string | undefined
  /** The instant at which the range ends, not included. */
  to?: string | undefined
}

function filterActivity(db: Queries, { username, action, kind, names, from, to }: ActivityFilter) {
  let query = db.selectFrom('activity').leftJoin('account', 'account.id', 'activity.account_id')
  if (username) query = query.where('account.username_key', '=', usernameKey(username))
  if (action) query = query.where('activity.action', '=', action)
  if (kind) query = query.where('activity.subject_kind', '=', kind)
  if (names) query = query.where('activity.subject_key', 'in', names.length > 0 ? names : [' '])
  if (from) query = query.where('activity.at', '>=', from)
  if (to) query = query.where('activity.at', '<', to)
  return query
}

const columns = [
  'activity.id',
  'activity.at',
  'activity.action',
  'activity.subject',
  'activity.undone_at',
  'activity.purged_at',
  'activity.account_id',
  'account.username',
] as const

/** @returns entries that match the filter, newest first */
export async function listActivity(
  db: Queries,
  filter: ActivityFilter,
  { offset, limit }: { offset: number; limit: number },
) {
  return filterActivity(db, filter)
    .select(columns)
    .select(sql<number>`case when activity.rows = '[]' then 0 else 1 end`.as('has_rows'))
    .orderBy('activity.at', 'desc')
    .orderBy('activity.id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute()
}

export async function countActivity(db: Queries, filter: ActivityFilter): Promise<number> {
  const row = await filterActivity(db, filter)
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** @returns the touched rows of these entries */
export async function rowsOfEntries(db: Queries, ids: readonly string[]) {
  if (ids.length === 0) return []
  const entries = await db
    .selectFrom('activity')
    .select(['id', 'rows'])
    .where('id', 'in', ids)
    .execute()
  return entries.map(({ id, rows }) => ({ id, rows: JSON.parse(rows) as TouchedRow[] }))
}

function selectDeletions(db: Queries) {
  return selectInEffect(db).where('activity.action', 'in', ['delete', 'merge', 'withdraw'])
}

function selectInEffect(db: Queries) {
  return db
    .selectFrom('activity')
    .leftJoin('account', 'account.id', 'activity.account_id')
    .where('activity.undone_at', 'is', null)
    .where('activity.purged_at', 'is', null)
}

/** @returns deletions, mergers and withdrawals that can still be undone, newest first */
export async function listDeletions(
  db: Queries,
  { offset, limit }: { offset: number; limit: number },
) {
  return selectDeletions(db)
    .select(columns)
    .orderBy('activity.at', 'desc')
    .orderBy('activity.id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute()
}

export async function countDeletions(db: Queries): Promise<number> {
  const row = await selectDeletions(db)
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/**
 * @returns the ids of entries before an instant that are neither undone nor purged: deletions, mergers, withdrawals,
 * and undos that may have removed pictures
 */
export async function deletionsBefore(db: Queries, before: string): Promise<string[]> {
  const rows = await selectInEffect(db)
    .select('activity.id')
    .where((expression) =>
      expression.or([
        expression('activity.action', 'in', ['delete', 'merge', 'withdraw']),
        expression('activity.id', 'in', (of) =>
          of
            .selectFrom('activity_row')
            .select('activity_id')
            .where('row_table', 'in', ['picture', 'artwork']),
        ),
      ]),
    )
    .where('activity.action', 'in', ['delete', 'merge', 'withdraw', 'undo'])
    .where('activity.at', '<', before)
    .execute()
  return rows.map(({ id }) => id)
}

export async function findActivity(db: Queries, id: string) {
  return db.selectFrom('activity').selectAll().where('id', '=', id).executeTakeFirst()
}

/** @returns every entry that undid one of these entries, directly or through other undos */
export async function undosOf(db: Queries, ids: string[]) {
  const undos: { id: string; at: string; undoes: string | null }[] = []
  for (let level = ids; level.length > 0; ) {
    const rows = await db
      .selectFrom('activity')
      .select(['id', 'at', 'undoes'])
      .where('undoes', 'in', level)
      .execute()
    undos.push(...rows)
    level = rows.map(({ id }) => id)
  }
  return undos
}

/** Deletes the stored rows of ledger entries, so that no undo can restore these rows. */
export async function deleteLoggedRows(
  db: Queries,
  ids: string[],
  purged_at: string,
): Promise<void> {
  await db.updateTable('activity').set({ rows: '[]', purged_at }).where('id', 'in', ids).execute()
  await db.deleteFrom('activity_row').where('activity_id', 'in', ids).execute()
}

/** @returns the instant of the latest entry; undefined for an empty ledger */
export async function lastEntryAt(db: Queries): Promise<string | undefined> {
  const last = await db
    .selectFrom('activity')
    .select(({ fn }) => fn.max('at').as('at'))
    .executeTakeFirst()
  return last?.at ?? undefined
}

/** @returns the deletions that touched these rows of content, the latest first, including undone deletions */
export async function deletionsOfRows(db: Queries, rowIds: string[]) {
  if (rowIds.length === 0) return []
  return db
    .selectFrom('activity_row')
    .innerJoin('activity', 'activity.id', 'activity_row.activity_id')
    .select(['activity_row.row_id', 'activity.at', 'activity.undone_at'])
    .where('activity_row.row_table', 'in', ['species', 'picture', 'artwork', 'creation'])
    .where('activity_row.row_id', 'in', rowIds)
    .where('activity.action', '=', 'delete')
    .orderBy('activity.at', 'desc')
    .orderBy('activity.id', 'desc')
    .execute()
}

/** @returns the ledger entries of these requests for withdrawal that are neither undone nor purged */
export async function requestsOfRows(db: Queries, rowIds: string[]) {
  if (rowIds.length === 0) return []
  return selectInEffect(db)
    .innerJoin('activity_row', 'activity_row.activity_id', 'activity.id')
    .select(['activity.id', 'activity.account_id', 'activity_row.row_id'])
    .where('activity_row.row_table', '=', 'withdrawal')
    .where('activity_row.row_id', 'in', rowIds)
    .where('activity.action', '=', 'request')
    .execute()
}

/** @returns the given paths whose rows an undo could restore */
export async function restorablePaths(db: Queries, paths: readonly string[]): Promise<Set<string>> {
  const restorable = new Set<string>()
  if (paths.length === 0) return restorable
  const wanted = new Set<unknown>(paths)
  const entries = await db
    .selectFrom('activity')
    .select('rows')
    .where('id', 'in', (of) =>
      of.selectFrom('activity_row').select('activity_id').where('path', 'in', paths),
    )
    .where('undone_at', 'is', null)
    .where('purged_at', 'is', null)
    .execute()
  for (const { rows } of entries) {
    for (const { before, after } of JSON.parse(rows) as TouchedRow[]) {
      if (wanted.has(before?.path) && after?.path !== before?.path) {
        restorable.add(String(before?.path))
      }
    }
  }
  return restorable
}
