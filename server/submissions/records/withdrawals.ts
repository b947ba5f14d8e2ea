/** Reads and writes requests to withdraw published pictures. */
import { sql } from 'kysely'
import type { Queries } from '../../database/connection.ts'
import type { WithdrawalTable } from '../../database/tables/withdrawal-table.ts'

export type Target = Pick<WithdrawalTable, 'target' | 'target_id'>

export async function insertWithdrawal(db: Queries, row: WithdrawalTable): Promise<void> {
  await db.insertInto('withdrawal').values(row).execute()
}

export async function updateWithdrawal(
  db: Queries,
  id: string,
  change: Partial<WithdrawalTable>,
): Promise<void> {
  await db.updateTable('withdrawal').set(change).where('id', '=', id).execute()
}

/** @returns the ids of the photographs or artworks with an open request */
export async function openTargets(db: Queries, target: Target['target']): Promise<string[]> {
  const rows = await db
    .selectFrom('withdrawal')
    .select('target_id')
    .where('target', '=', target)
    .where('status', '=', 'open')
    .execute()
  return rows.map(({ target_id }) => target_id)
}

export async function findWithdrawal(db: Queries, id: string) {
  return db.selectFrom('withdrawal').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function openWithdrawalsOf(db: Queries, { target, target_id }: Target) {
  return db
    .selectFrom('withdrawal')
    .selectAll()
    .where('target', '=', target)
    .where('target_id', '=', target_id)
    .where('status', '=', 'open')
    .orderBy('id')
    .execute()
}

/** @returns the ids of the photographs or artworks with an open request */
export async function withOpenWithdrawal(
  db: Queries,
  target: Target['target'],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('withdrawal')
    .select('target_id')
    .where('target', '=', target)
    .where('status', '=', 'open')
    .execute()
  return new Set(rows.map(({ target_id }) => target_id))
}

/** @returns the requests for these submissions, the latest first */
export async function withdrawalsOf(db: Queries, submissionIds: string[]) {
  if (submissionIds.length === 0) return []
  return db
    .selectFrom('withdrawal')
    .selectAll()
    .where('submission_id', 'in', submissionIds)
    .orderBy('requested_at', 'desc')
    .orderBy('id')
    .execute()
}

/** @returns a query of open requests whose picture exists and is hidden; the queue contains no deleted picture */
function selectQueue(db: Queries) {
  return db
    .selectFrom('withdrawal')
    .leftJoin('picture', (join) =>
      join
        .onRef('picture.id', '=', 'withdrawal.target_id')
        .on('withdrawal.target', '=', 'picture')
        .on('picture.status', '=', 'hidden'),
    )
    .leftJoin('artwork', (join) =>
      join
        .onRef('artwork.id', '=', 'withdrawal.target_id')
        .on('withdrawal.target', '=', 'artwork')
        .on('artwork.status', '=', 'hidden'),
    )
    .where('withdrawal.status', '=', 'open')
    .where(sql<boolean>`coalesce(picture.id, artwork.id) is not null`)
}

/** @returns the queue of reviewers, oldest first */
export async function listWithdrawals(db: Queries, limit: number) {
  return selectQueue(db)
    .innerJoin('species', (join) =>
      join.on(sql`species.id`, '=', sql`coalesce(picture.species_id, artwork.species_id)`),
    )
    .leftJoin('submission', 'submission.id', 'withdrawal.submission_id')
    .leftJoin('account', 'account.id', 'submission.author_id')
    .selectAll('withdrawal')
    .select(['species.latin_name', 'species.common_name', 'species.chinese_name', 'species.kind'])
    .select('account.username')
    .select([
      sql<string>`coalesce(picture.path, artwork.path)`.as('path'),
      sql<number>`coalesce(picture.width, artwork.width)`.as('width'),
      sql<number>`coalesce(picture.height, artwork.height)`.as('height'),
      sql<string>`coalesce(picture.thumbhash, artwork.thumbhash)`.as('thumbhash'),
    ])
    .orderBy('withdrawal.requested_at')
    .orderBy('withdrawal.id')
    .limit(limit)
    .execute()
}

export async function countWithdrawals(db: Queries): Promise<number> {
  const row = await selectQueue(db)
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}
