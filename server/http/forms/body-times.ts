/**
 * Limits the time for the body of a request (security.md 65): some seconds for most requests. Only the form of
 * a caller with the right to send it may take longer while it makes progress, for phones with a poor signal.
 * Node itself limits the time for headers.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** Times in milliseconds; `slowest` in bytes a second. */
export interface BodyTimes {
  /** For a body that is not a form. */
  whole: number
  /** Between two pieces of a form. */
  pause: number
  /** After this time a form must have arrived at `slowest` or faster on average. */
  grace: number
  slowest: number
  /** For a whole form. */
  longest: number
  /** For the answer to a form, because processing pictures takes time. */
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

interface Clock {
  allow(): void
  limit(): void
}

const clocks = new WeakMap<IncomingMessage, Clock>()

/** @param cut answers a request that took too long and closes its connection */
export function registerBodyTimes(
  app: FastifyInstance,
  cut: (request: IncomingMessage, response: ServerResponse) => void,
  times = bodyTimes,
): void {
  // Before any route or hook, because requests with an invalid address have a body too.
  app.server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    if (hasBody(request))
      clocks.set(
        request,
        clockOf(request, times, () => cut(request, response)),
      )
  })
}

/** Allows the body more time while it makes progress. */
export function allowBodyTime(request: IncomingMessage): void {
  clocks.get(request)?.allow()
}

/** Requires the rest of the body within the normal time. */
export function limitBodyTime(request: IncomingMessage): void {
  clocks.get(request)?.limit()
}

function hasBody({ headers }: IncomingMessage): boolean {
  return 'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0
}

function clockOf(request: IncomingMessage, times: BodyTimes, cut: () => void): Clock {
  const { socket } = request
  let timer: NodeJS.Timeout | undefined
  const stop = () => clearTimeout(timer)
  // "end" and "close" do not suffice: an answered request closes while its body still arrives.
  const isOver = () => request.complete || socket.destroyed
  request.once('end', stop)

  function limit() {
    stop()
    if (!isOver()) timer = setTimeout(() => isOver() || cut(), times.whole)
  }

  function allow() {
    stop()
    socket.setTimeout(times.answer)
    const began = { at: Date.now(), bytes: socket.bytesRead }
    let moved = began
    timer = setInterval(
      () => {
        if (isOver()) return stop()
        const now = { at: Date.now(), bytes: socket.bytesRead }
        if (now.bytes > moved.bytes) moved = now
        const age = now.at - began.at
        const isTooSlow = (now.bytes - began.bytes) * 1000 < times.slowest * age
        const isStalled = now.at - moved.at > times.pause
        if (!isStalled && age <= times.longest && (age <= times.grace || !isTooSlow)) return
        stop()
        cut()
      },
      Math.min(1000, times.pause / 4),
    )
  }

  limit()
  return { allow, limit }
}
