/** What a call needs of HTTP beyond its input, and nothing more of it. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ReceivedFile } from '../http/forms/forms.ts'
import type { Cookies } from '../http/identity/cookies.ts'
import { Refusal } from './http-error.ts'
import { type Network, networkOf, noNetwork } from './network.ts'

export interface Exchange {
  network: Network
  /** What the browser calls itself. */
  device: string
  /** The token of a known device, from its cookie. */
  deviceToken: string | undefined
  /** The files of a form, in the order they were sent; none for any other call. */
  files: readonly ReceivedFile[]
  /** The sender's own name for this sending: the same one again is a repetition. */
  sendKey: string | undefined
  /** Gives the browser a session to keep, or takes it away. */
  keepSession(token: string | null): void
  /** Gives the browser the token by which an account will know it. */
  keepDevice(token: string): void
}

interface Needs {
  cookies: Cookies
  /** Whether the call reads `Idempotency-Key`; for any other call the header is ignored. */
  idempotent: boolean
}

/** @throws {Refusal} 400 for a malformed key. */
export function exchangeOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { cookies, idempotent }: Needs,
): Exchange {
  return {
    network: networkOf(request.ip),
    device: request.headers['user-agent'] ?? '',
    deviceToken: cookies.device.read(request),
    files: [],
    sendKey: idempotent ? sendKeyOf(request) : undefined,
    keepSession: (token) => cookies.session.write(request, reply, token),
    keepDevice: (token) => cookies.device.write(request, reply, token),
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
  network: noNetwork,
  device: '',
  deviceToken: undefined,
  files: [],
  sendKey: undefined,
  keepSession() {
    throw new Error('A page cannot sign anyone in or out while it is rendered')
  },
  keepDevice() {
    throw new Error('A page cannot make a device known while it is rendered')
  },
}
