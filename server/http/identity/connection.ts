/** Finds out whether the connection between the reader's browser and the site is encrypted. */
import type { FastifyRequest } from 'fastify'

type RequestOrigin = Pick<FastifyRequest, 'protocol' | 'hostname' | 'headers'>

const thisMachine = /^(localhost|127\.0\.0\.1|\[::1\])$/

/**
 * @returns whether the request came over https. A proxy with https adds a header, even if no setting names the proxy.
 * Browsers send `Sec-Fetch-Site` only over https and to their own machine, and a forged header only makes the client's
 * own cookies stricter.
 */
export function isEncrypted({ protocol, hostname, headers }: RequestOrigin): boolean {
  if (protocol === 'https') return true
  if (/\bhttps\b/i.test(String(headers['x-forwarded-proto'] ?? ''))) return true
  if (/\bproto="?https\b/i.test(headers.forwarded ?? '')) return true
  return headers['sec-fetch-site'] !== undefined && !thisMachine.test(hostname)
}

/**
 * @returns whether other people on the network can read the request, because it is unencrypted and has left the
 * reader's machine
 */
export function isReadableByOthers(request: RequestOrigin): boolean {
  return !isEncrypted(request) && !thisMachine.test(request.hostname)
}
