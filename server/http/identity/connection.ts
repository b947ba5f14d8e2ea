/** Says whether the connection between the reader's browser and the site is encrypted. */
import type { FastifyRequest } from 'fastify'

type AskedBy = Pick<FastifyRequest, 'protocol' | 'hostname' | 'headers'>

const thisMachine = /^(localhost|127\.0\.0\.1|\[::1\])$/

/**
 * The site may have a proxy with https that no setting names. Either its header shows this, or the browser does:
 * browsers send `Sec-Fetch-Site` only over https and to their own machine. A forged header only makes the client's own
 * cookies stricter.
 */
export function isEncrypted({ protocol, hostname, headers }: AskedBy): boolean {
  if (protocol === 'https') return true
  if (/\bhttps\b/i.test(String(headers['x-forwarded-proto'] ?? ''))) return true
  if (/\bproto="?https\b/i.test(headers.forwarded ?? '')) return true
  return headers['sec-fetch-site'] !== undefined && !thisMachine.test(hostname)
}

/** Whether others on the network can read the request: it is not encrypted, and it left the reader's machine. */
export function isReadableByOthers(request: AskedBy): boolean {
  return !isEncrypted(request) && !thisMachine.test(request.hostname)
}
