/** What a call about signing in needs of HTTP, and nothing more of it. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { writeSessionCookie } from './session-cookie.ts'

export interface Exchange {
  address: string
  device: string
  /** Gives the browser a session to keep, or takes it away. */
  keepSession(token: string | null): void
}

export function exchangeOf(request: FastifyRequest, reply: FastifyReply): Exchange {
  return {
    address: request.ip,
    device: request.headers['user-agent'] ?? '',
    keepSession: (token) => writeSessionCookie(request, reply, token),
  }
}

/** For calls made in process while a page is rendered: reading needs no exchange. */
export const noExchange: Exchange = {
  address: '',
  device: '',
  keepSession() {
    throw new Error('A page cannot sign anyone in or out while it is rendered')
  },
}
