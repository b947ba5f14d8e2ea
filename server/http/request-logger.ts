/**
 * Adds the id of a request to each of its log lines. The logger creates its child logger at the first line, because few
 * requests log anything. A child logger for every request would take a twentieth of the time of an answer.
 */
import type { FastifyBaseLogger } from 'fastify'

type Level = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'
type LogArguments = Parameters<FastifyBaseLogger['info']>

export class RequestLogger implements FastifyBaseLogger {
  readonly #parent: FastifyBaseLogger
  readonly #bindings: Record<string, unknown>
  #childLogger: FastifyBaseLogger | undefined

  constructor(parent: FastifyBaseLogger, bindings: Record<string, unknown>) {
    this.#parent = parent
    this.#bindings = bindings
  }

  get level(): string {
    return this.#parent.level
  }

  child(bindings: Record<string, unknown>): FastifyBaseLogger {
    return this.#logger().child(bindings)
  }

  fatal(...line: unknown[]): void {
    this.#write('fatal', line)
  }

  error(...line: unknown[]): void {
    this.#write('error', line)
  }

  warn(...line: unknown[]): void {
    this.#write('warn', line)
  }

  info(...line: unknown[]): void {
    this.#write('info', line)
  }

  debug(...line: unknown[]): void {
    this.#write('debug', line)
  }

  trace(...line: unknown[]): void {
    this.#write('trace', line)
  }

  silent(...line: unknown[]): void {
    this.#write('silent', line)
  }

  #write(level: Level, line: unknown[]): void {
    this.#logger()[level](...(line as LogArguments))
  }

  #logger(): FastifyBaseLogger {
    this.#childLogger ??= this.#parent.child(this.#bindings)
    return this.#childLogger
  }
}
