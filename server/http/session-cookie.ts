/**
 * The cookie that carries a session: out of reach of scripts, of other sites and of plain http. Only
 * on this machine's own http (`npm start` at home) does it do without Secure and its prefix.
 */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sessionMaximum } from '../../contract/limits.ts'
import type { Config } from '../config.ts'

const secureName = '__Host-session'
const localName = 'session'
const localHost = /^(localhost|127\.0\.0\.1|\[::1\])$/

export interface SessionCookie {
  read(request: FastifyRequest): string | undefined
  /** @param token the session's, or null to forget it. */
  write(request: FastifyRequest, reply: FastifyReply, token: string | null): void
}

/**
 * Readers choose the Host header, and X-Forwarded-Host where their proxy lets it pass. So a site with
 * a proxy or an https address always sets Secure, whatever a request says (security.md 74).
 */
export function createSessionCookie({ proxies, siteUrl }: Config): SessionCookie {
  const alwaysSecure = proxies > 0 || siteUrl?.startsWith('https:')

  function nameFor({ protocol, hostname }: FastifyRequest): string {
    const local = !alwaysSecure && protocol === 'http' && localHost.test(hostname)
    return local ? localName : secureName
  }

  return {
    read(request) {
      const name = nameFor(request)
      for (const pair of (request.headers.cookie ?? '').split(';')) {
        const [key, value] = pair.trim().split('=', 2)
        if (key === name && value) return value
      }
      return undefined
    },

    write(request, reply, token) {
      const name = nameFor(request)
      const age = token === null ? 0 : Math.floor(sessionMaximum / 1000)
      const parts = [
        `${name}=${token ?? ''}`,
        'Path=/',
        `Max-Age=${age}`,
        'HttpOnly',
        'SameSite=Lax',
      ]
      if (name === secureName) parts.push('Secure')
      reply.header('set-cookie', parts.join('; '))
    },
  }
}
