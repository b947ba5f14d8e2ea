/**
 * Serves `/metrics` for Prometheus to callers with METRICS_TOKEN. Without this setting, the address does not exist. The
 * site counts requests by route and never by address, so the metrics contain no personal data.
 */
import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { notFound } from '../kernel/http-error.ts'
import { isSameToken } from '../kernel/token.ts'

const durationBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

export function registerMetrics(app: FastifyInstance, token: string | undefined): void {
  if (!token) return
  const register = new Registry()
  collectDefaultMetrics({ register })
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the headers of a request to the last byte of the answer',
    labelNames: ['method', 'route', 'status'],
    buckets: durationBuckets,
    registers: [register],
  })
  const openRequests = new Gauge({
    name: 'http_requests_under_way',
    help: 'Number of requests that are being answered',
    registers: [register],
  })
  const receivedBytes = new Counter({
    name: 'http_request_body_bytes_total',
    help: 'Bytes of received request bodies, by their Content-Length',
    registers: [register],
  })

  app.addHook('onRequest', async (request, reply) => {
    openRequests.inc()
    // The event also fires when the reader disconnects before the answer is complete.
    reply.raw.once('close', () => openRequests.dec())
    const length = Number(request.headers['content-length'])
    if (Number.isSafeInteger(length) && length > 0) receivedBytes.inc(length)
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    const labels = { method: request.method, route, status: String(reply.statusCode) }
    duration.observe(labels, reply.elapsedTime / 1000)
  })

  app.get('/metrics', async (request, reply) => {
    const sentToken = /^Bearer +(.+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? ''
    if (!isSameToken(sentToken, token)) throw notFound('Not found')
    reply.header('cache-control', 'no-store').type(register.contentType)
    return register.metrics()
  })
}
