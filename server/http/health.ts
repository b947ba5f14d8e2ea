/**
 * Registers `/healthz`, which says whether the process lives and its database is sound, and `/readyz`,
 * which says whether a load balancer may send requests: not to a process that is about to stop.
 */
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Database } from '../database/connection.ts'
import { lookForDamage } from '../database/look-for-damage.ts'

/** Milliseconds: the first look is after what a start has to do. */
const firstLookAfter = 20_000
const looksEvery = 3_600_000

interface Needs {
  database: Database
  leaving: () => boolean
  /** Milliseconds from the opening of the site to the first look for damage. */
  after?: number | undefined
}

export function registerHealth(app: FastifyInstance, needs: Needs): void {
  const { database, leaving } = needs
  async function databaseAnswers(): Promise<boolean> {
    try {
      await sql`select 1`.execute(database.db)
      return true
    } catch (error) {
      app.log.warn({ err: error }, 'the database does not answer')
      return false
    }
  }
  for (const url of ['/healthz', '/readyz']) {
    app.get(url, async (_request, reply) => {
      reply.header('cache-control', 'no-store')
      if (url === '/readyz' && leaving()) return reply.code(503).send({ status: 'stopping' })
      if (!(await databaseAnswers())) {
        return reply.code(503).send({ status: 'database unavailable' })
      }
      // Readers still get what can be read: to turn them away, /readyz would help nobody.
      if (url === '/healthz' && database.soundness.malformed) {
        return reply.code(503).send({ status: 'database malformed' })
      }
      return { status: 'ok' }
    })
  }
  // A site that is about to stop closes each connection after its answer: the next request goes elsewhere.
  app.addHook('onRequest', async (_request, reply) => {
    if (leaving()) reply.header('connection', 'close')
  })
  watchForDamage(app, needs)
}

/** Logs damage once, whether a query met it or a look found it. */
function watchForDamage(app: FastifyInstance, { database, after = firstLookAfter }: Needs): void {
  const stopping = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let underWay = Promise.resolve()
  let told = false

  function tell(reason?: string): void {
    if (told || !database.soundness.malformed) return
    told = true
    app.log.error(
      { database: database.place, ...(reason && { reason }) },
      'the database is damaged: stop the site, keep a copy, restore the newest backup (docs/operations.md)',
    )
  }

  async function look(): Promise<void> {
    try {
      tell(await lookForDamage(database, stopping.signal))
    } finally {
      if (!stopping.signal.aborted) timer = setTimeout(begin, looksEvery).unref()
    }
  }

  function begin(): void {
    underWay = look().catch((err) => app.log.warn({ err }, 'no look for damage was possible'))
  }

  app.addHook('onResponse', async () => tell())
  app.addHook('onListen', async () => {
    timer = setTimeout(begin, after).unref()
  })
  app.addHook('onClose', async () => {
    stopping.abort()
    clearTimeout(timer)
    await underWay
  })
}
