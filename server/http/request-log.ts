/**
 * What the log says of requests: what went wrong, and what took long; every other at LOG_LEVEL=debug
 * alone. Never who asked, nor what stands behind the `?` of an address: there people type names.
 */
import { type FastifyReply, type FastifyRequest, LogController } from 'fastify'

/** Milliseconds after which whoever runs the site may want to know. */
const slow = 1000

class RequestLog extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const { statusCode: status, elapsedTime } = reply
    const told = { ...toldOf(request), status, ms: Math.round(elapsedTime) }
    if (error) reply.log.error({ ...told, err: error }, 'request errored')
    else if (status >= 500) reply.log.warn(told, 'request failed')
    else if (elapsedTime > slow) reply.log.info(told, 'request took long')
    else reply.log.debug(told, 'request answered')
  }

  /** Nothing of ours is missing where somebody tries addresses. */
  override routeNotFound(): void {}
}

const toldOf = ({ method, url }: { method: string; url: string }) => ({
  method,
  path: url.split('?', 1)[0],
})

/** Options of Fastify. */
export function requestLog(level: string) {
  return {
    logController: new RequestLog(),
    // For whatever else writes a request down.
    logger: { level, serializers: { req: toldOf } },
  }
}
