/**
 * Calls the server from the browser, typed by the same table that the server serves. It imports
 * types only, so that no page loads the schemas. Pages load their data on the server; this module
 * is for later calls.
 */
import type { Failure, Method } from '../../contract/endpoint.ts'
import type { EndpointName, Endpoints, Input, Output } from '../../contract/endpoints.ts'

type NameBy<M extends Method> = {
  [Name in EndpointName]: Endpoints[Name]['method'] extends M ? Name : never
}[EndpointName]

/** The compiler keeps it complete: every call whose address is not its name. */
type Elsewhere = {
  [Name in EndpointName as Endpoints[Name]['path'] extends `/${Name}`
    ? never
    : Name]: Endpoints[Name]['path']
}
const elsewhere: Elsewhere = { listCreations: '/uploadCreation' }

/** @returns the path of a call, below the site's origin */
export const addressOf = (name: EndpointName) =>
  `/api${name in elsewhere ? elsewhere[name as keyof Elsewhere] : `/${name}`}`

/** A call that was refused or failed; `message` may be shown to people. */
export class CallFailed extends Error {
  readonly status: number
  readonly code: string
  /** Of refused input: what is wrong, by field; of refused files: each, and why. */
  readonly fields: Failure['fields']
  readonly files: Failure['files']
  /** Seconds after which to try again, where the answer says so. */
  readonly retryAfter: number | undefined

  constructor(status: number, failure: Failure, retryAfter?: string | null) {
    super(failure.message)
    this.status = status
    this.code = failure.code
    this.fields = failure.fields
    this.files = failure.files
    this.retryAfter = Number(retryAfter) || undefined
  }
}

/** @throws {CallFailed} what the server refused. @throws {TypeError} when the network failed. */
export async function get<Name extends NameBy<'GET'>>(
  name: Name,
  input: Input<Name>,
  signal?: AbortSignal,
): Promise<Output<Name>> {
  const given = Object.entries(input).filter(([, value]) => value !== undefined)
  const query = new URLSearchParams(given.map(([key, value]) => [key, String(value)]))
  const address = `${addressOf(name)}${given.length > 0 ? `?${query}` : ''}`
  return answer(await fetch(address, signal ? { signal } : {}))
}

/** @throws {CallFailed} what the server refused. @throws {TypeError} when the network failed. */
export function post<Name extends NameBy<'POST'>>(
  name: Name,
  input: Input<Name>,
  options?: SendOptions,
): Promise<Output<Name>> {
  return send('POST', name, input, options)
}

/** @throws {CallFailed} what the server refused. @throws {TypeError} when the network failed. */
export function put<Name extends NameBy<'PUT'>>(
  name: Name,
  input: Input<Name>,
): Promise<Output<Name>> {
  return send('PUT', name, input)
}

/** @throws {CallFailed} what the server refused. @throws {TypeError} when the network failed. */
export function del<Name extends NameBy<'DELETE'>>(
  name: Name,
  input: Input<Name>,
): Promise<Output<Name>> {
  return send('DELETE', name, input)
}

export interface SendOptions {
  /** Idempotency key, 8 to 64 characters: the server keeps what is sent twice under it once. */
  sendKey?: string
}

async function send<Name extends EndpointName>(
  method: Method,
  name: Name,
  input: Input<Name>,
  { sendKey }: SendOptions = {},
): Promise<Output<Name>> {
  const headers = {
    'content-type': 'application/json',
    ...(sendKey && { 'idempotency-key': sendKey }),
  }
  return answer(await fetch(addressOf(name), { method, headers, body: JSON.stringify(input) }))
}

async function answer<Result>(response: Response): Promise<Result> {
  if (response.ok) {
    return response.json().catch((error) => {
      // A café's sign-in page answers for everyone.
      throw error instanceof SyntaxError ? new TypeError('network failed') : error
    })
  }
  const { status, statusText, headers } = response
  const failure = failureOf(await response.text().catch(() => ''), statusText)
  throw new CallFailed(status, failure, headers.get('retry-after'))
}

/** @returns what the body says; a proxy in between answers with pages of its own, which say nothing */
export function failureOf(body: string, statusText: string): Failure {
  try {
    const failure = JSON.parse(body) as Failure
    if (typeof failure.message === 'string' && typeof failure.code === 'string') return failure
  } catch {}
  return { message: statusText, code: 'unknown' }
}
