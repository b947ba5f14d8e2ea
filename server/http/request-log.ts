/**
 * Logs failed and slow requests, and at LOG_LEVEL=debug all requests. An entry names neither the reader nor the query,
 * because people search for names. The module removes credentials from every line of the log.
 */
import {
  type FastifyBaseLogger,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { RequestLogger } from './request-logger.ts'

/** Milliseconds after which a request counts as slow. */
const slowAfter = 1000

class RequestLog extends LogController {
  readonly #logsEach: boolean

  constructor(level: string) {
    super()
    this.#logsEach = level === 'debug'
  }

  override incomingRequest(): void {}

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const { statusCode: status, elapsedTime } = reply
    // Most requests log nothing.
    if (!error && status < 500 && elapsedTime <= slowAfter && !this.#logsEach) return
    const entry = { ...entryOf(request), status, ms: Math.round(elapsedTime) }
    if (error) reply.log.error({ ...entry, err: error }, 'request errored')
    else if (status >= 500) reply.log.warn(entry, 'request failed')
    else if (elapsedTime > slowAfter) reply.log.info(entry, 'request took long')
    else reply.log.debug(entry, 'request answered')
  }

  /** Logs no warning about an unknown address, because the site has no error. */
  override routeNotFound(): void {}
}

const entryOf = ({ method, url }: { method: string; url: string }) => ({
  method,
  // A target without a leading slash, such as `user:password@host`, has no path. The server rejects this target.
  path: url.startsWith('/') ? url.split('?', 1)[0] : '…',
})

/** @returns options of Fastify for this log @param onLine the receiver of each line with its credentials */
export function requestLog(level: string, onLine: (line: string) => void = () => {}) {
  const streamWrite = (line: string) => {
    onLine(line)
    return withoutCredentials(line)
  }
  return {
    logController: new RequestLog(level),
    childLoggerFactory: (parent: FastifyBaseLogger, bindings: Record<string, unknown>) =>
      new RequestLogger(parent, bindings),
    // The serializer and the hook also apply to lines that other code logs.
    logger: { level, serializers: { req: entryOf }, hooks: { streamWrite } },
  }
}

/** Patterns of credentials in a line. Each pattern captures a prefix, which stays in the line. */
const credentials = [
  // This pattern matches the name and password before the host of a URL.
  /(?<![/\\])(\/[/\\]+)[^\s/?#"\\]*(?=@)/g,
  // This pattern matches the query of an address.
  /(\?)[\w.~%[\]-]+=[^\s"'\\)]*/g,
  /\b((?:Bearer|Basic) +)[\w.~+/=-]{8,}/gi,
  /\b((?:session|device)=)[^\s;"\\]+/g,
]

/**
 * Removes credentials from a line of the log, because error messages quote addresses and headers (security.md 72).
 * @param line JSON; no pattern matches across the end of a string
 * @returns the line without credentials
 */
export function withoutCredentials(line: string): string {
  return credentials.reduce((text, pattern) => text.replaceAll(pattern, '$1…'), line)
}
