/**
 * Calls the server from the browser, with the types of the server's table of calls. The module imports only types, so
 * that no page loads the schemas. Pages load their first data on the server, so this module is for later calls.
 */

import type { EndpointName, Endpoints, Input, Output } from '../../contract/calls/endpoints.ts'
import type { Failure, Method } from '../../contract/endpoint.ts'

type NameBy<M extends Method> = {
  [Name in EndpointName]: Endpoints[Name]['method'] extends M ? Name : never
}[EndpointName]

/** The calls whose path differs from their name. The compiler reports a call that is missing from `otherPaths`. */
type OtherPaths = {
  [Name in EndpointName as Endpoints[Name]['path'] extends `/${Name}`
    ? never
    : Name]: Endpoints[Name]['path']
}
const otherPaths: OtherPaths = { listCreations: '/uploadCreation' }

/** @returns the path of a call, below the site's origin */
export const addressOf = (name: EndpointName) =>
  `/api${name in otherPaths ? otherPaths[name as keyof OtherPaths] : `/${name}`}`

/** A call that the server answered with an error. The site may show `message` to readers. */
export class CallFailed extends Error {
  readonly status: number
  readonly code: string
  /** The problems of the input, by field. */
  readonly fields: Failure['fields']
  /** The rejected files with the reasons. */
  readonly files: Failure['files']
  /** Seconds until the next attempt is allowed, if the answer has them. */
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

/**
 * @returns the answer
 * @throws {CallFailed} if the server answers with an error
 * @throws {TypeError} if the network fails
 * @throws {DOMException} an AbortError, if `signal` aborts
 */
export async function get<Name extends NameBy<'GET'>>(
  name: Name,
  input: Input<Name>,
  signal?: AbortSignal,
): Promise<Output<Name>> {
  const parameters = Object.entries(input).filter(([, value]) => value !== undefined)
  const query = new URLSearchParams(parameters.map(([key, value]) => [key, String(value)]))
  const address = `${addressOf(name)}${parameters.length > 0 ? `?${query}` : ''}`
  return readAnswer(await fetch(address, signal ? { signal } : {}))
}

/**
 * @returns the answer
 * @throws {CallFailed} if the server answers with an error
 * @throws {TypeError} if the network fails
 */
export function post<Name extends NameBy<'POST'>>(
  name: Name,
  input: Input<Name>,
  options?: SendOptions,
): Promise<Output<Name>> {
  return send('POST', name, input, options)
}

/**
 * @returns the answer
 * @throws {CallFailed} if the server answers with an error
 * @throws {TypeError} if the network fails
 */
export function put<Name extends NameBy<'PUT'>>(
  name: Name,
  input: Input<Name>,
): Promise<Output<Name>> {
  return send('PUT', name, input)
}

/**
 * @returns the answer
 * @throws {CallFailed} if the server answers with an error
 * @throws {TypeError} if the network fails
 */
export function del<Name extends NameBy<'DELETE'>>(
  name: Name,
  input: Input<Name>,
): Promise<Output<Name>> {
  return send('DELETE', name, input)
}

export interface SendOptions {
  /** Idempotency key of 8 to 64 characters. The server stores a repeated request once. */
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
  const body = JSON.stringify(input)
  const result = await readAnswer<Output<Name>>(
    await fetch(addressOf(name), { method, headers, body }),
  )
  announceChange()
  return result
}

/** Functions that run after a successful call of this page that may have changed data on the server. */
export const changeListeners = new Set<() => void>()

export function announceChange(): void {
  for (const listener of changeListeners) listener()
}

async function readAnswer<Result>(response: Response): Promise<Result> {
  if (response.ok) {
    return response.json().catch((error) => {
      // The sign-in page of a public network may answer with HTML.
      throw error instanceof SyntaxError ? new TypeError('network failed') : error
    })
  }
  const { status, statusText, headers } = response
  const failure = failureOf(await response.text().catch(() => ''), statusText)
  throw new CallFailed(status, failure, headers.get('retry-after'))
}

/** @returns the failure in the body. The error page of a proxy has no failure, so the status text is used. */
export function failureOf(body: string, statusText: string): Failure {
  try {
    const failure = JSON.parse(body) as Failure
    if (typeof failure.message === 'string' && typeof failure.code === 'string') return failure
  } catch {}
  return { message: statusText, code: 'unknown' }
}
