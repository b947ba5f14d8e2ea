/**
 * Limits the time for the body of a request (security.md 65). Only an allowed form may take longer than `bodyMaximum`,
 * because a phone may have a poor signal. Node limits the time for headers.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** Times in milliseconds, and `minimumRate` in bytes a second. */
export interface BodyTimes {
  /** Maximum time for a body that is not a form. */
  bodyMaximum: number
  /** Maximum time between two pieces of a form. */
  pauseMaximum: number
  /** After this time, the average rate of a form must be at least `minimumRate`. */
  gracePeriod: number
  minimumRate: number
  /** Maximum time for a complete form. */
  formMaximum: number
  /** Maximum time for the answer to a form, because the site needs time for the pictures of the form. */
  answerMaximum: number
}

export const bodyTimes: BodyTimes = {
  bodyMaximum: 15_000,
  pauseMaximum: 20_000,
  gracePeriod: 30_000,
  minimumRate: 1000,
  formMaximum: 3_600_000,
  answerMaximum: 300_000,
}

/**
 * The clock of a request with a body. The clock is a property, because a WeakMap would keep the clock in memory after
 * the request.
 */
const clock = Symbol('clock')
type TimedRequest = IncomingMessage & { [clock]?: BodyClock }

/**
 * Starts a clock for every request with a body.
 * @param endRequest the function that answers a request that took too long, and closes its connection
 */
export function registerBodyTimes(
  app: FastifyInstance,
  endRequest: (request: IncomingMessage, response: ServerResponse) => void,
  times = bodyTimes,
): void {
  // The listener runs before any route or hook, because requests with an invalid address have a body too.
  app.server.prependListener('request', (request: TimedRequest, response: ServerResponse) => {
    if (hasBody(request)) {
      request[clock] = new BodyClock(request, times, () => endRequest(request, response))
      limitSoon(request[clock])
    }
  })
}

/**
 * Allows more time for a body that makes progress.
 * @returns the function that ends this time; the remaining bytes must then arrive within the normal time
 */
export function allowBodyTime(request: TimedRequest): () => void {
  request[clock]?.allowMoreTime()
  return () => request[clock]?.startLimit()
}

function hasBody({ headers }: IncomingMessage): boolean {
  return 'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0
}

const newClocks: BodyClock[] = []

/** Starts a clock after the event loop has read the arrived bytes. Most bodies are complete then and need no timer. */
function limitSoon(clock: BodyClock): void {
  if (newClocks.push(clock) > 1) return
  setImmediate(() => {
    for (const each of newClocks.splice(0)) if (!each.isRunning) each.startLimit()
  })
}

/** Ends a request whose body exceeds its time. */
class BodyClock {
  isRunning = false
  readonly #request: IncomingMessage
  readonly #times: BodyTimes
  readonly #endRequest: () => void
  #timer: NodeJS.Timeout | undefined

  constructor(request: IncomingMessage, times: BodyTimes, endRequest: () => void) {
    this.#request = request
    this.#times = times
    this.#endRequest = endRequest
  }

  startLimit(): void {
    this.#stop()
    if (this.#hasEnded()) return
    this.#begin()
    this.#timer = setTimeout(() => this.#hasEnded() || this.#endRequest(), this.#times.bodyMaximum)
  }

  allowMoreTime(): void {
    this.#stop()
    this.#begin()
    const { socket } = this.#request
    const times = this.#times
    socket.setTimeout(times.answerMaximum)
    const start = { at: Date.now(), bytes: socket.bytesRead }
    let lastProgress = start
    this.#timer = setInterval(
      () => {
        if (this.#hasEnded()) return this.#stop()
        const now = { at: Date.now(), bytes: socket.bytesRead }
        if (now.bytes > lastProgress.bytes) lastProgress = now
        const age = now.at - start.at
        const isTooSlow = (now.bytes - start.bytes) * 1000 < times.minimumRate * age
        const isStalled = now.at - lastProgress.at > times.pauseMaximum
        if (!isStalled && age <= times.formMaximum && (age <= times.gracePeriod || !isTooSlow))
          return
        this.#stop()
        this.#endRequest()
      },
      Math.min(1000, times.pauseMaximum / 4),
    )
  }

  #begin(): void {
    if (!this.isRunning) this.#request.once('end', () => this.#stop())
    this.isRunning = true
  }

  #stop(): void {
    clearTimeout(this.#timer)
  }

  /**
   * @returns whether no more bytes can arrive. The events "end" and "close" do not suffice, because an answered request
   * closes while its body still arrives.
   */
  #hasEnded(): boolean {
    return this.#request.complete || this.#request.socket.destroyed
  }
}
