/** Reads the parts of a request that a call may need besides its input. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Exchange } from '../../kernel/exchange.ts'
import { HttpError } from '../../kernel/http-error.ts'
import { networkOf } from '../../kernel/network.ts'
import type { Cookies } from '../identity/cookies.ts'

interface Needs {
  cookies: Cookies
  /** Whether the call reads `Idempotency-Key`; for any other call the header is ignored. */
  idempotent: boolean
}

/** @throws {HttpError} 400 for a malformed key. */
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
  throw new HttpError(
    400,
    'bad_send_key',
    'Idempotency-Key must be 8 to 64 letters, digits, _ or -',
  )
}
