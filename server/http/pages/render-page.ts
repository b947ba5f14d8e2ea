/**
 * Answers requests for pages, which React Router renders in this process. Visitors receive cached pages
 * (`page-cache.ts`). For signed-in readers, the server renders every page.
 */

import { createRequest } from '@remix-run/node-fetch-server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { ServerBuild } from 'react-router'
import { clientHas } from '../../kernel/caching/etag.ts'
import { visitor } from '../../kernel/caller.ts'
import { badAddress } from '../addresses.ts'
import { sendCachedBytes } from '../cached-answer.ts'
import { markAway } from '../errors.ts'
import type { Identify } from '../identity/identify.ts'
import { entryOf, isTemporary, makePage, type PageNeeds, type PageRequest } from './make-page.ts'
import { type CachedPage, createPageCache, type HeaderList } from './page-cache.ts'

export interface PagesOptions extends PageNeeds {
  identify: Identify
  /** Reads the version of everything that visitors see. */
  readVersion(): Promise<string>
}

interface PageExchange extends Omit<PageRequest, 'caller'> {
  reply: FastifyReply
  /** Path and query of the page, without parameters that no page reads. */
  address: string
}

export function createPageRenderer(options: PagesOptions) {
  const { config, identify, readVersion } = options
  const pageFor = createPageCache()
  const languages = new LRUCache<string, string>({ max: 500 })
  const ownOrigin = config.siteUrl && new URL(config.siteUrl).origin

  /**
   * @returns the page's language, cached by headers, because computing the language costs as much as sending a cached
   * page
   */
  function languageFor(exchange: PageExchange): string {
    const { request, build, address } = exchange
    const { cookie, 'accept-language': accepted } = request.headers
    const computeLanguage = () => entryOf(build).languageOf(withoutReader(exchange))
    if (address.includes('lang=')) return computeLanguage()
    const preferences = `${cookie} ${accepted}`
    const cachedLanguage = languages.get(preferences)
    if (cachedLanguage !== undefined) return cachedLanguage
    const language = computeLanguage()
    languages.set(preferences, language)
    return language
  }

  async function answerPage(exchange: PageExchange): Promise<FastifyReply> {
    const { request, reply, origin } = exchange
    const page = { ...exchange, caller: await identify(request, 'visitor') }
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const mayBeCached = config.mode !== 'development' && isRead
    if (!mayBeCached || page.caller.role !== 'visitor') return answerUncached(options, page, reply)
    const key = [origin, languageFor(exchange), exchange.address].join(' ')
    const cachedPage = await pageFor(key, await readVersion(), async () => {
      const { policy, ...renderedPage } = await makePage(options, page, withoutReader(exchange))
      return { ...renderedPage, headers: [...renderedPage.headers, ...policyHeader(policy)] }
    })
    return sendCached(request, reply, cachedPage)
  }

  /** @throws {HttpError} 400 for a request without a host; 403 for a change that another site requests */
  return async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    build: ServerBuild,
  ): Promise<FastifyReply> {
    // The page needs a host for its own address.
    if (request.host === '') throw badAddress()
    const origin = ownOrigin ?? `${request.protocol}://${request.host}`
    const [path = ''] = request.url.split('?', 1)
    const address = path + entryOf(build).keepPageParameters(request.url.slice(path.length))
    const exchange = { request, reply, build, origin, address }
    try {
      return await answerPage(exchange)
    } catch (error) {
      if (!isTemporary(error)) throw error
      request.log.warn({ err: error }, 'a page could not be made')
      return sendAway(options, exchange)
    }
  }
}

async function answerUncached(
  options: PagesOptions,
  page: PageRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { request } = page
  const { protocol, host } = request
  const fetchRequest = createRequest(request.raw, reply.raw, { protocol: `${protocol}:`, host })
  // `identify` has checked the origin. The router would answer 500 to an origin that is not an address.
  fetchRequest.headers.delete('origin')
  const { status, headers, body, policy } = await makePage(options, page, fetchRequest)
  setHeaders(reply, headers, policy)
  if (!headers.some(([name]) => name === 'cache-control')) {
    reply.header('cache-control', cacheControlOf(page))
  }
  return reply.code(status).send(Buffer.from(body))
}

/**
 * @returns the value of `cache-control`. The value prevents browsers from storing pages and page data of signed-in
 * readers. After the sign-out, neither the Back button nor the browser's cache shows these pages (security.md 80).
 */
function cacheControlOf({ caller }: PageRequest): string {
  return caller.role === 'visitor' ? 'private, no-cache' : 'private, no-store'
}

/** Sends the visitors' page about the unreachable database, because identifying a reader needs the database. */
async function sendAway(options: PagesOptions, exchange: PageExchange): Promise<FastifyReply> {
  const { reply } = exchange
  const page = { ...exchange, caller: visitor }
  const { headers, body, policy } = await makePage(options, page, withoutReader(exchange), true)
  setHeaders(reply, headers, policy)
  return markAway(reply).send(body)
}

function setHeaders(reply: FastifyReply, headers: HeaderList, policy: string | undefined): void {
  // Every reply already has the policy for answers that are not pages, but a page in development must have no policy.
  if (!policy) reply.removeHeader('content-security-policy')
  for (const [name, value] of [...headers, ...policyHeader(policy)]) reply.header(name, value)
}

const policyHeader = (policy: string | undefined): [string, string][] =>
  policy ? [['content-security-policy', policy]] : []

/**
 * @returns a request without the reader's connection, because other readers may await the same page when one reader
 * disconnects
 */
function withoutReader({ request, origin, address }: PageExchange): Request {
  return new Request(new URL(address, origin), { headers: headersOf(request) })
}

function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, headers, etag, body }: CachedPage,
): FastifyReply | Promise<FastifyReply> {
  reply.code(status)
  const allHeaders: Record<string, string> = { 'cache-control': 'private, no-cache' }
  for (const [name, value] of headers) {
    // A page may set several cookies.
    if (name === 'set-cookie') reply.header(name, value)
    else allHeaders[name] = value
  }
  if (status === 200) {
    allHeaders.etag = etag
    allHeaders.vary = 'Cookie, Accept-Language, Accept-Encoding'
    if (clientHas(request.headers['if-none-match'], etag)) {
      return reply.code(304).headers(allHeaders).send()
    }
  }
  return sendCachedBytes(request, reply, body, allHeaders)
}

function headersOf({ headers }: FastifyRequest): Headers {
  const allHeaders = new Headers()
  for (const [name, value] of Object.entries(headers)) {
    for (const each of [value ?? []].flat()) allHeaders.append(name, each)
  }
  return allHeaders
}
