/**
 * `/offline-worker.js`, from the root of the site, so that it may answer for all of it. A browser looks
 * at it again with every page of a reader who has saved a walk: with `OFFLINE_WALKS=off` it finds one
 * that throws everything away and takes its leave.
 */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { notFound } from '../kernel/http-error.ts'

const farewell = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith('walk ')) await caches.delete(name)
  await registration.unregister()
})()))
`

/** It fetches from this site and nothing else. */
const workerPolicy = "default-src 'none'; connect-src 'self'"

export function registerOfflineWorker(app: FastifyInstance, offered: boolean): void {
  app.get('/offline-worker.js', async (_request, reply) => {
    const file = path.resolve('build/client/offline-worker.js')
    const source = offered ? await readFile(file, 'utf8').catch(() => undefined) : farewell
    if (source === undefined) throw notFound('There is nothing here')
    return reply
      .type('text/javascript; charset=utf-8')
      .headers({ 'cache-control': 'no-cache', 'content-security-policy': workerPolicy })
      .send(source)
  })
}
