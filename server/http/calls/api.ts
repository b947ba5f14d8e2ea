/**
 * Serves the table of calls. A route checks rights and input, and reduces its answer to the schema. Some routes cache
 * their answers to visitors, and some routes only check rights and send a serialised answer.
 */

import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { type Api, type EndpointName, endpoints } from '../../../contract/calls/endpoints.ts'
import type { AnswerFile, Endpoint } from '../../../contract/endpoint.ts'
import { clientHas } from '../../kernel/caching/etag.ts'
import { LastingBytes } from '../../kernel/caching/lasting-bytes.ts'
import { createVersionedCache } from '../../kernel/caching/versioned-cache.ts'
import { type CallContext, noCallContext, type ReceivedFile } from '../../kernel/call-context.ts'
import { assertMay, type Caller } from '../../kernel/caller.ts'
import type { Handlers } from '../../kernel/handlers.ts'
import { HttpError } from '../../kernel/http-error.ts'
import { networkOf } from '../../kernel/network.ts'
import { sendCachedBytes } from '../cached-answer.ts'
import { multipartOptions } from '../forms/multipart.ts'
import { withForm } from '../forms/receive-form.ts'
import type { Cookies } from '../identity/cookies.ts'
import type { Identify } from '../identity/identify.ts'
import { createInputParser, parseInput, sendKeyOf } from './bad-input.ts'
import { cacheBodies } from './cached-bodies.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller, whom the routes of calls identify before they read the body. */
    caller: Caller | undefined
  }
}

type AnyHandler = (input: unknown, caller: Caller, context: CallContext) => Promise<unknown>

const names = Object.keys(endpoints) as EndpointName[]
const rowOf = (name: EndpointName): Endpoint => endpoints[name]

/**
 * Answers one call for one caller.
 * @returns the output, reduced to the schema of the call
 * @throws {HttpError} 401 or 403 without the right; 400 for invalid input; any failure of the call itself
 */
async function answer(
  name: EndpointName,
  handlers: Handlers,
  input: unknown,
  caller: Caller,
  context: CallContext,
) {
  const row = rowOf(name)
  assertMay(caller, row.allow)
  return answerParsed(name, handlers, parseInput(row.input, input), caller, context)
}

/** Answers a call whose rights and input are checked. @returns the output, reduced to the schema of the call */
async function answerParsed(
  name: EndpointName,
  handlers: Handlers,
  parsedInput: unknown,
  caller: Caller,
  context: CallContext,
) {
  // The table pairs each name with its own handler; TypeScript cannot follow a union through the table.
  const output = await (handlers[name] as AnyHandler)(parsedInput, caller, context)
  return rowOf(name).output.parse(output)
}

/** @returns the calls as functions for one caller, for the loaders of pages */
export function apiFor(handlers: Handlers, caller: Caller): Api {
  const calls = names.map((name) => [
    name,
    (input: unknown) => answer(name, handlers, input, caller, noCallContext),
  ])
  return Object.fromEntries(calls) as Api
}

interface ApiOptions {
  handlers: Handlers
  /** Reads the version of everything that visitors see. */
  readVersion(): Promise<string>
  identify: Identify
  cookies: Cookies
  /** For some calls, a function that returns the serialised answer and its entity tag. */
  serialisedAnswers: Partial<
    Record<EndpointName, () => Promise<{ body: LastingBytes; etag: string }>>
  >
  /** The folder for the files of forms that the server is receiving. */
  incomingFolder: string
}

/** Registers a route for every call, and answers 404 at any other address below `/api`. */
export function registerApi(app: FastifyInstance, apiOptions: ApiOptions): void {
  const options = { ...apiOptions, cachedAnswer: createAnswerCache(apiOptions.readVersion) }
  // The caller is a property of the request, because a WeakMap would keep the caller in memory after the request.
  app.decorateRequest('caller', undefined)
  const isCached = (name: EndpointName) => cachedCalls.has(name) && rowOf(name).method === 'POST'
  for (const name of names) {
    if (!rowOf(name).form && !isCached(name)) app.route(routeOf(name, options))
  }
  app.register(async (cachedScope) => {
    cacheBodies(cachedScope)
    for (const name of names) if (isCached(name)) cachedScope.route(routeOf(name, options))
  })
  app.register(async (forms) => {
    // These routes accept only forms, and all other routes accept no forms.
    forms.removeAllContentTypeParsers()
    await forms.register(multipart, multipartOptions)
    for (const name of names) if (rowOf(name).form) forms.route(routeOf(name, options))
  })
  // The hook answers before the server reads the body, so the answer is the same for a body of any type.
  app.all('/api/*', { onRequest: noSuchCall }, noSuchCall)
}

async function noSuchCall(): Promise<never> {
  throw new HttpError(404, 'no_such_call', 'There is no such call')
}

type ServingOptions = ApiOptions & { cachedAnswer: ReturnType<typeof createAnswerCache> }

function routeOf(name: EndpointName, options: ServingOptions): RouteOptions {
  const row = rowOf(name)
  const readSerialised = options.serialisedAnswers[name]
  const parseOnce = createInputParser(name, row.input)
  return {
    method: row.method,
    url: `/api${row.path}`,
    ...(row.file?.streamed && { compress: false }),

    // This hook checks rights before the server reads a body, so the body of an unauthorised request stays unread.
    onRequest(request, reply, done) {
      reply.header('cache-control', row.revalidated ? 'no-cache' : 'no-store')
      const admit = (caller: Caller) => {
        assertMay(caller, row.allow)
        request.caller = caller
      }
      const caller = options.identify(request, row.allow)
      if (caller instanceof Promise) caller.then(admit).then(() => done(), done)
      else {
        admit(caller)
        done()
      }
    },

    async handler(request, reply) {
      const { caller } = request
      if (!caller) throw new Error(`${name} was called without a caller`)
      if (readSerialised) {
        const { body, etag } = await readSerialised()
        const headers = { ...jsonType, etag }
        const isKnown = clientHas(request.headers['if-none-match'], etag)
        if (isKnown) return reply.code(304).headers(headers).send()
        return sendCachedBytes(request, reply, body, headers)
      }
      const { handlers, identify, incomingFolder } = options
      // A function makes the context, because an answer from the cache needs no context.
      const contextWith = (formFiles?: readonly ReceivedFile[]) =>
        callContextOf(request, reply, options.cookies, row.idempotent ?? false, formFiles)
      if (!row.form) {
        const input = row.method === 'GET' ? request.query : request.body
        const answerNow = () => answer(name, handlers, input, caller, contextWith())
        if (row.file) return sendFile(reply, row.file, await answerNow())
        if (!cachedCalls.has(name) || caller.role !== 'visitor') return answerNow()
        const { parsedInput, key } = parseOnce(input)
        const bytes = await options.cachedAnswer(key, () =>
          answerParsed(name, handlers, parsedInput, caller, contextWith()),
        )
        return sendCachedBytes(request, reply, bytes, jsonType)
      }
      return withForm(request, incomingFolder, row.form, async ({ fields, files }) => {
        // The caller may have lost the right while the server received the form.
        const currentCaller = await identify(request, row.allow)
        return answer(name, handlers, fields, currentCaller, contextWith(files))
      })
    },
  }
}

/** Lists the cached calls. They only read, and their answers to visitors depend only on the input and the version. */
const cachedCalls: ReadonlySet<EndpointName> = new Set([
  'syncPlantInfo',
  'syncBirdInfo',
  'getPics',
  'creationDocumentary',
  'keyTable',
  'quizDeck',
  'fieldGuide',
] as const)

const bytesMaximum = 8_000_000
const jsonType = { 'content-type': 'application/json; charset=utf-8' }

/**
 * Caches serialised answers of calls for visitors, by version of the site. Signed-in callers may see more, so the cache
 * does not contain their answers.
 * @returns a function that returns the cached answer for a key, or makes the answer
 */
function createAnswerCache(readVersion: () => Promise<string>) {
  const answers = createVersionedCache<LastingBytes>(bytesMaximum)
  return async (key: string, answer: () => Promise<unknown>): Promise<LastingBytes> =>
    answers(key, await readVersion(), async () => {
      const value = new LastingBytes(JSON.stringify(await answer()))
      return { value, bytes: value.length, isCacheable: true }
    })
}

/** Sends a file. Sets its headers only after the call has succeeded, because the answer of a failure is JSON. */
function sendFile(reply: FastifyReply, { type, name }: AnswerFile, content: unknown): FastifyReply {
  reply.type(type).header('content-disposition', `attachment; filename="${name}"`)
  return reply.send(content)
}

/**
 * Reads the parts of a request that a call may need besides its input.
 * @param idempotent whether the call reads `Idempotency-Key`; any other call ignores the header
 * @throws {HttpError} 400 for a malformed key
 */
function callContextOf(
  request: FastifyRequest,
  reply: FastifyReply,
  cookies: Cookies,
  idempotent: boolean,
  files: readonly ReceivedFile[] = [],
): CallContext {
  return {
    // The type of `ip` hides that a closed socket has no address.
    network: networkOf(request.ip as string | undefined),
    device: request.headers['user-agent'] ?? '',
    get deviceToken() {
      return cookies.device.read(request)
    },
    files,
    sendKey: idempotent ? sendKeyOf(request) : undefined,
    setSessionCookie: (token) => cookies.session.write(request, reply, token),
    setDeviceCookie: (token) => cookies.device.write(request, reply, token),
  }
}
