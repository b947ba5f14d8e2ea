/**
 * Reads and writes the cookies of the session and of the known device, which neither scripts nor other sites can read.
 * Over plain http, the cookies of a site without a proxy or an https address have neither Secure nor the prefix
 * `__Host-` (decisions/0036). Over plain http, browsers would reject a cookie with Secure or with this prefix.
 */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { knownDeviceLife, sessionMaximum } from '../../../contract/limits.ts'
import { type Config, isMeantForHttps } from '../../config/config.ts'
import { isEncrypted } from './connection.ts'

const securePrefix = '__Host-'

interface TokenCookie {
  read(request: FastifyRequest): string | undefined
  /** @param token the new value; null to remove the cookie */
  write(request: FastifyRequest, reply: FastifyReply, token: string | null): void
}

export interface Cookies {
  session: TokenCookie
  device: TokenCookie
}

/**
 * Creates both cookies. Readers control the Host header, and X-Forwarded-Host if the proxy passes this header on.
 * Therefore, a site with a proxy or an https address sets Secure for every request (security.md 74).
 */
export function createCookies(config: Config): Cookies {
  const isAlwaysSecure = isMeantForHttps(config)
  const isSecure = (request: FastifyRequest) => isAlwaysSecure || isEncrypted(request)

  /** @param life the lifetime in milliseconds @returns the functions that read and write one cookie */
  function createTokenCookie(baseName: string, life: number): TokenCookie {
    const nameFor = (request: FastifyRequest) =>
      isSecure(request) ? securePrefix + baseName : baseName
    return {
      read(request) {
        const { cookie } = request.headers
        if (cookie === undefined) return undefined
        const name = nameFor(request)
        for (const pair of cookie.split(';')) {
          const [key, value] = pair.trim().split('=', 2)
          if (key === name && value) return value
        }
        return undefined
      },

      write(request, reply, token) {
        const age = token === null ? 0 : Math.floor(life / 1000)
        const parts = [`${nameFor(request)}=${token ?? ''}`, 'Path=/', `Max-Age=${age}`]
        parts.push('HttpOnly', 'SameSite=Lax')
        if (isSecure(request)) parts.push('Secure')
        // Fastify sends each cookie in a separate header.
        reply.header('set-cookie', parts.join('; '))
      },
    }
  }

  return {
    session: createTokenCookie('session', sessionMaximum),
    device: createTokenCookie('device', knownDeviceLife),
  }
}
