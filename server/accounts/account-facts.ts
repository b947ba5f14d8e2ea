/** The queries of accounts for their submissions: usernames, and until when an author has seen the decisions. */
import type { Queries } from '../database/connection.ts'

/** @returns usernames by the id of the account */
export async function accountNamesById(db: Queries, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, string>()
  const rows = await db
    .selectFrom('account')
    .select(['id', 'username'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, username }) => [id, username]))
}

export async function seenUntil(db: Queries, accountId: string): Promise<string> {
  const { submissions_seen_at } = await db
    .selectFrom('account')
    .select('submissions_seen_at')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  return submissions_seen_at
}

/** Notes that the author has seen the decisions until then; an earlier instant changes nothing. */
export async function markSeen(db: Queries, accountId: string, until: string): Promise<void> {
  await db
    .updateTable('account')
    .set({ submissions_seen_at: until })
    .where('id', '=', accountId)
    .where('submissions_seen_at', '<', until)
    .execute()
}
