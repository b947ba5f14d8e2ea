/**
 * Rejects requests whose target or host is not an address of a site (security.md 72). A target such as
 * `//user:password@host/` names another host, and `Host: a@b` contains a name and a password.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { HttpError } from '../kernel/http-error.ts'

/**
 * Matches a path and a query. HTTP also allows `http://host/path`, but clients send this form only to proxies. URLs
 * treat a backslash as a slash, and browsers send neither a backslash nor a fragment in a path.
 */
const targetForm = /^\/(?![/\\])[^?#\\]*(?:\?[^#]*)?$/
/** Matches a host name, an IPv4 address or an IPv6 address, with an optional port. */
const hostForm = /^(?:[a-z0-9._-]{1,253}|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i

/** Finds dots and double slashes, which a URL can resolve to a path such as `//host`. */
const resolvablePath = /\/\.|\/\/|%2e/i

/** Caches valid hosts, because parsing a URL takes as long as an answer. A site has fewer hosts than the limit. */
const knownHosts = new LRUCache<string, true>({ max: 100 })

/** Registers the check as a hook. Call this function before the registration of any hook that reads the address. */
export function registerAddressCheck(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    done(hasValidAddress(request) ? undefined : badAddress())
  })
}

export const badAddress = () =>
  new HttpError(400, 'bad_address', 'The address of this request is invalid')

/**
 * @returns whether the request names an address of a site. HTTP/1.0 needs no host, and some load balancers request
 * `/healthz` without a host.
 */
function hasValidAddress({ url, host, protocol }: FastifyRequest): boolean {
  if (!targetForm.test(url) || (host !== '' && !hostForm.test(host))) return false
  if (protocol !== 'http' && protocol !== 'https') return false
  if (knownHosts.has(host) && !resolvablePath.test(url)) return true
  const address = URL.parse(`${protocol}://${host || 'localhost'}${url}`)
  // Resolving the dots of `/.//host` gives `//host`.
  if (address === null || address.pathname.startsWith('//')) return false
  knownHosts.set(host, true)
  return true
}
