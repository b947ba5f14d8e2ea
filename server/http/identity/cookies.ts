/**
 * The cookies with the session and with the token of a known device. Neither scripts nor other sites can read
 * them. On http at this machine (`npm start` at home) they lack Secure and its prefix.
 */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { knownDeviceLife, sessionMaximum } from '../../../contract/limits.ts'
import type { Config } from '../../config/config.ts'

const securePrefix = '__Host-'
const localHost = /^(localhost|127\.0\.0\.1|\[::1\])$/

interface TokenCookie {
  read(request: FastifyRequest): string | undefined
  /** @param token null to remove the cookie */
  write(request: FastifyRequest, reply: FastifyReply, token: string | null): void
}

export interface Cookies {
  session: TokenCookie
  device: TokenCookie
}

/**
 * Readers control the Host header, and X-Forwarded-Host if their proxy passes it on. So a site with a proxy or
 * an https address always sets Secure, independent of the request (security.md 74).
 */
export function createCookies({ proxies, siteUrl }: Config): Cookies {
  const alwaysSecure = proxies > 0 || siteUrl?.startsWith('https:')

  function isLocal({ protocol, hostname }: FastifyRequest): boolean {
    return !alwaysSecure && protocol === 'http' && localHost.test(hostname)
  }

  /** @param life milliseconds */
  function tokenCookie(plainName: string, life: number): TokenCookie {
    const nameFor = (request: FastifyRequest) =>
      isLocal(request) ? plainName : securePrefix + plainName
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
        const age = token === null ? 0 : Math.floor(life / 1000)
        const parts = [`${nameFor(request)}=${token ?? ''}`, 'Path=/', `Max-Age=${age}`]
        parts.push('HttpOnly', 'SameSite=Lax')
        if (!isLocal(request)) parts.push('Secure')
        // Fastify sends each cookie in a header of its own.
        reply.header('set-cookie', parts.join('; '))
      },
    }
  }

  return {
    session: tokenCookie('session', sessionMaximum),
    device: tokenCookie('device', knownDeviceLife),
  }
}
