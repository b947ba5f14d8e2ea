/** The only queries about accounts. */
import type { Queries } from '../database/connection.ts'
import type { AccountTable } from '../database/tables.ts'

export async function findAccountByKey(db: Queries, usernameKey: string) {
  return db
    .selectFrom('account')
    .selectAll()
    .where('username_key', '=', usernameKey)
    .executeTakeFirst()
}

/** @returns false when the name is taken, also by a request at the same moment. */
export async function insertAccount(db: Queries, row: AccountTable): Promise<boolean> {
  const result = await db
    .insertInto('account')
    .values(row)
    .onConflict((conflict) => conflict.column('username_key').doNothing())
    .executeTakeFirst()
  return Number(result.numInsertedOrUpdatedRows ?? 0) > 0
}

export async function updateAccount(
  db: Queries,
  id: string,
  change: Partial<Pick<AccountTable, 'password_hash' | 'role' | 'disabled_at'>>,
): Promise<void> {
  await db.updateTable('account').set(change).where('id', '=', id).execute()
}
