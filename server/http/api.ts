/** The table of calls, served: input checked, rights checked, answers stripped to their schema. */
import type { FastifyInstance } from 'fastify'
import type * as z from 'zod'
import type { Endpoint } from '../../contract/endpoint.ts'
import { type Api, type EndpointName, endpoints } from '../../contract/endpoints.ts'
import { type Caller, mayActAs } from './caller.ts'
import { type Exchange, exchangeOf, noExchange } from './exchange.ts'
import type { Handlers } from './handlers.ts'
import type { Identify } from './identify.ts'
import { Refusal } from './refusal.ts'

type AnyHandler = (input: unknown, caller: Caller, exchange: Exchange) => Promise<unknown>

/**
 * Answers one call for one caller.
 * @throws {Refusal} 401 or 403 without the right, 400 naming each field that is wrong.
 */
async function answer(
  name: EndpointName,
  handlers: Handlers,
  input: unknown,
  caller: Caller,
  exchange: Exchange,
) {
  const row: Endpoint = endpoints[name]
  if (!mayActAs(caller, row.allow)) {
    throw caller.role === 'visitor'
      ? new Refusal(401, 'sign_in_first', 'Please sign in first')
      : new Refusal(403, 'not_allowed', 'You are not authorized to do this')
  }
  const parsed = row.input.safeParse(input ?? {})
  if (!parsed.success) throw new Refusal(400, 'bad_input', wordIssues(parsed.error))
  // The table pairs each name with its own handler; TypeScript cannot follow a union through it.
  const output = await (handlers[name] as AnyHandler)(parsed.data, caller, exchange)
  return row.output.parse(output)
}

function wordIssues(error: z.ZodError): string {
  return error.issues
    .map((issue) => `${issue.path.join('.') || 'input'}: ${issue.message}`)
    .join('; ')
}

/** The calls as functions for one caller: what pages load their data with. */
export function apiFor(handlers: Handlers, caller: Caller): Api {
  const calls = Object.keys(endpoints).map((name) => [
    name,
    (input: unknown) => answer(name as EndpointName, handlers, input, caller, noExchange),
  ])
  return Object.fromEntries(calls) as Api
}

interface ApiOptions {
  handlers: Handlers
  identify: Identify
  /** Endpoints whose answer is kept serialised: name to body and ETag. */
  prepared: Partial<Record<EndpointName, () => Promise<{ body: string; etag: string }>>>
}

export function registerApi(app: FastifyInstance, options: ApiOptions): void {
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    const row: Endpoint = endpoints[name]
    const prepared = options.prepared[name]
    app.route({
      method: row.method,
      url: `/api${row.path}`,
      async handler(request, reply) {
        const caller = await options.identify(request)
        reply.header('cache-control', row.revalidated ? 'no-cache' : 'no-store')
        if (prepared && mayActAs(caller, row.allow)) {
          const { body, etag } = await prepared()
          reply.header('etag', etag).type('application/json; charset=utf-8')
          return request.headers['if-none-match'] === etag ? reply.code(304).send() : body
        }
        const input = row.method === 'GET' ? request.query : request.body
        return answer(name, options.handlers, input, caller, exchangeOf(request, reply))
      },
    })
  }
  app.all('/api/*', () => {
    throw new Refusal(404, 'no_such_call', 'There is no such call')
  })
}
