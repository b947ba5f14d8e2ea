/**
 * What the log says of requests: what went wrong, and what took long; every other at LOG_LEVEL=debug
 * alone. Never who asked, nor what stands behind the `?` of an address: there people type names.
 * Credentials are cut out of every line, whatever logged it.
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
  // Another target, such as `user:password@host`, is refused and has no path.
  path: url.startsWith('/') ? url.split('?', 1)[0] : '…',
})

/** Options of Fastify. */
export function requestLog(level: string) {
  return {
    logController: new RequestLog(),
    // For whatever else writes a request down.
    logger: { level, serializers: { req: toldOf }, hooks: { streamWrite: withoutCredentials } },
  }
}

/** Parts of a line that give access to something: what stands before them, and they themselves. */
const credentials = [
  // The name and password of a URL, or of a host.
  /(?<![/\\])(\/[/\\]+)[^\s/?#"\\]*(?=@)/g,
  // The query of an address.
  /(\?)[\w.~%[\]-]+=[^\s"'\\)]*/g,
  /\b((?:Bearer|Basic) +)[\w.~+/=-]{8,}/gi,
  /\b((?:session|device)=)[^\s;"\\]+/g,
]

/**
 * Messages of errors quote addresses and headers, so each line is read once more before it is written
 * (security.md 72). @param line as JSON; nothing is replaced across the end of a string.
 */
export function withoutCredentials(line: string): string {
  return credentials.reduce((rest, pattern) => rest.replaceAll(pattern, '$1…'), line)
}
