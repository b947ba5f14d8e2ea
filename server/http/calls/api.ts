/** The table of calls, served: rights checked, input checked, answers stripped to their schema. */
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import type { AnswerFile, Endpoint } from '../../../contract/endpoint.ts'
import { type Api, type EndpointName, endpoints } from '../../../contract/endpoints.ts'
import { assertMay, type Caller } from '../../kernel/caller.ts'
import { type Exchange, noExchange } from '../../kernel/exchange.ts'
import type { Handlers } from '../../kernel/handlers.ts'
import { HttpError } from '../../kernel/http-error.ts'
import { multipartOptions } from '../forms/multipart.ts'
import { receiveForm } from '../forms/receive-form.ts'
import type { Cookies } from '../identity/cookies.ts'
import type { Identify } from '../identity/identify.ts'
import { createAnswerCache, isKept } from './answer-cache.ts'
import { parseInput } from './bad-input.ts'
import { exchangeOf } from './exchange.ts'

type AnyHandler = (input: unknown, caller: Caller, exchange: Exchange) => Promise<unknown>

const names = Object.keys(endpoints) as EndpointName[]
const rowOf = (name: EndpointName): Endpoint => endpoints[name]

/**
 * Answers one call for one caller.
 * @throws {HttpError} 401 or 403 without the right, 400 naming each field that is wrong.
 */
async function answer(
  name: EndpointName,
  handlers: Handlers,
  input: unknown,
  caller: Caller,
  exchange: Exchange,
) {
  const row = rowOf(name)
  assertMay(caller, row.allow)
  const parsed = parseInput(row.input, input)
  // The table pairs each name with its own handler; TypeScript cannot follow a union through it.
  const output = await (handlers[name] as AnyHandler)(parsed, caller, exchange)
  return row.output.parse(output)
}

/** The calls as functions for one caller: what pages load their data with. */
export function apiFor(handlers: Handlers, caller: Caller): Api {
  const calls = names.map((name) => [
    name,
    (input: unknown) => answer(name, handlers, input, caller, noExchange),
  ])
  return Object.fromEntries(calls) as Api
}

interface ApiOptions {
  handlers: Handlers
  /** Of all that visitors are shown. */
  readVersion(): Promise<string>
  identify: Identify
  cookies: Cookies
  /** Endpoints whose answer is kept serialised: name to body and ETag. */
  prepared: Partial<Record<EndpointName, () => Promise<{ body: Buffer; etag: string }>>>
  /** Where the files of a form wait until they are taken in or thrown away. */
  incomingFolder: string
}

export function registerApi(app: FastifyInstance, given: ApiOptions): void {
  const options = { ...given, keptAnswer: createAnswerCache(given.readVersion) }
  for (const name of names) if (!rowOf(name).form) app.route(routeOf(name, options))
  app.register(async (forms) => {
    // Here nothing but a form is read, and nowhere else one.
    forms.removeAllContentTypeParsers()
    await forms.register(multipart, multipartOptions)
    for (const name of names) if (rowOf(name).form) forms.route(routeOf(name, options))
  })
  // Before the body: whatever it may be.
  app.all('/api/*', { onRequest: noSuchCall }, noSuchCall)
}

async function noSuchCall(): Promise<never> {
  throw new HttpError(404, 'no_such_call', 'There is no such call')
}

type Serving = ApiOptions & { keptAnswer: ReturnType<typeof createAnswerCache> }

function routeOf(name: EndpointName, options: Serving): RouteOptions {
  const row = rowOf(name)
  const prepared = options.prepared[name]
  const callers = new WeakMap<FastifyRequest, Caller>()
  return {
    method: row.method,
    url: `/api${row.path}`,

    // Before the body: a stranger's is not read.
    async onRequest(request, reply) {
      reply.header('cache-control', row.revalidated ? 'no-cache' : 'no-store')
      const caller = await options.identify(request)
      assertMay(caller, row.allow)
      callers.set(request, caller)
    },

    async handler(request, reply) {
      const caller = callers.get(request)
      if (!caller) throw new Error(`${name} was reached by nobody`)
      if (prepared) {
        const { body, etag } = await prepared()
        reply.header('etag', etag).type('application/json; charset=utf-8')
        return request.headers['if-none-match'] === etag ? reply.code(304).send() : body
      }
      const { handlers, identify, incomingFolder } = options
      const exchange = exchangeOf(request, reply, {
        cookies: options.cookies,
        idempotent: row.idempotent ?? false,
      })
      if (!row.form) {
        const input = row.method === 'GET' ? request.query : request.body
        const answerAnew = () => answer(name, handlers, input, caller, exchange)
        if (row.file) return sendFile(reply, row.file, await answerAnew())
        if (!isKept(name) || caller.role !== 'visitor') return answerAnew()
        reply.type('application/json; charset=utf-8')
        // Parsed: what the call does not read makes no other answer (security.md 82).
        return options.keptAnswer(name, parseInput(row.input, input), answerAnew)
      }
      const form = await receiveForm(request, incomingFolder, row.form.files)
      try {
        // Meanwhile somebody may have lost the right to send it.
        const still = await identify(request)
        return await answer(name, handlers, form.fields, still, { ...exchange, files: form.files })
      } finally {
        await form.discard()
      }
    },
  }
}

/** Once it is there: a failure on the way is JSON, as ever. */
function sendFile(reply: FastifyReply, { type, name }: AnswerFile, content: unknown): FastifyReply {
  reply.type(type).header('content-disposition', `attachment; filename="${name}"`)
  return reply.send(content)
}
