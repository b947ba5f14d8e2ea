/** Errors on their way out: a refusal says what to mend, anything else says nothing of the inside. */
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import type { Failure } from '../../contract/endpoint.ts'
import { isNoSpace, noSpace } from './no-space.ts'
import { Refusal, TooMany } from './refusal.ts'

export function registerErrors(app: FastifyInstance): void {
  app.setNotFoundHandler((_request, reply) => answerNothing(reply))
  app.setErrorHandler<FastifyError | Refusal>((error, request, reply) => {
    if (error instanceof TooMany) reply.header('retry-after', error.retryAfter)
    if (error instanceof Refusal) {
      // Not the caller's fault: whoever runs the site should read of it.
      if (error.status >= 500) request.log.error({ err: error }, 'request refused')
      const { message, code, details } = error
      return reply.code(error.status).send({ message, code, ...details } satisfies Failure)
    }
    // A path that would lead out of the folder of assets leads nowhere.
    if (error.code === 'FST_STATIC_FORBIDDEN_PATH') return answerNothing(reply)
    const status = error.statusCode ?? 500
    if (status >= 400 && status < 500) {
      const code = error.code?.toLowerCase() ?? 'bad_request'
      return reply.code(status).send({ message: error.message, code } satisfies Failure)
    }
    request.log.error({ err: error }, 'request failed')
    if (isNoSpace(error)) {
      const { status: full, message, code } = noSpace()
      return reply.code(full).send({ message, code } satisfies Failure)
    }
    const message = 'Something went wrong on our side. Please try again.'
    return reply.code(500).send({ message, code: 'internal' } satisfies Failure)
  })
}

function answerNothing(reply: FastifyReply): FastifyReply {
  const failure: Failure = { message: 'There is nothing here', code: 'not_found' }
  return reply.code(404).send(failure)
}
