/** The only queries about sessions. */
import type { Queries } from '../database/connection.ts'
import type { SessionTable } from '../database/tables.ts'

/** The session with that token and whose it is, unless the account is disabled. */
export async function findSession(db: Queries, tokenHash: string) {
  return db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .selectAll('session')
    .select(['account.username', 'account.role'])
    .where('token_hash', '=', tokenHash)
    .where('account.disabled_at', 'is', null)
    .executeTakeFirst()
}

export async function insertSession(db: Queries, row: SessionTable): Promise<void> {
  await db.insertInto('session').values(row).execute()
}

export async function touchSession(db: Queries, id: string, usedAt: string): Promise<void> {
  await db.updateTable('session').set({ last_used_at: usedAt }).where('id', '=', id).execute()
}

/** Latest used first. */
export async function listSessions(db: Queries, accountId: string) {
  return db
    .selectFrom('session')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('last_used_at', 'desc')
    .execute()
}

/** @returns whether there was such a session of that account. */
export async function deleteSession(db: Queries, accountId: string, id: string): Promise<boolean> {
  const result = await db
    .deleteFrom('session')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}

export async function deleteSessionsOf(db: Queries, accountId: string): Promise<void> {
  await db.deleteFrom('session').where('account_id', '=', accountId).execute()
}

export async function deleteStaleSessions(
  db: Queries,
  before: { used: string; created: string },
): Promise<void> {
  await db
    .deleteFrom('session')
    .where((where) =>
      where.or([where('last_used_at', '<', before.used), where('created_at', '<', before.created)]),
    )
    .execute()
}
