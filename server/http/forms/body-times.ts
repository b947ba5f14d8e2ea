/**
 * How long the body of a request may take (security.md 65). Whole within seconds, whoever sends it;
 * only the form of somebody who may send it has as long as it moves, for a phone with a poor signal.
 * Headers are timed by Node itself.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** Milliseconds, and bytes a second. */
export interface BodyTimes {
  /** For a body that is no form. */
  whole: number
  /** Between two pieces of a form. */
  pause: number
  /** After this a form must have come at `slowest` on average. */
  grace: number
  slowest: number
  /** For a form at all. */
  longest: number
  /** For a form's answer: pictures take a while to be made. */
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

/** @param cut answers a request that took too long and ends its connection. */
export function registerBodyTimes(
  app: FastifyInstance,
  cut: (request: IncomingMessage, response: ServerResponse) => void,
  times = bodyTimes,
): void {
  // Before any route or hook: one whose address cannot be read has a body too.
  app.server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    if (hasBody(request))
      clocks.set(
        request,
        clockOf(request, times, () => cut(request, response)),
      )
  })
}

/** From now on the body may take as long as it moves. */
export function allowBodyTime(request: IncomingMessage): void {
  clocks.get(request)?.allow()
}

/** What is left of the body must come soon. */
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
  // Not its end or close alone: an answered request is closed while its body still comes.
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
        const crawls = (now.bytes - began.bytes) * 1000 < times.slowest * age
        const stands = now.at - moved.at > times.pause
        if (!stands && age <= times.longest && (age <= times.grace || !crawls)) return
        stop()
        cut()
      },
      Math.min(1000, times.pause / 4),
    )
  }

  limit()
  return { allow, limit }
}
