/**
 * Registers two addresses. `/healthz` reports whether the database answers and is undamaged. `/readyz` reports whether
 * a load balancer may send requests: the database must answer, and the process must not be stopping.
 */
import type { FastifyInstance } from 'fastify'
import { CompiledQuery } from 'kysely'
import type { Database, Queries } from '../database/connection.ts'
import { lookForDamage } from '../database/look-for-damage.ts'
import { LastingBytes } from '../kernel/caching/lasting-bytes.ts'
import { oncePerTick } from '../kernel/caching/once-per-tick.ts'
import { hour } from '../kernel/dates.ts'
import { sendCachedBytes } from './cached-answer.ts'

/** Milliseconds from the start to the first check, so that the check does not slow down the start. */
const firstCheckAfter = 20_000
const checkInterval = hour

interface Needs {
  database: Database
  isStopping: () => boolean
}

export function registerHealth(app: FastifyInstance, needs: Needs): void {
  const { database, isStopping } = needs
  const databaseAnswers = createDatabaseProbe(database.db, (err) =>
    app.log.warn({ err }, 'the database does not answer'),
  )
  for (const url of ['/healthz', '/readyz']) {
    app.get(url, async (request, reply) => {
      reply.header('cache-control', 'no-store')
      if (url === '/readyz' && isStopping()) return reply.code(503).send({ status: 'stopping' })
      if (!(await databaseAnswers())) {
        return reply.code(503).send({ status: 'database unavailable' })
      }
      // `/readyz` stays 200, because a damaged database can still answer many requests.
      if (url === '/healthz' && database.soundness.isDamaged) {
        return reply.code(503).send({ status: 'database malformed' })
      }
      return sendCachedBytes(request, reply, okBody, jsonType)
    })
  }
  // A stopping site closes each connection after its answer, so that the next request uses another process.
  app.addHook('onRequest', (_request, reply, done) => {
    if (isStopping()) reply.header('connection', 'close')
    done()
  })
  watchForDamage(app, needs)
}

const okBody = new LastingBytes(JSON.stringify({ status: 'ok' }))
const jsonType = { 'content-type': 'application/json; charset=utf-8' }

const testQuery = CompiledQuery.raw('select 1')

/** @returns a function that resolves to false if the database does not answer */
function createDatabaseProbe(db: Queries, onFailure: (error: unknown) => void) {
  return oncePerTick(async () => {
    try {
      await db.executeQuery(testQuery)
      return true
    } catch (error) {
      onFailure(error)
      return false
    }
  })
}

/** Checks the database for damage every hour. Logs damage once, whether a query or a check finds the damage. */
function watchForDamage(app: FastifyInstance, { database }: Needs): void {
  const stopController = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let runningCheck = Promise.resolve()
  let isReported = false

  function report(reason?: string): void {
    if (isReported || !database.soundness.isDamaged) return
    isReported = true
    app.log.error(
      { database: database.place, ...(reason && { reason }) },
      'the database is damaged: stop the site, keep a copy, restore the newest backup (docs/operations.md)',
    )
  }

  async function check(): Promise<void> {
    try {
      report(await lookForDamage(database, stopController.signal))
    } finally {
      if (!stopController.signal.aborted) timer = setTimeout(beginCheck, checkInterval).unref()
    }
  }

  function beginCheck(): void {
    runningCheck = check().catch((err) => app.log.warn({ err }, 'the check for damage failed'))
  }

  app.addHook('onResponse', (_request, _reply, done) => {
    report()
    done()
  })
  app.addHook('onListen', async () => {
    timer = setTimeout(beginCheck, firstCheckAfter).unref()
  })
  app.addHook('onClose', async () => {
    stopController.abort()
    clearTimeout(timer)
    await runningCheck
  })
}
