/**
 * Turns errors into answers. The answer to an `HttpError` has the message of the error. No answer reveals internal
 * details.
 */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Failure } from '../../contract/endpoint.ts'
import { DatabaseAway } from '../database/away.ts'
import { HttpError, TooMany } from '../kernel/http-error.ts'
import { isNoSpace, noSpace } from '../kernel/no-space.ts'
import { Stopping } from '../kernel/stopping.ts'
import { StoreAway } from '../media/store/store.ts'
import { translateFailure } from './failures/failure-message.ts'

export function registerErrors(app: FastifyInstance): void {
  app.setNotFoundHandler(answerNotFound)
  app.setErrorHandler<FastifyError | HttpError | StoreAway | DatabaseAway | Stopping>(
    (error, request, reply) => {
      if (error instanceof TooMany) reply.header('retry-after', error.retryAfter)
      if (error instanceof HttpError) {
        // The server caused this error, so the operator should find the error in the log.
        if (error.status >= 500 && error.status !== 501)
          request.log.error({ err: error }, 'request could not be answered')
        const { message, code, details } = error
        const retryAfter = error instanceof TooMany ? error.retryAfter : undefined
        const failure: Failure = { message, code, ...details }
        return reply.code(error.status).send(translateFailure(failure, request.headers, retryAfter))
      }
      if (error instanceof StoreAway) return answerAway(request, reply, error, storeAway)
      if (error instanceof DatabaseAway) return answerAway(request, reply, error, databaseAway)
      if (error instanceof Stopping) return answerAway(request, reply, error, stopping)
      // The path refers to a file outside a served folder.
      if (error.code === 'FST_STATIC_FORBIDDEN_PATH') return answerNotFound(request, reply)
      const status = error.statusCode ?? 500
      if (status >= 400 && status < 500) {
        const code = error.code?.toLowerCase() ?? 'bad_request'
        const failure: Failure = { message: error.message, code }
        return reply.code(status).send(translateFailure(failure, request.headers))
      }
      request.log.error({ err: error }, 'request failed')
      // A failed answer must not keep a long cache lifetime that the handler has set.
      reply.header('cache-control', 'no-store')
      if (isNoSpace(error)) {
        const { status: noSpaceStatus, message, code } = noSpace()
        return reply.code(noSpaceStatus).send(translateFailure({ message, code }, request.headers))
      }
      const message = 'Something went wrong on our side. Please try again.'
      const failure: Failure = { message, code: 'internal' }
      return reply.code(500).send(translateFailure(failure, request.headers))
    },
  )
}

/** Without the store only pictures and school files are missing; without the database no page works. */
const storeAway: Failure = {
  message: 'The pictures cannot be reached at the moment. Please try again shortly.',
  code: 'store_away',
}
const databaseAway: Failure = {
  message: 'The site cannot reach its database at the moment. Please try again shortly.',
  code: 'database_away',
}
const stopping: Failure = {
  message: 'The site is restarting. Please try again shortly.',
  code: 'stopping',
}

/** Seconds after which a client may retry. */
const awayRetryAfter = 5

/** Makes the answer a temporary 503 that no cache may store. */
export function markAway(reply: FastifyReply): FastifyReply {
  return reply.headers({ 'retry-after': awayRetryAfter, 'cache-control': 'no-store' }).code(503)
}

/** Answers 503, and logs a warning because the program itself has no error. */
function answerAway(
  request: FastifyRequest,
  reply: FastifyReply,
  error: StoreAway | DatabaseAway | Stopping,
  failure: Failure,
): FastifyReply {
  request.log.warn({ err: error }, failure.message)
  return markAway(reply).send(translateFailure(failure, request.headers))
}

function answerNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure: Failure = { message: 'Not found', code: 'not_found' }
  return reply.code(404).send(translateFailure(failure, request.headers))
}
