/** Lets admins manage accounts, and makes and uses password links. At least one active admin remains. */
import { type AccountRole, accountRoles } from '../../contract/endpoint.ts'
import { listPageSize, resetLinkLife } from '../../contract/limits.ts'
import type { Account } from '../../contract/schemas/accounts/members.ts'
import { readClock, readInstant } from '../database/clock.ts'
import type { Database, Queries } from '../database/connection.ts'
import type { AccountTable } from '../database/tables/account-tables.ts'
import type { SignedIn } from '../kernel/caller.ts'
import { postingTime } from '../kernel/dates.ts'
import { HttpError, notFound } from '../kernel/http-error.ts'
import { drawToken, hashOfToken } from '../kernel/token.ts'
import { type Action, note, waitForTurn } from '../ledger/ledger.ts'
import { assertUnlikeAdmins, assertUnlikeOthers } from './confusable-usernames.ts'
import { lastDayOf } from './last-day.ts'
import type { Attempts } from './limits/attempts.ts'
import { assertNotGuessable } from './passwords/guessable.ts'
import { hashPassword } from './passwords/password-hash.ts'
import * as repository from './repository.ts'
import { endAccess } from './service.ts'

export type AccountAdministration = ReturnType<typeof createAccountAdministration>

interface Needs {
  database: Database
  attempts: Attempts
  timeZone: string
}

export function createAccountAdministration({ database: { db }, attempts, timeZone }: Needs) {
  /**
   * Changes one account and adds an entry to the activity.
   * @param caller the admin; undefined if the account's owner uses a password link
   * @param work a function that changes the account, and returns the note for the entry, or undefined for no change
   * @returns the account before the change
   * @throws {HttpError} 404
   */
  async function change(
    caller: SignedIn | undefined,
    id: string,
    action: Action,
    work: (db: Queries, account: AccountTable) => Promise<string | undefined>,
  ): Promise<AccountTable> {
    return db.transaction().execute(async (transaction) => {
      await waitForTurn(transaction)
      const account = await repository.findAccountById(transaction, id)
      if (!account) throw notFound('There is no such account')
      const detail = await work(transaction, account)
      if (detail === undefined) return account
      const subject = { kind: 'account', id, name: account.username, note: detail } as const
      await note(transaction, { accountId: caller?.accountId ?? id, action, subject })
      return account
    })
  }

  function presentAccount(
    row: Awaited<ReturnType<typeof repository.listAccounts>>[number],
    now: string,
  ): Account {
    return {
      id: row.id,
      username: row.username,
      role: row.role,
      disabled: row.disabled_at !== null,
      createdAt: postingTime(row.created_at, timeZone),
      lastSeenAt: row.last_used_at && postingTime(row.last_used_at, timeZone),
      sessions: Number(row.sessions),
      submissions: Number(row.submissions),
      className: row.class_name,
      realName: row.real_name,
      endsOn: lastDayOf(row.ends_at, timeZone),
      ended: row.ends_at !== null && row.ends_at <= now,
    }
  }

  return {
    async readPage(filter: { search: string; className: string }, page: number) {
      const part = { offset: (page - 1) * listPageSize, limit: listPageSize }
      const rows = await repository.listAccounts(db, filter, part)
      const now = await readInstant(db)
      const accounts = rows.map((row) => presentAccount(row, now))
      return { accounts, total: await repository.countAccounts(db, filter), pageSize: listPageSize }
    },

    /** @throws {HttpError} 404 */
    async readAccount(id: string): Promise<Account> {
      const [row] = await repository.listAccounts(db, { id }, { offset: 0, limit: 1 })
      if (!row) throw notFound('There is no such account')
      return presentAccount(row, await readInstant(db))
    },

    /** @throws {HttpError} 404; 409 for the last admin, and for a name that resembles the name of another account */
    async setRole(caller: SignedIn, id: string, role: AccountRole): Promise<void> {
      await change(caller, id, 'role', async (transaction, account) => {
        if (account.role === role) return undefined
        if (role === 'admin') await assertUnlikeOthers(transaction, account)
        else await assertAnotherAdmin(transaction, account)
        // The last admin must never expire.
        const end = role === 'admin' && { ends_at: null }
        await repository.updateAccount(transaction, id, { role, ...end })
        if (hasFewerRights(role, account.role)) await endAccess(transaction, id)
        return role
      })
    },

    /** @throws {HttpError} 404; 409 for the last admin; 400 or 409 if the username would resemble another username */
    async setDisabled(caller: SignedIn, id: string, disabled: boolean): Promise<void> {
      await change(caller, id, 'disable', async (transaction, account) => {
        if (disabled === (account.disabled_at !== null)) return undefined
        if (disabled) await assertAnotherAdmin(transaction, account)
        else if (account.role === 'admin') await assertUnlikeOthers(transaction, account)
        else await assertUnlikeAdmins(transaction, account.username)
        const disabled_at = disabled ? await readInstant(transaction) : null
        await repository.updateAccount(transaction, id, { disabled_at })
        // This call comes last: a simultaneous login waits for the lock of the account, or loses its session here.
        if (disabled) await endAccess(transaction, id)
        return disabled ? 'disabled' : 'enabled'
      })
    },

    async endSessions(caller: SignedIn, id: string): Promise<void> {
      await change(caller, id, 'sessions', async (transaction) => {
        await endAccess(transaction, id)
        return ''
      })
    },

    /** Makes a password link; the account's former link stops working. @returns the token. @throws {HttpError} 404 */
    async createPasswordLink(caller: SignedIn, id: string): Promise<string> {
      const token = drawToken()
      await change(caller, id, 'reset', async (transaction) => {
        await repository.insertReset(transaction, {
          token_hash: hashOfToken(token),
          account_id: id,
          made_at: await readInstant(transaction),
        })
        return 'link'
      })
      return token
    },

    /** @returns the username. @throws {HttpError} 400 for a used or expired link, or a guessable password */
    async resetPassword(token: string, password: string): Promise<string> {
      const reset = await repository.findReset(db, hashOfToken(token))
      const account = reset && (await repository.findAccountById(db, reset.account_id))
      const age = reset && (await readClock(db)) - Date.parse(reset.made_at)
      const isExpired = reset && age !== undefined && age > reset.days * resetLinkLife
      if (!account || isExpired) throw invalidLink()
      assertNotGuessable(account.username, password)
      const password_hash = await hashPassword(password)
      await change(undefined, account.id, 'reset', async (transaction) => {
        // Only one of two simultaneous requests can use the link.
        if (!(await repository.useReset(transaction, hashOfToken(token)))) throw invalidLink()
        await repository.updateAccount(transaction, account.id, { password_hash })
        await endAccess(transaction, account.id)
        return 'password'
      })
      // The owner's failed logins with the forgotten password no longer count.
      await attempts.forget({ topic: 'login', who: account.username_key })
      return account.username
    },
  }
}

const hasFewerRights = (role: AccountRole, formerRole: AccountRole) =>
  accountRoles.indexOf(role) < accountRoles.indexOf(formerRole)

/** @throws {HttpError} 409 if the account belongs to the last active admin */
export async function assertAnotherAdmin(
  db: Queries,
  account: Pick<AccountTable, 'role' | 'disabled_at'>,
): Promise<void> {
  const isActiveAdmin = account.role === 'admin' && account.disabled_at === null
  if (isActiveAdmin && (await repository.countActiveAdmins(db)) < 2) {
    throw new HttpError(409, 'last_admin', 'At least one admin must remain')
  }
}

const invalidLink = () => new HttpError(400, 'link_invalid', 'This link is already used or expired')
