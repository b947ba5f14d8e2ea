/**
 * Refuses requests whose target or host is no address of a site (security.md 72). A target such as
 * `//user:password@host/` names a host of its own, and `Host: a@b` holds a name and a password.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { HttpError } from '../kernel/http-error.ts'

/**
 * A path and a query. HTTP also allows `http://host/path`, but clients send that to proxies alone.
 * A URL reads a backslash as a slash, and browsers never send one in a path, nor a fragment.
 */
const targetForm = /^\/(?![/\\])[^?#\\]*(?:\?[^#]*)?$/
/** A name, or an address of IPv4 or IPv6, and a port. */
const hostForm = /^(?:[a-z0-9._-]{1,253}|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i

/** Register it before any other hook that reads the address. */
export function registerAddressCheck(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    done(isAddress(request) ? undefined : badAddress())
  })
}

export const badAddress = () =>
  new HttpError(400, 'bad_address', 'The address of this request cannot be read')

/** HTTP/1.0 needs no host; some load balancers ask for `/healthz` so. */
function isAddress({ url, host, protocol }: FastifyRequest): boolean {
  if (!targetForm.test(url) || (host !== '' && !hostForm.test(host))) return false
  if (protocol !== 'http' && protocol !== 'https') return false
  const asked = URL.parse(`${protocol}://${host || 'localhost'}${url}`)
  // `/.//host` is `//host` once its dots are resolved.
  return asked !== null && !asked.pathname.startsWith('//')
}
