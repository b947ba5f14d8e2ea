/**
 * `/healthz`: whether this process lives, its database included. `/readyz`: whether it wants readers,
 * which one that is about to stop does not.
 */
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Database } from '../database/connection.ts'

export function registerHealth(
  app: FastifyInstance,
  database: Database,
  leaving: () => boolean,
): void {
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
      if (await databaseAnswers()) return { status: 'ok' }
      return reply.code(503).send({ status: 'database unavailable' })
    })
  }
}
