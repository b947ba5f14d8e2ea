/**
 * Identifies the caller by the Bearer token of a program or the cookie of a browser. The module also rejects changes
 * that pages of another site request.
 */
import type { FastifyRequest } from 'fastify'
import type { Role } from '../../../contract/endpoint.ts'
import { type Caller, visitor } from '../../kernel/caller.ts'
import { HttpError } from '../../kernel/http-error.ts'
import type { SessionService } from '../../sessions/service.ts'
import type { Cookies } from './cookies.ts'

/**
 * Returns the caller. A request without credentials needs no promise, because a promise takes as long as the check.
 * @param allow the least role that the request needs
 */
export type Identify = (request: FastifyRequest, allow: Role) => Caller | Promise<Caller>

/**
 * @returns the function that identifies the caller of a request; a caller with an expired cookie is a visitor. The
 * function throws {HttpError} 401 for an invalid bearer token, unless visitors may make the call. The function throws
 * 403 for a change that another site requests.
 */
export function createIdentify(sessions: SessionService, cookies: Cookies): Identify {
  async function recognise(request: FastifyRequest, allow: Role): Promise<Caller> {
    const { authorization } = request.headers
    const bearer =
      authorization === undefined ? undefined : /^Bearer +(.+)$/i.exec(authorization)?.[1]
    if (bearer !== undefined) {
      const caller = await sessions.recognise(bearer.trim())
      if (caller) return caller
      // API clients expect to act as the account of the token. Calls of visitors ignore an invalid token, so that a
      // client can sign in.
      if (allow !== 'visitor') throw new HttpError(401, 'session_over', 'Please sign in again')
    }
    const cookie = cookies.session.read(request)
    const caller = cookie === undefined ? undefined : await sessions.recognise(cookie)
    assertSameOrigin(request, caller !== undefined)
    return caller ?? visitor
  }

  return (request, allow) => {
    const { authorization, cookie } = request.headers
    if (authorization !== undefined || cookie !== undefined) return recognise(request, allow)
    assertSameOrigin(request, false)
    return visitor
  }
}

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Checks that a changing request comes from the site's own pages (security.md 47, 48). Browsers send `Sec-Fetch-Site`;
 * older browsers, and browsers over plain http, send only `Origin`. A program without the cookie needs neither header.
 * @param isKnownByCookie whether the caller was recognised by a cookie, which browsers send automatically
 * @throws {HttpError} 403 for a request from another site
 */
function assertSameOrigin(request: FastifyRequest, isKnownByCookie: boolean): void {
  if (readingMethods.has(request.method)) return
  const { 'sec-fetch-site': site, origin } = request.headers
  if (site !== undefined) {
    if (site === 'same-origin' || site === 'none') return
  } else if (origin !== undefined) {
    if (origin === ownOrigin(request)) return
  } else if (!isKnownByCookie) return
  throw new HttpError(403, 'other_origin', 'This request comes from another site')
}

/** @returns the site's origin as browsers write it, without a default port */
function ownOrigin({ protocol, host }: FastifyRequest): string | undefined {
  const address = `${protocol}://${host}`
  return URL.canParse(address) ? new URL(address).origin : undefined
}
