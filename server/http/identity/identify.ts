/** Identifies the caller by the Bearer token of a program or by the cookie of a browser. */
import type { FastifyRequest } from 'fastify'
import { type Caller, visitor } from '../../kernel/caller.ts'
import { HttpError } from '../../kernel/http-error.ts'
import type { SessionService } from '../../sessions/service.ts'
import type { Cookies } from './cookies.ts'
import { assertSameOrigin } from './same-origin.ts'

export type Identify = (request: FastifyRequest) => Promise<Caller>

/**
 * A cookie with an expired session makes a visitor. An invalid bearer token is an error, because API clients
 * expect to act as that account. @throws {HttpError} 401; 403 from another origin.
 */
export function createIdentify(sessions: SessionService, cookies: Cookies): Identify {
  return async (request) => {
    const bearer = /^Bearer +(.+)$/i.exec(request.headers.authorization ?? '')?.[1]
    if (bearer !== undefined) {
      const caller = await sessions.recognise(bearer.trim())
      if (!caller) throw new HttpError(401, 'session_over', 'Please sign in again')
      return caller
    }
    const cookie = cookies.session.read(request)
    const caller = cookie === undefined ? undefined : await sessions.recognise(cookie)
    assertSameOrigin(request, caller !== undefined)
    return caller ?? visitor
  }
}
