/** Reads and writes class acts, and accounts by class. */
import { sql } from 'kysely'
import type { Queries } from '../../database/connection.ts'
import type { ClassActTable } from '../../database/tables/account-tables.ts'

export interface ClassAccount {
  id: string
  username: string
  role: string
  class_name: string
  real_name: string
  ends_at: string | null
  disabled_at: string | null
  password_hash: string
}

const columns = [
  ...(['id', 'username', 'role', 'class_name', 'real_name'] as const),
  ...(['ends_at', 'disabled_at', 'password_hash'] as const),
] as const

/** @returns the accounts that have a class, sorted by class, real name and username */
export async function listAccountsWithClass(db: Queries): Promise<ClassAccount[]> {
  return db
    .selectFrom('account')
    .select(columns)
    .where('class_name', '!=', '')
    .orderBy('class_name')
    .orderBy('real_name')
    .orderBy('username_key')
    .execute()
}

/** @param className the name of the class as the database stores it */
export async function listAccountsOfClass(db: Queries, className: string): Promise<ClassAccount[]> {
  return db
    .selectFrom('account')
    .select(columns)
    .where('class_name', '=', className)
    .orderBy('real_name')
    .orderBy('username_key')
    .execute()
}

/** @returns the numbers of accounts, active accounts, and active accounts without a password, for each class */
export async function countClasses(db: Queries, now: string) {
  const isActive = sql`disabled_at is null and (ends_at is null or ends_at > ${now})`
  const rows = await db
    .selectFrom('account')
    .select('class_name as name')
    .select(sql<number>`count(*)`.as('accounts'))
    .select(sql<number>`sum(case when ${isActive} then 1 else 0 end)`.as('active'))
    .select(
      sql<number>`sum(case when ${isActive} and password_hash = '' then 1 else 0 end)`.as(
        'waiting',
      ),
    )
    .where('class_name', '!=', '')
    .groupBy('class_name')
    .orderBy('class_name')
    .execute()
  return rows.map(({ name, ...counts }) => ({
    name,
    accounts: Number(counts.accounts),
    active: Number(counts.active),
    waiting: Number(counts.waiting),
  }))
}

export type ClassColumns = Pick<ClassAccount, 'class_name' | 'ends_at' | 'disabled_at'>

export async function updateClassColumns(
  db: Queries,
  id: string,
  change: Partial<ClassColumns & { real_name: string }>,
): Promise<void> {
  await db.updateTable('account').set(change).where('id', '=', id).execute()
}

export async function insertAct(db: Queries, row: ClassActTable): Promise<void> {
  await db.insertInto('class_act').values(row).execute()
}

export async function listActs(db: Queries, limit: number) {
  return db
    .selectFrom('class_act')
    .select(['id', 'at', 'steps', 'undone_at'])
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
}

export async function findAct(db: Queries, id: string) {
  return db.selectFrom('class_act').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function markUndone(db: Queries, id: string, undone_at: string): Promise<void> {
  await db.updateTable('class_act').set({ undone_at }).where('id', '=', id).execute()
}

/** Attributes the class acts of an account to another account. */
export async function reassignActs(
  db: Queries,
  accountId: string,
  newAccountId: string,
): Promise<void> {
  const change = { account_id: newAccountId }
  await db.updateTable('class_act').set(change).where('account_id', '=', accountId).execute()
}

/** Scans all class acts, which are few (decision 45). @returns the class acts that changed the account */
export async function listActsOn(db: Queries, accountId: string) {
  return db
    .selectFrom('class_act')
    .select(['id', 'changes'])
    .where('changes', 'like', `%${accountId}%`)
    .execute()
}

export async function updateActChanges(db: Queries, id: string, changes: string): Promise<void> {
  await db.updateTable('class_act').set({ changes }).where('id', '=', id).execute()
}
