/** What a call needs of HTTP beyond its input, and nothing more of it. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ReceivedFile } from './forms.ts'
import { Refusal } from './refusal.ts'
import type { SessionCookie } from './session-cookie.ts'

export interface Exchange {
  address: string
  device: string
  /** The files of a form, in the order they were sent; none for any other call. */
  files: readonly ReceivedFile[]
  /** The sender's own name for this sending: the same one again is a repetition. */
  sendKey: string | undefined
  /** Gives the browser a session to keep, or takes it away. */
  keepSession(token: string | null): void
}

/** @throws {Refusal} 400 for a key that is none. */
export function exchangeOf(
  request: FastifyRequest,
  reply: FastifyReply,
  sessionCookie: SessionCookie,
): Exchange {
  return {
    address: request.ip,
    device: request.headers['user-agent'] ?? '',
    files: [],
    sendKey: sendKeyOf(request),
    keepSession: (token) => sessionCookie.write(request, reply, token),
  }
}

function sendKeyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key === 'string' && /^[\w-]{8,64}$/.test(key)) return key
  throw new Refusal(400, 'bad_send_key', 'Idempotency-Key must be 8 to 64 letters, digits, _ or -')
}

/** For calls made in process while a page is rendered: reading needs no exchange. */
export const noExchange: Exchange = {
  address: '',
  device: '',
  files: [],
  sendKey: undefined,
  keepSession() {
    throw new Error('A page cannot sign anyone in or out while it is rendered')
  },
}
