/**
 * Checks that a changing request comes from the site's own pages (security.md 47, 48). Browsers send
 * `Sec-Fetch-Site`, older ones `Origin`; a program with a Bearer token needs neither.
 */
import type { FastifyRequest } from 'fastify'
import { HttpError } from '../../kernel/http-error.ts'

const changesNothing = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * @param byCookie whether the caller was recognised by a cookie, which browsers send automatically
 * @throws {HttpError} 403.
 */
export function assertSameOrigin(request: FastifyRequest, byCookie: boolean): void {
  if (changesNothing.has(request.method)) return
  const { 'sec-fetch-site': site, origin } = request.headers
  if (site !== undefined) {
    if (site === 'same-origin' || site === 'none') return
  } else if (origin !== undefined) {
    if (origin === ownOrigin(request)) return
  } else if (!byCookie) return
  throw new HttpError(403, 'other_origin', 'This request comes from another site')
}

/** The site's origin as browsers write it, without a default port. */
function ownOrigin({ protocol, host }: FastifyRequest): string | undefined {
  const address = `${protocol}://${host}`
  return URL.canParse(address) ? new URL(address).origin : undefined
}
