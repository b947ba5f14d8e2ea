/** Lists the statuses that each call can answer, for its description and for the tests of the contract. */
import * as z from 'zod'
import type { Endpoint } from './endpoint.ts'

export const statusMeanings = {
  200: 'The answer',
  304: 'Unchanged since the answer with this entity tag',
  400: 'The request is invalid; the message says why',
  401: 'Not signed in, a failed login, a wrong password or an invalid token; calls for visitors ignore an invalid token',
  403: 'Not allowed, or the request comes from another site',
  404: 'Not found',
  409: 'The state of the site does not allow the call, for example if a submission is decided; nothing was stored',
  413: 'Too large or too many: the body, its files or fields, or the pending submissions of the author',
  415: 'The call does not accept this content type',
  429: 'Too many attempts; Retry-After says when to try again',
  500: 'An internal error; the message contains no details',
  503: 'The database or the store is unavailable, or the site restarts; Retry-After says when to try again',
  507: 'No space left; nothing was stored',
} as const

export type CallStatus = keyof typeof statusMeanings

/** @returns each status that the call can answer, ascending, with its meaning */
export function statusesOf(row: Endpoint): [CallStatus, string][] {
  const changes = row.method !== 'GET'
  const possible: Partial<Record<CallStatus, boolean>> = {
    304: row.revalidated === true,
    400: changes || takesInput(row),
    403: changes || row.allow !== 'visitor',
    413: changes,
    415: changes,
    507: row.form !== undefined,
  }
  const ownFailures: readonly number[] = row.fails ?? []
  return Object.entries(statusMeanings)
    .map(([status, meaning]) => [Number(status) as CallStatus, meaning] as [CallStatus, string])
    .filter(([status]) =>
      [404, 409, 429].includes(status) ? ownFailures.includes(status) : (possible[status] ?? true),
    )
}

function takesInput({ input }: Endpoint): boolean {
  return !(input instanceof z.ZodObject) || Object.keys(input.shape).length > 0
}
