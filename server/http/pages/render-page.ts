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
import { acceptedBy } from '../compression.ts'
import { markAway } from '../errors.ts'
import type { Identify } from '../identity/identify.ts'
import { pagePolicy } from '../security-headers.ts'
import { type Asking, entryOf, makePage, type PageMaking } from './make-page.ts'
import { drawNonce } from './nonce.ts'
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
  nonce: string | undefined
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
    const { request, reply, origin, nonce } = answering
    const asking = { ...answering, caller: await identify(request) }
    if (!nonce || asking.caller.role !== 'visitor' || request.method !== 'GET') {
      return answerOne(options, asking, reply, nonce)
    }
    const key = [origin, languageFor(answering), answering.address].join(' ')
    const page = await pageFor(key, await readVersion(), async (placeholder) => {
      const asked = withoutReader(answering)
      const { response, frames, whole } = await makePage(options, asking, asked, placeholder)
      const { status, headers } = response
      const body = await response.text()
      return { status, headers: [...headers], body, frames: [...frames], whole }
    })
    return sendKept(request, reply, page, nonce)
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
    const nonce = config.mode === 'development' ? undefined : drawNonce()
    const answering = { request, reply, build, origin, address, nonce }
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
  nonce: string | undefined,
): Promise<FastifyReply> {
  const { request } = asking
  const { protocol, host } = request
  const asked = createRequest(request.raw, reply.raw, { protocol: `${protocol}:`, host })
  const { response, frames } = await makePage(options, asking, asked, nonce)
  reply.code(response.status)
  for (const [name, value] of response.headers) reply.header(name, value)
  setPolicy(reply, nonce, frames)
  if (!response.headers.has('cache-control')) reply.header('cache-control', keepingOf(asking))
  return reply.send(Buffer.from(await response.arrayBuffer()))
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
  const { reply, nonce } = answering
  const asking = { ...answering, caller: visitor }
  const { response } = await makePage(options, asking, withoutReader(answering), nonce, true)
  for (const [name, value] of response.headers) reply.header(name, value)
  setPolicy(reply, nonce, [])
  return markAway(reply).send(await response.text())
}

function setPolicy(reply: FastifyReply, nonce: string | undefined, frames: Iterable<string>): void {
  if (nonce) reply.header('content-security-policy', pagePolicy(nonce, frames))
  else reply.removeHeader('content-security-policy')
}

/** The page alone, without who asks: others may wait for the same page when one reader leaves. */
function withoutReader({ request, origin, address }: Answering): Request {
  return new Request(new URL(address, origin), { headers: headersOf(request) })
}

function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, headers, frames, etag, bodyWith, gzippedWith }: KeptPage,
  nonce: string,
): FastifyReply {
  reply.code(status)
  for (const [name, value] of headers) reply.header(name, value)
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'private, no-cache')
  if (status === 200) {
    reply.headers({ etag, vary: 'Cookie, Accept-Language, Accept-Encoding' })
    if (request.headers['if-none-match'] === etag) {
      // The reader's copy keeps the nonce, and so the policy, that it came with.
      return reply.removeHeader('content-security-policy').code(304).send()
    }
  }
  reply.header('content-security-policy', pagePolicy(nonce, frames))
  if (!acceptedBy(request.headers['accept-encoding'])('gzip')) return reply.send(bodyWith(nonce))
  return reply.header('content-encoding', 'gzip').send(gzippedWith(nonce))
}

function headersOf({ headers }: FastifyRequest): Headers {
  const all = new Headers()
  for (const [name, value] of Object.entries(headers)) {
    for (const each of [value ?? []].flat()) all.append(name, each)
  }
  return all
}
