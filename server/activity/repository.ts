/** The only queries about the log of who did what. */
import { sql } from 'kysely'
import type { Queries } from '../database/connection.ts'
import type { ActivityTable } from '../database/tables.ts'

export interface ActivityFilter {
  username?: string | undefined
  action?: string | undefined
  /** Instants. */
  from?: string | undefined
  to?: string | undefined
}

function filtered(db: Queries, { username, action, from, to }: ActivityFilter) {
  let query = db.selectFrom('activity').leftJoin('account', 'account.id', 'activity.account_id')
  if (username) query = query.where('account.username', '=', username)
  if (action) query = query.where('activity.action', '=', action)
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
  'account.username',
] as const

/** Newest first. */
export async function listActivity(
  db: Queries,
  filter: ActivityFilter,
  { offset, limit }: { offset: number; limit: number },
) {
  return filtered(db, filter)
    .select(columns)
    .select(sql<number>`case when activity.rows = '[]' then 0 else 1 end`.as('has_rows'))
    .orderBy('activity.at', 'desc')
    .orderBy('activity.id')
    .offset(offset)
    .limit(limit)
    .execute()
}

export async function countActivity(db: Queries, filter: ActivityFilter): Promise<number> {
  const row = await filtered(db, filter)
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** Deletions that can still be taken back; with `before`, those made earlier. */
export async function listDeletions(
  db: Queries,
  by: { before?: string; offset: number; limit: number },
) {
  let query = db
    .selectFrom('activity')
    .leftJoin('account', 'account.id', 'activity.account_id')
    .select([...columns, 'activity.rows'])
    .where('activity.action', 'in', ['delete', 'merge'])
    .where('activity.undone_at', 'is', null)
    .where('activity.purged_at', 'is', null)
  if (by.before) query = query.where('activity.at', '<', by.before)
  return query
    .orderBy('activity.at', 'desc')
    .orderBy('activity.id')
    .offset(by.offset)
    .limit(by.limit)
    .execute()
}

export async function countDeletions(db: Queries): Promise<number> {
  const row = await db
    .selectFrom('activity')
    .select(sql<number>`count(*)`.as('count'))
    .where('action', 'in', ['delete', 'merge'])
    .where('undone_at', 'is', null)
    .where('purged_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

export async function findActivity(db: Queries, id: string) {
  return db.selectFrom('activity').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function updateActivity(
  db: Queries,
  id: string,
  change: Partial<ActivityTable>,
): Promise<void> {
  await db.updateTable('activity').set(change).where('id', '=', id).execute()
}

/** Those of the paths that something still waiting for review shows. */
export async function pathsThatWait(db: Queries, paths: string[]): Promise<Set<string>> {
  if (paths.length === 0) return new Set()
  const rows = await db
    .selectFrom('submission')
    .select('path')
    .where('path', 'in', paths)
    .where('status', 'in', ['pending', 'returned'])
    .execute()
  return new Set(rows.flatMap(({ path }) => path ?? []))
}
