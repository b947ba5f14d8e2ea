/**
 * Begins, recognises and ends sessions. The browser has a random 256-bit token, and the database has its SHA-256. A
 * session expires after 14 idle days, and after 90 days at most, according to the database's clock (security.md 76).
 */
import { randomUUID } from 'node:crypto'
import { sessionIdle, sessionMaximum } from '../../contract/limits.ts'
import type { SignedInSession } from '../../contract/schemas/accounts/accounts.ts'
import { clockTolerance, readClock } from '../database/clock.ts'
import type { Queries } from '../database/connection.ts'
import type { AccountTable } from '../database/tables/account-tables.ts'
import type { SignedIn } from '../kernel/caller.ts'
import { hour, instantAt } from '../kernel/dates.ts'
import { notFound } from '../kernel/http-error.ts'
import { drawToken, hashOfToken } from '../kernel/token.ts'
import * as repository from './repository.ts'

/** Milliseconds between two updates of `last_used_at`, so that not every request writes. */
const touchInterval = hour
/** Maximum number of stored characters of the User-Agent. */
const deviceMaximum = 160

export type SessionService = ReturnType<typeof createSessionService>

export function createSessionService(db: Queries) {
  return {
    /** Begins a session, and deletes expired sessions. @returns the token, of which the server stores only the hash */
    async begin(account: Pick<AccountTable, 'id'>, device: string): Promise<string> {
      const token = drawToken()
      const now = await readClock(db)
      await repository.insertSession(db, {
        id: randomUUID(),
        token_hash: hashOfToken(token),
        account_id: account.id,
        device: device.slice(0, deviceMaximum),
        created_at: instantAt(now),
        last_used_at: instantAt(now),
      })
      await repository.deleteStaleSessions(db, {
        oldestUse: instantAt(now - sessionIdle),
        oldestStart: instantAt(now - sessionMaximum),
        latest: instantAt(now + clockTolerance),
      })
      return token
    },

    /**
     * Finds the owner of a token. Each request rereads the role, so a change applies at once.
     * @returns the owner; undefined for an unknown or expired session, a session with a time in the future, and a
     * disabled or ended account
     */
    async recognise(token: string): Promise<SignedIn | undefined> {
      const session = await repository.findSession(db, hashOfToken(token))
      if (!session) return undefined
      const now = Number(session.now)
      const idleTime = now - Date.parse(session.last_used_at)
      const age = now - Date.parse(session.created_at)
      if (session.ends_at && Date.parse(session.ends_at) <= now) return undefined
      if (idleTime > sessionIdle || age > sessionMaximum) return undefined
      if (Math.min(idleTime, age) < -clockTolerance) return undefined
      if (idleTime > touchInterval) await repository.touchSession(db, session.id, instantAt(now))
      return {
        role: session.role,
        username: session.username,
        accountId: session.account_id,
        sessionId: session.id,
      }
    },

    /** @returns the account's sessions, with times as instants */
    async list({ accountId, sessionId }: SignedIn): Promise<SignedInSession[]> {
      const rows = await repository.listSessions(db, accountId)
      return rows.map((row) => ({
        id: row.id,
        current: row.id === sessionId,
        device: row.device,
        createdAt: row.created_at,
        lastUsedAt: row.last_used_at,
      }))
    },

    /** @throws {HttpError} 404 if the account has no such session */
    async end(accountId: string, id: string): Promise<void> {
      if (!(await repository.deleteSession(db, accountId, id))) {
        throw notFound('There is no such session')
      }
    },

    endAll: (accountId: string) => repository.deleteSessionsOf(db, accountId),
  }
}
