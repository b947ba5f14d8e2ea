/** Reads and writes sessions. */

import { clockColumn } from '../database/clock.ts'
import type { Queries } from '../database/connection.ts'
import type { SessionTable } from '../database/tables/account-tables.ts'

/**
 * @returns the session, its account and the current time; undefined for an unknown token or a disabled account. The
 * last day of the account may have passed (`ends_at`).
 */
export async function findSession(db: Queries, tokenHash: string) {
  return db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .selectAll('session')
    .select(['account.username', 'account.role', 'account.ends_at', clockColumn(db).as('now')])
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

/** @returns the sessions of an account, the last used first */
export async function listSessions(db: Queries, accountId: string) {
  return db
    .selectFrom('session')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('last_used_at', 'desc')
    .execute()
}

/** @returns false if the account has no such session */
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

/** Deletes expired sessions, and sessions whose times are after `latest` because a clock was wrong. */
export async function deleteStaleSessions(
  db: Queries,
  limits: { oldestUse: string; oldestStart: string; latest: string },
): Promise<void> {
  await db
    .deleteFrom('session')
    .where((expression) =>
      expression.or([
        expression('last_used_at', '<', limits.oldestUse),
        expression('created_at', '<', limits.oldestStart),
        expression('last_used_at', '>', limits.latest),
        expression('created_at', '>', limits.latest),
      ]),
    )
    .execute()
}
