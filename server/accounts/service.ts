/** Registers accounts, signs in members, changes passwords, makes admins, and limits wrong passwords. */

import { randomUUID } from 'node:crypto'
import { usernameKey } from '../../contract/schemas/accounts/accounts.ts'
import { readInstant } from '../database/clock.ts'
import type { Database, Queries } from '../database/connection.ts'
import type { AccountTable } from '../database/tables/account-tables.ts'
import type { CallContext } from '../kernel/call-context.ts'
import type { SignedIn } from '../kernel/caller.ts'
import { HttpError } from '../kernel/http-error.ts'
import { note, waitForTurn } from '../ledger/ledger.ts'
import { createSessionService } from '../sessions/service.ts'
import { assertUnlikeAdmins, assertUnlikeOthers } from './confusable-usernames.ts'
import { type AttemptLimits, perPasswordChange } from './limits/attempt-limits.ts'
import type { Attempts } from './limits/attempts.ts'
import { addKnownDevice, deleteKnownDevices } from './limits/known-devices.ts'
import { createLoginAttempts } from './limits/login-attempts.ts'
import { assertNotGuessable } from './passwords/guessable.ts'
import { hashPassword, isPassword, spendTheSameTime } from './passwords/password-hash.ts'
import {
  deleteResets,
  findAccountByKey,
  insertAccount,
  lockAccount,
  siteHasAdmin,
  updateAccount,
} from './repository.ts'

interface Credentials {
  username: string
  password: string
}

/** The network and the device of a request. */
export type Origin = Pick<CallContext, 'network' | 'device' | 'deviceToken'>

export type AccountService = ReturnType<typeof createAccountService>

interface Needs {
  database: Database
  attempts: Attempts
  registrationOpen: boolean
  limits: AttemptLimits
}

export function createAccountService(needs: Needs) {
  const { database, attempts, registrationOpen, limits } = needs
  const logins = createLoginAttempts(needs)
  const { db } = database

  return {
    /** @returns the account and the tokens of the session and the device. @throws {HttpError} 400, 403 or 429 */
    async register({ username, password }: Credentials, origin: Origin) {
      if (!registrationOpen)
        throw new HttpError(403, 'registration_closed', 'Registration is closed')
      assertNotGuessable(username, password)
      await attempts.take({ topic: 'register', from: origin.network }, limits.register)
      const account = await buildAccount(db, { username, password }, 'member')
      const tokens = await db.transaction().execute(async (transaction) => {
        if (!(await insertAccount(transaction, account))) throw nameTaken()
        await assertUnlikeAdmins(transaction, username)
        return signIn(transaction, account, 'register', origin)
      })
      return { account, ...tokens }
    },

    /** @returns the account and the tokens of the session and the device. @throws {HttpError} 401 or 429 */
    async login({ username, password }: Credentials, origin: Origin) {
      const key = usernameKey(username)
      const resetAttempts = await logins.take(username, origin)
      const account = await findAccountByKey(db, key)
      if (!account) {
        await spendTheSameTime(password)
        throw new HttpError(401, 'user_not_found', 'User not found')
      }
      const isRight = await isPassword(password, account.password_hash)
      if (!isRight) throw wrongPassword()
      await resetAttempts()
      // Only the owner of the password learns that the account is disabled.
      if (account.disabled_at) {
        throw new HttpError(401, 'account_disabled', 'This account is disabled')
      }
      if (account.ends_at && account.ends_at <= (await readInstant(db))) {
        throw new HttpError(401, 'account_ended', 'This account has ended')
      }
      const tokens = await db.transaction().execute(async (transaction) => {
        // The lock fails if the account was disabled, or its password changed, during the check of the password.
        if (!(await lockAccount(transaction, account))) throw wrongPassword()
        return signIn(transaction, account, 'login', origin)
      })
      return { account, ...tokens }
    },

    /**
     * Changes the password, ends every session of the account, including the caller's, and begins a new session.
     * Deletes the known devices and the password link of the account.
     * @returns the tokens of the new session and of the device
     * @throws {HttpError} 400, 401 or 429
     */
    async changePassword(
      caller: SignedIn,
      [currentPassword, newPassword]: [currentPassword: string, newPassword: string],
      origin: Omit<Origin, 'network'>,
    ): Promise<Tokens> {
      const key = usernameKey(caller.username)
      assertNotGuessable(caller.username, newPassword)
      const attempt = { topic: 'password', who: key } as const
      await attempts.take(attempt, perPasswordChange)
      const account = await findAccountByKey(db, key)
      if (!account || !(await isPassword(currentPassword, account.password_hash)))
        throw wrongPassword()
      await attempts.forget(attempt)
      const password_hash = await hashPassword(newPassword)
      return db.transaction().execute(async (transaction) => {
        // The lock fails if the account was disabled, or its password changed, during the check of the password.
        if (!(await lockAccount(transaction, account))) throw wrongPassword()
        await updateAccount(transaction, account.id, { password_hash })
        await deleteResets(transaction, account.id)
        await endAccess(transaction, account.id)
        const subject = { ...subjectOf(account), note: 'password' }
        await note(transaction, { accountId: account.id, action: 'reset', subject })
        return beginSession(transaction, account, origin)
      })
    },

    /**
     * Makes the first admin of a site, and begins a session of this admin.
     * @returns the account and the tokens of the session and the device; undefined if the site has an admin
     * @throws {HttpError} 400; 409 if the username looks the same as the username of another enabled account
     */
    async appointFirst({ username, password }: Credentials, origin: Omit<Origin, 'network'>) {
      assertNotGuessable(username, password)
      const account = await buildAccount(db, { username, password }, 'admin')
      return db.transaction().execute(async (transaction) => {
        // Only one of several simultaneous requests, in any process, makes the admin.
        await waitForTurn(transaction)
        if (await siteHasAdmin(transaction)) return undefined
        await assertUnlikeOthers(transaction, { username })
        if (!(await insertAccount(transaction, account))) throw nameTaken()
        await noteAppointment(transaction, account)
        return { account, ...(await beginSession(transaction, account, origin)) }
      })
    },

    /**
     * Makes an admin: creates an account, or promotes and enables an existing account and sets its password.
     * The function ends the sessions and deletes the known devices and the password link of an existing account,
     * because another person may use them.
     * @throws {HttpError} 400; 409 if the username looks the same as the username of another enabled account
     */
    async appoint({ username, password }: Credentials): Promise<'created' | 'promoted'> {
      assertNotGuessable(username, password)
      const existingAccount = await findAccountByKey(db, usernameKey(username))
      // An active admin receives only a new password, so the name needs no check.
      if (existingAccount?.role !== 'admin' || existingAccount.disabled_at) {
        await assertUnlikeOthers(db, existingAccount ?? { username })
      }
      if (!existingAccount) {
        const account = await buildAccount(db, { username, password }, 'admin')
        await db.transaction().execute(async (transaction) => {
          if (!(await insertAccount(transaction, account))) throw nameTaken()
          await noteAppointment(transaction, account)
        })
        return 'created'
      }
      const password_hash = await hashPassword(password)
      await db.transaction().execute(async (transaction) => {
        const change = { password_hash, role: 'admin', disabled_at: null, ends_at: null } as const
        await updateAccount(transaction, existingAccount.id, change)
        await deleteResets(transaction, existingAccount.id)
        await endAccess(transaction, existingAccount.id)
        await noteAppointment(transaction, existingAccount)
      })
      return 'promoted'
    },
  }
}

interface Tokens {
  /** The token of the session. */
  token: string
  deviceToken: string
}

/** Begins a session and records the login or registration. Call this function in a transaction. */
async function signIn(
  db: Queries,
  account: AccountTable,
  action: 'login' | 'register',
  origin: Origin,
): Promise<Tokens> {
  await note(db, { accountId: account.id, action, subject: subjectOf(account) })
  return beginSession(db, account, origin)
}

async function beginSession(
  db: Queries,
  account: AccountTable,
  { device, deviceToken }: Omit<Origin, 'network'>,
): Promise<Tokens> {
  return {
    token: await createSessionService(db).begin(account, device),
    deviceToken: await addKnownDevice(db, account.id, deviceToken),
  }
}

/** Ends every session of an account and deletes its known devices. */
export async function endAccess(db: Queries, accountId: string): Promise<void> {
  await createSessionService(db).endAll(accountId)
  await deleteKnownDevices(db, accountId)
}

/** Records that a command or the set-up made an admin. The entry has no account, because no member made the change. */
async function noteAppointment(db: Queries, account: AccountTable): Promise<void> {
  const subject = { ...subjectOf(account), note: 'admin' }
  await note(db, { accountId: null, action: 'role', subject })
}

function subjectOf({ id, username: name }: AccountTable) {
  return { kind: 'account', id, name } as const
}

async function buildAccount(
  db: Queries,
  { username, password }: Credentials,
  role: AccountTable['role'],
): Promise<AccountTable> {
  return {
    id: randomUUID(),
    username,
    username_key: usernameKey(username),
    password_hash: await hashPassword(password),
    role,
    disabled_at: null,
    created_at: await readInstant(db),
  }
}

const wrongPassword = () => new HttpError(401, 'wrong_password', 'Invalid username or password')
const nameTaken = () => new HttpError(400, 'username_taken', 'This username is taken')
