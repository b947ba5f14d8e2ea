/** Asks a server for the same thing as fast as it will answer, and says how fast that was. */
import autocannon from 'autocannon'

export interface Asked {
  url: string
  /** Sent as JSON by POST. */
  body?: object
  headers?: Record<string, string>
}

export interface Speed {
  perSecond: number
  /** Milliseconds within which 99 of 100 answers came. */
  percentile99: number
}

const connections = 16

/** @throws when any answer was no answer */
async function ask({ url, body, headers }: Asked, seconds: number): Promise<Speed> {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  })
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url}: ${result.non2xx} answers that were none, ${result.errors} errors`)
  }
  return { perSecond: result.requests.average, percentile99: result.latency.p99 }
}

export function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN
}

/** Several things in turn, so that a noisy machine is noisy for all; the median of each. */
export async function inTurn(
  asked: Record<string, Asked>,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<Record<string, Speed>> {
  const runs = Object.entries(asked).map(([name, one]) => ({ name, one, speeds: [] as Speed[] }))
  for (const { one } of runs) await ask(one, 1)
  for (let round = 0; round < rounds; round++) {
    for (const { one, speeds } of runs) speeds.push(await ask(one, seconds))
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
