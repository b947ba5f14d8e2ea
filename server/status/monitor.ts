/** Serves `/status.json` to a monitor with METRICS_TOKEN. Without this setting the address does not exist. */
import type { FastifyInstance } from 'fastify'
import { notFound } from '../kernel/http-error.ts'
import { isSameToken } from '../kernel/token.ts'
import type { ReadStatus } from './status.ts'

export function registerMonitor(
  app: FastifyInstance,
  token: string | undefined,
  readStatus: ReadStatus,
): void {
  if (!token) return
  app.get('/status.json', async (request, reply) => {
    const sentToken = /^Bearer +(.+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? ''
    if (!isSameToken(sentToken, token)) throw notFound('Not found')
    reply.header('cache-control', 'no-store')
    return readStatus()
  })
}
