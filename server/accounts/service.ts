/** Accounts: registering, signing in, changing a password; who guesses is slowed down. */
import { randomUUID } from 'node:crypto'
import { usernameKey } from '../../contract/schemas/accounts.ts'
import { note } from '../changes/ledger.ts'
import type { Database, Queries } from '../database/connection.ts'
import type { AccountTable } from '../database/tables.ts'
import type { SignedIn } from '../http/caller.ts'
import { Refusal } from '../http/refusal.ts'
import { createSessionService } from '../sessions/service.ts'
import type { Allowance, Attempts } from './attempts.ts'
import { assertNotGuessable } from './guessable.ts'
import { assertUnlikeAdmins, assertUnlikeOthers } from './look-alike.ts'
import { hashPassword, isPassword, spendTheSameTime } from './password-hash.ts'
import {
  findAccountByKey,
  forgetResets,
  holdAccount,
  insertAccount,
  updateAccount,
} from './repository.ts'

interface Credentials {
  username: string
  password: string
}

/** Where a request comes from. */
export interface Origin {
  address: string
  device: string
}

const minute = 60_000
/** A class behind one address makes more mistakes than one account. */
const failuresByAccount: Allowance = { count: 10, within: 10 * minute }
const failuresByAddress: Allowance = { count: 25, within: 10 * minute }

export type AccountService = ReturnType<typeof createAccountService>

interface Needs {
  database: Database
  attempts: Attempts
  registrationOpen: boolean
  /** Of one address, behind which a whole class may sit. */
  registrationsAnHour?: number
}

export function createAccountService(needs: Needs) {
  const { database, attempts, registrationOpen, registrationsAnHour = 60 } = needs
  const registrationsByAddress: Allowance = { count: registrationsAnHour, within: 60 * minute }

  const { db } = database

  return {
    /** @returns the account and its new token. @throws {Refusal} 400, 403 or 429. */
    async register({ username, password }: Credentials, origin: Origin) {
      if (!registrationOpen) throw new Refusal(403, 'registration_closed', 'Registration is closed')
      const topics = { [`register ${origin.address}`]: registrationsByAddress }
      assertNotGuessable(username, password)
      await attempts.take(topics)
      if (!(await findAccountByKey(db, usernameKey(username)))) {
        await assertUnlikeAdmins(db, username)
      }
      const account = await newAccount({ username, password }, 'member')
      const token = await db.transaction().execute(async (transaction) => {
        if (!(await insertAccount(transaction, account))) throw nameTaken()
        return letIn(transaction, account, 'register', origin.device)
      })
      return { account, token }
    },

    /** @returns the account and its new token. @throws {Refusal} 401 or 429. */
    async login({ username, password }: Credentials, origin: Origin) {
      const key = usernameKey(username)
      const topics = {
        [loginTopic(username)]: failuresByAccount,
        [`login address ${origin.address}`]: failuresByAddress,
      }
      const taken = await attempts.take(topics)
      const account = await findAccountByKey(db, key)
      if (!account) {
        await spendTheSameTime(password)
        throw new Refusal(401, 'user_not_found', 'User not found')
      }
      const right = await isPassword(password, account.password_hash)
      if (!right || account.disabled_at) throw wrongPassword()
      await attempts.giveBack(taken)
      await attempts.forget(loginTopic(username))
      const token = await db.transaction().execute(async (transaction) => {
        // Disabled, or its password changed, while this one was being checked.
        if (!(await holdAccount(transaction, account))) throw wrongPassword()
        return letIn(transaction, account, 'login', origin.device)
      })
      return { account, token }
    },

    /**
     * Ends every session of the account, the caller's too, and whatever link would set a password, and
     * begins one session anew.
     * @returns its token. @throws {Refusal} 400, 401 or 429.
     */
    async changePassword(
      caller: SignedIn,
      [before, after]: [before: string, after: string],
      device: string,
    ): Promise<string> {
      const key = usernameKey(caller.username)
      assertNotGuessable(caller.username, after)
      const taken = await attempts.take({ [loginTopic(caller.username)]: failuresByAccount })
      const account = await findAccountByKey(db, key)
      if (!account || !(await isPassword(before, account.password_hash))) throw wrongPassword()
      await attempts.giveBack(taken)
      const password_hash = await hashPassword(after)
      return db.transaction().execute(async (transaction) => {
        // Disabled, or given another password, while this one was being checked.
        if (!(await holdAccount(transaction, account))) throw wrongPassword()
        const within = createSessionService(transaction)
        await updateAccount(transaction, account.id, { password_hash })
        await forgetResets(transaction, account.id)
        await within.endAll(account.id)
        const subject = { ...subjectOf(account), note: 'password' }
        await note(transaction, { accountId: account.id, action: 'reset', subject })
        return within.begin(account, device)
      })
    },

    /**
     * Makes an admin of that name: a new account, or an existing one promoted and given the password.
     * Its sessions end, as whoever held them was someone else to the site.
     * @throws {Refusal} 400; 409 when the name looks the same as another account's.
     */
    async appoint({ username, password }: Credentials): Promise<'created' | 'promoted'> {
      assertNotGuessable(username, password)
      const existing = await findAccountByKey(db, usernameKey(username))
      // An admin who only gets a new password is one already.
      if (existing?.role !== 'admin') {
        await assertUnlikeOthers(db, existing ?? { username })
      }
      if (!existing) {
        const account = await newAccount({ username, password }, 'admin')
        await db.transaction().execute(async (transaction) => {
          if (!(await insertAccount(transaction, account))) throw nameTaken()
          await noteAppointed(transaction, account)
        })
        return 'created'
      }
      const password_hash = await hashPassword(password)
      await db.transaction().execute(async (transaction) => {
        const change = { password_hash, role: 'admin', disabled_at: null } as const
        await updateAccount(transaction, existing.id, change)
        await forgetResets(transaction, existing.id)
        await createSessionService(transaction).endAll(existing.id)
        await noteAppointed(transaction, existing)
      })
      return 'promoted'
    },
  }
}

/** What failed logins are counted under. */
export const loginTopic = (username: string) => `login account ${usernameKey(username)}`

/** Begins a session and notes it, in one transaction. @returns its token. */
async function letIn(
  db: Queries,
  account: AccountTable,
  action: 'login' | 'register',
  device: string,
): Promise<string> {
  await note(db, { accountId: account.id, action, subject: subjectOf(account) })
  return createSessionService(db).begin(account, device)
}

/** By whoever has the machine: nobody of the site. */
async function noteAppointed(db: Queries, account: AccountTable): Promise<void> {
  const subject = { ...subjectOf(account), note: 'admin' }
  await note(db, { accountId: null, action: 'role', subject })
}

function subjectOf({ id, username: name }: AccountTable) {
  return { kind: 'account', id, name } as const
}

async function newAccount(
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
    created_at: new Date().toISOString(),
  }
}

const wrongPassword = () => new Refusal(401, 'wrong_password', 'Invalid username or password')
const nameTaken = () => new Refusal(400, 'username_taken', 'This username is taken')
