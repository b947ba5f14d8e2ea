/**
 * Serves the service worker from the root of the site, so that the worker can control all pages. The browser of a
 * reader with a saved page checks for a new worker on every page. With `OFFLINE_WALKS=off` the browser receives a
 * worker that deletes all saved pages and unregisters itself.
 */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { notFound } from '../kernel/http-error.ts'

const removingWorker = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (/^(walk|upload) /.test(name)) await caches.delete(name)
  await registration.unregister()
})()))
`

/** The worker may fetch only from this site. */
const workerPolicy = "default-src 'none'; connect-src 'self'"

export function registerOfflineWorker(app: FastifyInstance, isOffered: () => boolean): void {
  app.get('/offline-worker.js', async (_request, reply) => {
    const file = path.resolve('build/client/offline-worker.js')
    const source = isOffered()
      ? await readFile(file, 'utf8').catch(() => undefined)
      : removingWorker
    if (source === undefined) throw notFound('Not found')
    return reply
      .type('text/javascript; charset=utf-8')
      .headers({ 'cache-control': 'no-cache', 'content-security-policy': workerPolicy })
      .send(source)
  })
}
