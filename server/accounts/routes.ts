/** Handles the calls for accounts and sessions. */
import { type User, usernameKey } from '../../contract/schemas/accounts/accounts.ts'
import { type Caller, signedIn } from '../kernel/caller.ts'
import { postingTime } from '../kernel/dates.ts'
import type { Handlers } from '../kernel/handlers.ts'
import type { SessionService } from '../sessions/service.ts'
import type { AccountService } from './service.ts'

interface Needs {
  accounts: AccountService
  sessions: SessionService
  timeZone: string
}

export function accountHandlers({ accounts, sessions, timeZone }: Needs) {
  return {
    async refresh(_input, caller) {
      return { user: caller.role === 'visitor' ? null : presentUser(caller) }
    },

    async register(input, _caller, context) {
      const { account, token, deviceToken } = await accounts.register(input, context)
      context.setSessionCookie(token)
      context.setDeviceCookie(deviceToken)
      return { message: 'Register successful', token, user: presentUser(account) }
    },

    async login(input, caller, context) {
      const isSignedIn =
        caller.role !== 'visitor' && usernameKey(input.username) === usernameKey(caller.username)
      if (isSignedIn) return { message: 'Already logged in', user: presentUser(caller) }
      const { account, token, deviceToken } = await accounts.login(input, context)
      // A session of another account in this browser ends. The new cookie replaces a cookie that an attacker set.
      if (caller.accountId && caller.sessionId)
        await sessions.end(caller.accountId, caller.sessionId)
      context.setSessionCookie(token)
      context.setDeviceCookie(deviceToken)
      return { message: 'Login successful', token, user: presentUser(account) }
    },

    async logout(_input, caller, context) {
      if (caller.accountId && caller.sessionId)
        await sessions.end(caller.accountId, caller.sessionId)
      context.setSessionCookie(null)
      return { message: 'Logout successful' }
    },

    async changePassword({ password, newPassword }, caller, context) {
      const passwords: [string, string] = [password, newPassword]
      const tokens = await accounts.changePassword(signedIn(caller), passwords, context)
      const { token, deviceToken } = tokens
      context.setSessionCookie(token)
      context.setDeviceCookie(deviceToken)
      return { message: 'Password changed', token }
    },

    async sessions(_input, caller) {
      const ownSessions = await sessions.list(signedIn(caller))
      return {
        sessions: ownSessions.map(({ createdAt, lastUsedAt, ...fields }) => ({
          ...fields,
          createdAt: postingTime(createdAt, timeZone),
          lastUsedAt: postingTime(lastUsedAt, timeZone),
        })),
      }
    },

    async endSession({ id }, caller, context) {
      const { accountId, sessionId } = signedIn(caller)
      await sessions.end(accountId, id)
      if (id === sessionId) context.setSessionCookie(null)
      return { message: 'Session ended' }
    },
  } satisfies Partial<Handlers>
}

/** @returns the name, and whether the account belongs to an admin; the wire format has no other fields */
function presentUser({ username, role }: Pick<Caller, 'username' | 'role'>): User {
  return { username, admin: role === 'admin' }
}
