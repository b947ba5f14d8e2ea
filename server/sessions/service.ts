/**
 * Sessions: an opaque 256-bit token in the reader's hands, its SHA-256 in the database. Idle they live
 * 14 days, at most 90, by the clock of the database; one that was begun in the future is over
 * (security.md 76). Rights are read with the session at every request, so a change holds at once.
 */
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { sessionIdle, sessionMaximum } from '../../contract/limits.ts'
import type { SignedInSession } from '../../contract/schemas/accounts.ts'
import type { AccountTable } from '../database/account-tables.ts'
import { clockTolerance, readClock } from '../database/clock.ts'
import type { Queries } from '../database/connection.ts'
import type { SignedIn } from '../kernel/caller.ts'
import { notFound } from '../kernel/http-error.ts'
import * as repository from './repository.ts'

/** A session in use is marked so at most this often: a read should not cost a write. */
const touchAfter = 3_600_000
const deviceMaximum = 160

export type SessionService = ReturnType<typeof createSessionService>

export function createSessionService(db: Queries) {
  return {
    /** @returns the token; it is nowhere else. */
    async begin(account: Pick<AccountTable, 'id'>, device: string): Promise<string> {
      const token = randomBytes(32).toString('base64url')
      const now = await readClock(db)
      await repository.insertSession(db, {
        id: randomUUID(),
        token_hash: hashOf(token),
        account_id: account.id,
        device: device.slice(0, deviceMaximum),
        created_at: instant(now),
        last_used_at: instant(now),
      })
      await repository.deleteStaleSessions(db, {
        used: instant(now - sessionIdle),
        created: instant(now - sessionMaximum),
        future: instant(now + clockTolerance),
      })
      return token
    },

    /** Whose token it is; undefined for a forged, ended or outlived one. */
    async recognise(token: string): Promise<SignedIn | undefined> {
      const session = await repository.findSession(db, hashOf(token))
      if (!session) return undefined
      const now = Number(session.now)
      const unused = now - Date.parse(session.last_used_at)
      const age = now - Date.parse(session.created_at)
      if (unused > sessionIdle || age > sessionMaximum) return undefined
      if (Math.min(unused, age) < -clockTolerance) return undefined
      if (unused > touchAfter) await repository.touchSession(db, session.id, instant(now))
      return {
        role: session.role,
        username: session.username,
        accountId: session.account_id,
        sessionId: session.id,
      }
    },

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

    /** @throws {HttpError} 404 when it is not a session of that account. */
    async end(accountId: string, id: string): Promise<void> {
      if (!(await repository.deleteSession(db, accountId, id))) {
        throw notFound('There is no such session')
      }
    },

    endAll: (accountId: string) => repository.deleteSessionsOf(db, accountId),
  }
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')
const instant = (at: number) => new Date(at).toISOString()
