/**
 * Answers a request for a page. React Router renders it in this process; what visitors see is kept ready
 * (`page-cache.ts`), whoever is signed in has every page made for them alone.
 */
import { createRequest } from '@remix-run/node-fetch-server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { ServerBuild } from 'react-router'
import { DatabaseAway } from '../../database/away.ts'
import { visitor } from '../../kernel/caller.ts'
import { badAddress } from '../addresses.ts'
import { markAway } from '../errors.ts'
import type { Identify } from '../identity/identify.ts'
import { type Asking, entryOf, makePage, type PageMaking } from './make-page.ts'
import { createPageCache, type KeptPage } from './page-cache.ts'

export interface PagesOptions extends PageMaking {
  identify: Identify
  /** Of all that visitors are shown. */
  readVersion(): Promise<string>
}

interface Answering extends Omit<Asking, 'caller'> {
  reply: FastifyReply
  /** Path and query of a page, without what no page reads. */
  address: string
}

export function createPageRenderer(options: PagesOptions) {
  const { config, identify, readVersion } = options
  const pageFor = createPageCache()
  const languages = new LRUCache<string, string>({ max: 500 })

  /** Finding it out costs as much as all the rest of sending a page that is ready. */
  function languageFor(answering: Answering): string {
    const { request, build, address } = answering
    const { cookie, 'accept-language': accepted } = request.headers
    const find = () => entryOf(build).languageOf(withoutReader(answering))
    if (address.includes('lang=')) return find()
    const wishes = `${cookie} ${accepted}`
    const language = languages.get(wishes) ?? find()
    languages.set(wishes, language)
    return language
  }

  async function answerAsItIs(answering: Answering): Promise<FastifyReply> {
    const { request, reply, origin } = answering
    const asking = { ...answering, caller: await identify(request) }
    const isCached = config.mode !== 'development' && request.method === 'GET'
    if (!isCached || asking.caller.role !== 'visitor') return answerOne(options, asking, reply)
    const key = [origin, languageFor(answering), answering.address].join(' ')
    const page = await pageFor(key, await readVersion(), async () => {
      const { policy, ...made } = await makePage(options, asking, withoutReader(answering))
      return { ...made, headers: [...made.headers, ...policyHeader(policy)] }
    })
    return sendKept(request, reply, page)
  }

  /** @throws {HttpError} 400 for what is no address */
  return async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    build: ServerBuild,
  ): Promise<FastifyReply> {
    // Without a host in it the page's own address would lead nowhere.
    if (request.host === '') throw badAddress()
    const origin = config.siteUrl
      ? new URL(config.siteUrl).origin
      : `${request.protocol}://${request.host}`
    const [path = ''] = request.url.split('?', 1)
    const address = path + entryOf(build).readByPages(request.url.slice(path.length))
    const answering = { request, reply, build, origin, address }
    try {
      return await answerAsItIs(answering)
    } catch (error) {
      if (!(error instanceof DatabaseAway)) throw error
      request.log.warn({ err: error }, 'a page could not be made')
      return sendAway(options, answering)
    }
  }
}

async function answerOne(
  options: PagesOptions,
  asking: Asking,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { request } = asking
  const { protocol, host } = request
  const asked = createRequest(request.raw, reply.raw, { protocol: `${protocol}:`, host })
  const { status, headers, body, policy } = await makePage(options, asking, asked)
  setHeaders(reply, headers, policy)
  if (!headers.some(([name]) => name === 'cache-control')) {
    reply.header('cache-control', keepingOf(asking))
  }
  return reply.code(status).send(Buffer.from(body))
}

/**
 * The browser stores no page and no page data of a signed-in reader: after logging out, Back and the
 * files of the browser's cache show nothing (security.md 80).
 */
function keepingOf({ caller }: Asking): string {
  return caller.role === 'visitor' ? 'private, no-cache' : 'private, no-store'
}

/** Who reads is not known either: it is the page that a visitor sees. */
async function sendAway(options: PagesOptions, answering: Answering): Promise<FastifyReply> {
  const { reply } = answering
  const asking = { ...answering, caller: visitor }
  const { headers, body, policy } = await makePage(options, asking, withoutReader(answering), true)
  setHeaders(reply, headers, policy)
  return markAway(reply).send(body)
}

type HeaderList = readonly (readonly [name: string, value: string])[]

function setHeaders(reply: FastifyReply, headers: HeaderList, policy: string | undefined): void {
  // Every answer has the policy of an answer that is no page; Vite's pages have none.
  if (!policy) reply.removeHeader('content-security-policy')
  for (const [name, value] of [...headers, ...policyHeader(policy)]) reply.header(name, value)
}

const policyHeader = (policy: string | undefined): [string, string][] =>
  policy ? [['content-security-policy', policy]] : []

/** The page alone, without who asks: others may wait for the same page when one reader leaves. */
function withoutReader({ request, origin, address }: Answering): Request {
  return new Request(new URL(address, origin), { headers: headersOf(request) })
}

function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, headers, etag, body }: KeptPage,
): FastifyReply {
  reply.code(status)
  for (const [name, value] of headers) reply.header(name, value)
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'private, no-cache')
  if (status === 200) {
    reply.headers({ etag, vary: 'Cookie, Accept-Language, Accept-Encoding' })
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  }
  return reply.send(body)
}

function headersOf({ headers }: FastifyRequest): Headers {
  const all = new Headers()
  for (const [name, value] of Object.entries(headers)) {
    for (const each of [value ?? []].flat()) all.append(name, each)
  }
  return all
}
