/** Errors on their way out: a refusal says what to mend, anything else says nothing of the inside. */
import type { FastifyError, FastifyInstance } from 'fastify'
import type { Failure } from '../../contract/endpoint.ts'
import { Refusal, TooMany } from './refusal.ts'

export function registerErrors(app: FastifyInstance): void {
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ message: 'There is nothing here', code: 'not_found' } satisfies Failure),
  )
  app.setErrorHandler<FastifyError | Refusal>((error, request, reply) => {
    if (error instanceof TooMany) reply.header('retry-after', error.retryAfter)
    if (error instanceof Refusal) {
      return reply
        .code(error.status)
        .send({ message: error.message, code: error.code } satisfies Failure)
    }
    const status = error.statusCode ?? 500
    if (status >= 400 && status < 500) {
      const code = error.code?.toLowerCase() ?? 'bad_request'
      return reply.code(status).send({ message: error.message, code } satisfies Failure)
    }
    request.log.error({ err: error }, 'request failed')
    const message = 'Something went wrong on our side. Please try again.'
    return reply.code(500).send({ message, code: 'internal' } satisfies Failure)
  })
}
