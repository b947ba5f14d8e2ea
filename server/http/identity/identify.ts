/** Identifies the caller by the Bearer token of a program or by the cookie of a browser. */
import type { FastifyRequest } from 'fastify'
import type { Role } from '../../../contract/endpoint.ts'
import { type Caller, visitor } from '../../kernel/caller.ts'
import { HttpError } from '../../kernel/http-error.ts'
import type { SessionService } from '../../sessions/service.ts'
import type { Cookies } from './cookies.ts'
import { assertSameOrigin } from './same-origin.ts'

/** @param allow the least role that the request needs */
export type Identify = (request: FastifyRequest, allow: Role) => Promise<Caller>

/**
 * A cookie with an expired session makes a visitor. Where visitors may not go, an invalid bearer token is an
 * error, because API clients expect to act as that account; elsewhere it counts as none, so that they can log in
 * again. @throws {HttpError} 401; 403 from another origin.
 */
export function createIdentify(sessions: SessionService, cookies: Cookies): Identify {
  return async (request, allow) => {
    const bearer = /^Bearer +(.+)$/i.exec(request.headers.authorization ?? '')?.[1]
    if (bearer !== undefined) {
      const caller = await sessions.recognise(bearer.trim())
      if (caller) return caller
      if (allow !== 'visitor') throw new HttpError(401, 'session_over', 'Please sign in again')
    }
    const cookie = cookies.session.read(request)
    const caller = cookie === undefined ? undefined : await sessions.recognise(cookie)
    assertSameOrigin(request, caller !== undefined)
    return caller ?? visitor
  }
}
