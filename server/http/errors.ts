/** Errors on their way out: a refusal says what to mend, anything else says nothing of the inside. */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Failure } from '../../contract/endpoint.ts'
import { DatabaseAway } from '../database/away.ts'
import { HttpError, TooMany } from '../kernel/http-error.ts'
import { isNoSpace, noSpace } from '../kernel/no-space.ts'
import { StoreAway } from '../media/store/store.ts'

export function registerErrors(app: FastifyInstance): void {
  app.setNotFoundHandler((_request, reply) => answerNothing(reply))
  app.setErrorHandler<FastifyError | HttpError | StoreAway | DatabaseAway>(
    (error, request, reply) => {
      if (error instanceof TooMany) reply.header('retry-after', error.retryAfter)
      if (error instanceof HttpError) {
        // Not the caller's fault: whoever runs the site should read of it.
        if (error.status >= 500) request.log.error({ err: error }, 'request refused')
        const { message, code, details } = error
        return reply.code(error.status).send({ message, code, ...details } satisfies Failure)
      }
      if (error instanceof StoreAway) return answerAway(request, reply, error, storeAway)
      if (error instanceof DatabaseAway) return answerAway(request, reply, error, databaseAway)
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
      // What was meant to be kept for a year did not come after all.
      reply.header('cache-control', 'no-store')
      return reply.code(500).send({ message, code: 'internal' } satisfies Failure)
    },
  )
}

/** While its pictures are away the rest of the site goes on; while its database is, nothing does. */
const storeAway: Failure = {
  message: 'The pictures cannot be reached at the moment. Please try again shortly.',
  code: 'store_away',
}
const databaseAway: Failure = {
  message: 'The site cannot reach its database at the moment. Please try again shortly.',
  code: 'database_away',
}

/** Seconds after which to ask again. */
const awayRetryAfter = 5

/** Whatever the error answers is for this moment alone. */
export function markAway(reply: FastifyReply): FastifyReply {
  return reply.headers({ 'retry-after': awayRetryAfter, 'cache-control': 'no-store' }).code(503)
}

/** No fault of ours, but to be read of in the log. */
function answerAway(
  request: FastifyRequest,
  reply: FastifyReply,
  error: StoreAway | DatabaseAway,
  failure: Failure,
): FastifyReply {
  request.log.warn({ err: error }, failure.message)
  return markAway(reply).send(failure)
}

function answerNothing(reply: FastifyReply): FastifyReply {
  const failure: Failure = { message: 'There is nothing here', code: 'not_found' }
  return reply.code(404).send(failure)
}
