/**
 * Limits the time for the body of a request (security.md 65). Most requests have a few seconds. Only a form of a caller
 * with the right to send it may take longer, for phones with a poor signal. Node itself limits the time for headers.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** Times in milliseconds; `slowest` in bytes a second. */
export interface BodyTimes {
  /** Maximum time for a body that is not a form. */
  whole: number
  /** Maximum time between two pieces of a form. */
  pause: number
  /** After this time a form must have arrived at `slowest` or faster on average. */
  grace: number
  slowest: number
  /** Maximum time for a whole form. */
  longest: number
  /** Maximum time for the answer to a form, because processing pictures takes time. */
  answer: number
}

export const bodyTimes: BodyTimes = {
  whole: 15_000,
  pause: 20_000,
  grace: 30_000,
  slowest: 1000,
  longest: 3_600_000,
  answer: 300_000,
}

/** The clock of a request with a body. The clock is a property, because entries of a WeakMap outlive young objects. */
const clock = Symbol('clock')
type TimedRequest = IncomingMessage & { [clock]?: BodyClock }

/**
 * Starts a clock for every request with a body.
 * @param cut answers a request that took too long and closes its connection
 */
export function registerBodyTimes(
  app: FastifyInstance,
  cut: (request: IncomingMessage, response: ServerResponse) => void,
  times = bodyTimes,
): void {
  // The listener runs before any route or hook, because requests with an invalid address have a body too.
  app.server.prependListener('request', (request: TimedRequest, response: ServerResponse) => {
    if (hasBody(request)) {
      request[clock] = new BodyClock(request, times, () => cut(request, response))
      limitSoon(request[clock])
    }
  })
}

/**
 * Allows the body more time, while it makes progress, until the work has ended. The rest of the body must then arrive
 * within the normal time.
 */
export async function withBodyTime(
  request: TimedRequest,
  work: () => Promise<void>,
): Promise<void> {
  request[clock]?.allow()
  try {
    await work()
  } finally {
    request[clock]?.limit()
  }
}

function hasBody({ headers }: IncomingMessage): boolean {
  return 'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0
}

const newClocks: BodyClock[] = []

/** Starts a clock after the event loop has read the arrived bytes. Most bodies are complete then and need no timer. */
function limitSoon(clock: BodyClock): void {
  if (newClocks.push(clock) > 1) return
  setImmediate(() => {
    for (const each of newClocks.splice(0)) if (!each.isRunning) each.limit()
  })
}

/** Ends a request whose body exceeds its time. */
class BodyClock {
  isRunning = false
  readonly #request: IncomingMessage
  readonly #times: BodyTimes
  readonly #cut: () => void
  #timer: NodeJS.Timeout | undefined

  constructor(request: IncomingMessage, times: BodyTimes, cut: () => void) {
    this.#request = request
    this.#times = times
    this.#cut = cut
  }

  limit(): void {
    this.#stop()
    if (this.#isOver()) return
    this.#begin()
    this.#timer = setTimeout(() => this.#isOver() || this.#cut(), this.#times.whole)
  }

  allow(): void {
    this.#stop()
    this.#begin()
    const { socket } = this.#request
    const times = this.#times
    socket.setTimeout(times.answer)
    const start = { at: Date.now(), bytes: socket.bytesRead }
    let lastProgress = start
    this.#timer = setInterval(
      () => {
        if (this.#isOver()) return this.#stop()
        const now = { at: Date.now(), bytes: socket.bytesRead }
        if (now.bytes > lastProgress.bytes) lastProgress = now
        const age = now.at - start.at
        const isTooSlow = (now.bytes - start.bytes) * 1000 < times.slowest * age
        const isStalled = now.at - lastProgress.at > times.pause
        if (!isStalled && age <= times.longest && (age <= times.grace || !isTooSlow)) return
        this.#stop()
        this.#cut()
      },
      Math.min(1000, times.pause / 4),
    )
  }

  #begin(): void {
    if (!this.isRunning) this.#request.once('end', () => this.#stop())
    this.isRunning = true
  }

  #stop(): void {
    clearTimeout(this.#timer)
  }

  /** The events "end" and "close" do not suffice, because an answered request closes while its body still arrives. */
  #isOver(): boolean {
    return this.#request.complete || this.#request.socket.destroyed
  }
}
