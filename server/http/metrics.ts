/**
 * `/metrics` for Prometheus, for whoever shows METRICS_TOKEN; without such a token there is none. Calls
 * and pages are counted by their pattern, never by their address: nothing in it is about a person.
 */
import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { notFound } from '../kernel/http-error.ts'

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

export function registerMetrics(app: FastifyInstance, token: string | undefined): void {
  if (!token) return
  const register = new Registry()
  collectDefaultMetrics({ register })
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'From the first byte of a request to the last of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: seconds,
    registers: [register],
  })
  const underWay = new Gauge({
    name: 'http_requests_under_way',
    help: 'Requests that are being answered',
    registers: [register],
  })
  const received = new Counter({
    name: 'http_request_body_bytes_total',
    help: 'What was sent to the site, as its senders said beforehand',
    registers: [register],
  })

  app.addHook('onRequest', async (request, reply) => {
    underWay.inc()
    // Also where the reader leaves before the answer is whole.
    reply.raw.once('close', () => underWay.dec())
    const length = Number(request.headers['content-length'])
    if (Number.isSafeInteger(length) && length > 0) received.inc(length)
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    const labels = { method: request.method, route, status: String(reply.statusCode) }
    duration.observe(labels, reply.elapsedTime / 1000)
  })

  app.get('/metrics', async (request, reply) => {
    const shown = /^Bearer +(.+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? ''
    if (!same(shown, token)) throw notFound('There is nothing here')
    reply.header('cache-control', 'no-store').type(register.contentType)
    return register.metrics()
  })
}

/** Takes the same time however much of it is right. */
function same(shown: string, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(shown), digest(token))
}
