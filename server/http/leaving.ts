/** A site that is about to stop lets its readers go as it answers them: the next time they ask another. */
import type { FastifyInstance } from 'fastify'

export function registerLeaving(app: FastifyInstance, leaving: () => boolean): void {
  app.addHook('onRequest', async (_request, reply) => {
    if (leaving()) reply.header('connection', 'close')
  })
}
