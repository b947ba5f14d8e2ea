/** `/healthz`: whether this process can answer, its database included. */

import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Database } from '../database/connection.ts'

export function registerHealth(app: FastifyInstance, database: Database): void {
  app.get('/healthz', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    try {
      await sql`select 1`.execute(database.db)
      return { status: 'ok' }
    } catch (error) {
      request.log.error({ err: error }, 'the database does not answer')
      return reply.code(503).send({ status: 'database unavailable' })
    }
  })
}
