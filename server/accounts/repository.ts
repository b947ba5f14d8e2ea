/** Reads and writes accounts and password links. */
import { type Insertable, sql } from 'kysely'
import { usernameKey } from '../../contract/schemas/accounts/accounts.ts'
import type { Queries } from '../database/connection.ts'
import type {
  AccountTable,
  PasswordResetTable,
  StoredAccountTable,
} from '../database/tables/account-tables.ts'
import { formerMemberId } from './former-member.ts'

export async function findAccountByKey(db: Queries, usernameKey: string) {
  return db
    .selectFrom('account')
    .selectAll()
    .where('username_key', '=', usernameKey)
    .executeTakeFirst()
}

/** @returns false if the name is taken, even by a simultaneous request */
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
  change: Partial<Pick<StoredAccountTable, 'password_hash' | 'role' | 'disabled_at' | 'ends_at'>>,
): Promise<void> {
  await db.updateTable('account').set(change).where('id', '=', id).execute()
}

/**
 * Locks an account until the transaction ends.
 * @returns false if the account was disabled, or its password changed, after the caller read the account
 */
export async function lockAccount(
  db: Queries,
  { id, password_hash }: Pick<AccountTable, 'id' | 'password_hash'>,
): Promise<boolean> {
  const result = await db
    .updateTable('account')
    .set({ password_hash })
    .where('id', '=', id)
    .where('password_hash', '=', password_hash)
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** @returns the accounts that are not disabled; with a role, only accounts that have the role */
export async function listEnabledAccounts(db: Queries, role?: AccountTable['role']) {
  let query = db.selectFrom('account').select(['id', 'username']).where('disabled_at', 'is', null)
  if (role) query = query.where('role', '=', role)
  return query.execute()
}

/** @returns the account; undefined for an unknown id, and for the account of former pupils, which nobody may change */
export async function findAccountById(db: Queries, id: string) {
  if (id === formerMemberId) return undefined
  return db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst()
}

/** @returns whether the site has an admin, disabled or not */
export async function siteHasAdmin(db: Queries): Promise<boolean> {
  const admins = db.selectFrom('account').select('id').where('role', '=', 'admin')
  return (await admins.limit(1).executeTakeFirst()) !== undefined
}

export async function countActiveAdmins(db: Queries): Promise<number> {
  const row = await db
    .selectFrom('account')
    .select(sql<number>`count(*)`.as('count'))
    .where('role', '=', 'admin')
    .where('disabled_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

export interface AccountFilter {
  /** Beginning of the username, or a part of the real name. */
  search?: string
  className?: string
  id?: string
}

function selectMatching(db: Queries, { search = '', className = '', id }: AccountFilter) {
  // This line escapes the special characters of a pattern.
  const key = usernameKey(search).replace(/[\\%_]/g, '\\$&')
  let query = db.selectFrom('account').where(
    sql<boolean>`(username_key like ${`${key}%`} escape '\\'
        or (real_name <> '' and lower(real_name) like ${`%${key}%`} escape '\\'))`,
  )
  query = query.where('id', '!=', formerMemberId)
  if (className) query = query.where('class_name', '=', className)
  if (id) query = query.where('id', '=', id)
  return query
}

/** @returns accounts sorted by username, each with its last use and its numbers of sessions and submissions */
export async function listAccounts(
  db: Queries,
  filter: AccountFilter,
  { offset, limit }: { offset: number; limit: number },
) {
  return selectMatching(db, filter)
    .select(['id', 'username', 'role', 'disabled_at', 'created_at'])
    .select(['class_name', 'real_name', 'ends_at'])
    .select((builder) => [
      builder
        .selectFrom('session')
        .whereRef('session.account_id', '=', 'account.id')
        .select(({ fn }) => fn.max('last_used_at').as('last'))
        .as('last_used_at'),
      builder
        .selectFrom('session')
        .whereRef('session.account_id', '=', 'account.id')
        .select(({ fn }) => fn.countAll().as('count'))
        .as('sessions'),
      builder
        .selectFrom('submission')
        .whereRef('submission.author_id', '=', 'account.id')
        .where('part_of', 'is', null)
        .select(({ fn }) => fn.countAll().as('count'))
        .as('submissions'),
    ])
    .orderBy('username_key')
    .offset(offset)
    .limit(limit)
    .execute()
}

export async function countAccounts(db: Queries, filter: AccountFilter = {}): Promise<number> {
  const row = await selectMatching(db, filter)
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** Deletes the account's password link. */
export async function deleteResets(db: Queries, accountId: string): Promise<void> {
  await db.deleteFrom('password_reset').where('account_id', '=', accountId).execute()
}

/** Stores a password link; the account's former link stops working. */
export async function insertReset(db: Queries, row: Insertable<PasswordResetTable>): Promise<void> {
  await deleteResets(db, row.account_id)
  await db.insertInto('password_reset').values(row).execute()
}

export async function findReset(db: Queries, tokenHash: string) {
  return db
    .selectFrom('password_reset')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
}

/** Deletes a link, because each link works once. @returns false if the link does not exist or was used already */
export async function useReset(db: Queries, tokenHash: string): Promise<boolean> {
  const result = await db
    .deleteFrom('password_reset')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}

/**
 * Deletes an account with its known devices and its password link. The caller first deletes or reassigns the rows of
 * other tables that refer to the account.
 */
export async function deleteAccount(db: Queries, id: string): Promise<void> {
  await db.deleteFrom('known_device').where('account_id', '=', id).execute()
  await db.deleteFrom('password_reset').where('account_id', '=', id).execute()
  await db.deleteFrom('account').where('id', '=', id).execute()
}

/** @returns usernames by the id of the account */
export async function readAccountNames(db: Queries, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, string>()
  const rows = await db
    .selectFrom('account')
    .select(['id', 'username'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, username }) => [id, username]))
}

/** @returns the instant up to which the author has seen the decisions on submissions */
export async function readSeenInstant(db: Queries, accountId: string): Promise<string> {
  const { submissions_seen_at } = await db
    .selectFrom('account')
    .select('submissions_seen_at')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  return submissions_seen_at
}

/** Stores that the author has seen the decisions up to this instant. An earlier instant changes nothing. */
export async function markSeen(db: Queries, accountId: string, instant: string): Promise<void> {
  await db
    .updateTable('account')
    .set({ submissions_seen_at: instant })
    .where('id', '=', accountId)
    .where('submissions_seen_at', '<', instant)
    .execute()
}
