/**
 * The calls from the browser, typed by the same table the server serves; only its types come along,
 * so that no page pays for the schemas. Pages load their data on the server; this is for afterwards.
 */
import type { Failure, Method } from '../contract/endpoint.ts'
import type { EndpointName, Endpoints, Input, Output } from '../contract/endpoints.ts'

type NameBy<M extends Method> = {
  [Name in EndpointName]: Endpoints[Name]['method'] extends M ? Name : never
}[EndpointName]

/** A call that was refused or failed; `message` may be shown to people. */
export class CallFailed extends Error {
  readonly status: number
  readonly code: string

  constructor(status: number, failure: Failure) {
    super(failure.message)
    this.status = status
    this.code = failure.code
  }
}

/** @throws {CallFailed} what the server refused. @throws {TypeError} when the network failed. */
export async function get<Name extends NameBy<'GET'>>(
  name: Name,
  input: Input<Name>,
): Promise<Output<Name>> {
  const given = Object.entries(input).filter(([, value]) => value !== undefined)
  const query = new URLSearchParams(given.map(([key, value]) => [key, String(value)]))
  return answer(await fetch(`/api/${name}${given.length > 0 ? `?${query}` : ''}`))
}

/** @throws {CallFailed} what the server refused. @throws {TypeError} when the network failed. */
export async function post<Name extends NameBy<'POST'>>(
  name: Name,
  input: Input<Name>,
): Promise<Output<Name>> {
  const headers = { 'content-type': 'application/json' }
  return answer(
    await fetch(`/api/${name}`, { method: 'POST', headers, body: JSON.stringify(input) }),
  )
}

async function answer<Result>(response: Response): Promise<Result> {
  if (response.ok) return response.json()
  const failure = (await response.json().catch(() => undefined)) as Failure | undefined
  throw new CallFailed(
    response.status,
    failure ?? { message: response.statusText, code: 'unknown' },
  )
}
