/**
 * The cookie that carries a session: out of reach of scripts, of other sites and of plain http. Only
 * on this machine's own http (`npm start` at home) does it do without Secure and its prefix.
 */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sessionMaximum } from '../../contract/limits.ts'

const secureName = '__Host-session'
const localName = 'session'

export function readSessionCookie(request: FastifyRequest): string | undefined {
  const name = nameFor(request)
  for (const pair of (request.headers.cookie ?? '').split(';')) {
    const [key, value] = pair.trim().split('=', 2)
    if (key === name && value) return value
  }
  return undefined
}

/** @param token the session's, or null to forget it. */
export function writeSessionCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  token: string | null,
): void {
  const name = nameFor(request)
  const age = token === null ? 0 : Math.floor(sessionMaximum / 1000)
  const parts = [`${name}=${token ?? ''}`, 'Path=/', `Max-Age=${age}`, 'HttpOnly', 'SameSite=Lax']
  if (name === secureName) parts.push('Secure')
  reply.header('set-cookie', parts.join('; '))
}

function nameFor({ protocol, hostname }: FastifyRequest): string {
  const local = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)
  return protocol === 'http' && local ? localName : secureName
}
