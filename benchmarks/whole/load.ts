/** Repeats a request as fast as the server answers, and measures the speed. */
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import autocannon from 'autocannon'

export interface MeasuredRequest {
  url: string
  /** A request with a body sends the body as JSON by POST. */
  body?: object
  headers?: Record<string, string>
}

export interface Speed {
  perSecond: number
  /** The number of milliseconds within which 99 of 100 answers arrive. */
  percentile99: number
}

export const connections = 16

/** Every browser accepts compressed answers. */
const browserHeaders = { 'accept-encoding': 'gzip, deflate, br' }

export function requestOf({ body, headers }: MeasuredRequest) {
  const type = body && { 'content-type': 'application/json' }
  return {
    method: body ? 'POST' : 'GET',
    headers: { ...browserHeaders, ...headers, ...type },
    ...(body && { body: JSON.stringify(body) }),
  } as const
}

export interface ReceivedAnswer {
  headers: IncomingHttpHeaders
  /** The compressed body, as received. */
  bytes: Buffer
}

/** @returns one answer to the measured request */
export function answerTo(measured: MeasuredRequest): Promise<ReceivedAnswer> {
  const { body, ...request } = requestOf(measured)
  return new Promise((resolve, reject) => {
    const clientRequest = httpRequest(measured.url, request, async (response) => {
      const chunks = await Array.fromAsync<Buffer>(response)
      resolve({ headers: response.headers, bytes: Buffer.concat(chunks) })
    })
    clientRequest.on('error', reject).end(body)
  })
}

/** @throws after any error or status other than 2xx */
export async function measureSpeed(
  measured: MeasuredRequest,
  seconds: number,
): Promise<Speed & { count: number }> {
  const { url } = measured
  const result = await autocannon({ url, connections, duration: seconds, ...requestOf(measured) })
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url}: ${result.non2xx} answers other than 2xx, ${result.errors} errors`)
  }
  const { average: perSecond, total: count } = result.requests
  return { perSecond, percentile99: result.latency.p99, count }
}

export function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN
}

/**
 * Alternates between several requests, so that a noisy machine affects each of them.
 * @returns the median of each request
 */
export async function measureAlternately(
  measured: Record<string, MeasuredRequest>,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<Record<string, Speed>> {
  const runs = Object.entries(measured).map(([name, request]) => ({
    name,
    request,
    speeds: [] as Speed[],
  }))
  for (const { request } of runs) await measureSpeed(request, 1)
  for (let round = 0; round < rounds; round++) {
    for (const { request, speeds } of runs) speeds.push(await measureSpeed(request, seconds))
  }
  return Object.fromEntries(
    runs.map(({ name, speeds }) => [
      name,
      {
        perSecond: median(speeds.map(({ perSecond }) => perSecond)),
        percentile99: median(speeds.map(({ percentile99 }) => percentile99)),
      },
    ]),
  )
}
