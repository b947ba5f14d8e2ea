/** The only queries about the log of who did what. */
import { sql } from 'kysely'
import { usernameKey } from '../../contract/schemas/accounts.ts'
import type { Queries } from '../database/connection.ts'

export interface ActivityFilter {
  username?: string | undefined
  action?: string | undefined
  /** Instants. */
  from?: string | undefined
  to?: string | undefined
}

function filtered(db: Queries, { username, action, from, to }: ActivityFilter) {
  let query = db.selectFrom('activity').leftJoin('account', 'account.id', 'activity.account_id')
  if (username) query = query.where('account.username_key', '=', usernameKey(username))
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

function deletions(db: Queries) {
  return inEffect(db).where('activity.action', 'in', ['delete', 'merge'])
}

function inEffect(db: Queries) {
  return db
    .selectFrom('activity')
    .leftJoin('account', 'account.id', 'activity.account_id')
    .where('activity.undone_at', 'is', null)
    .where('activity.purged_at', 'is', null)
}

/** Deletions that can still be taken back, newest first. */
export async function listDeletions(
  db: Queries,
  { offset, limit }: { offset: number; limit: number },
) {
  return deletions(db)
    .select(columns)
    .orderBy('activity.at', 'desc')
    .orderBy('activity.id')
    .offset(offset)
    .limit(limit)
    .execute()
}

export async function countDeletions(db: Queries): Promise<number> {
  const row = await deletions(db)
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** Before that instant: what was deleted, and what was taken back, which may have removed pictures. */
export async function removalsBefore(db: Queries, before: string): Promise<string[]> {
  const rows = await inEffect(db)
    .select('activity.id')
    .where((where) =>
      where.or([
        where('activity.action', 'in', ['delete', 'merge']),
        where('activity.rows', 'like', '%"table":"picture"%'),
        where('activity.rows', 'like', '%"table":"artwork"%'),
      ]),
    )
    .where('activity.action', 'in', ['delete', 'merge', 'undo'])
    .where('activity.at', '<', before)
    .execute()
  return rows.map(({ id }) => id)
}

export async function findActivity(db: Queries, id: string) {
  return db.selectFrom('activity').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Each, with whatever took it back, took that back, and so on. */
export async function followedBy(db: Queries, ids: string[]) {
  const found: { id: string; at: string; undoes: string | null }[] = []
  for (let level = ids; level.length > 0; ) {
    const rows = await db
      .selectFrom('activity')
      .select(['id', 'at', 'undoes'])
      .where('undoes', 'in', level)
      .execute()
    found.push(...rows)
    level = rows.map(({ id }) => id)
  }
  return found
}

/** Nothing brings their rows back from now on. */
export async function forgetRows(db: Queries, ids: string[], purged_at: string): Promise<void> {
  await db.updateTable('activity').set({ rows: '[]', purged_at }).where('id', 'in', ids).execute()
}
