/** Has React Router make a page, in this process. */
import type { FastifyRequest } from 'fastify'
import {
  createRequestHandler,
  isRouteErrorResponse,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router'
import type { Api } from '../../../contract/endpoints.ts'
import type { PageContext } from '../../../contract/page-context.ts'
import type { Config } from '../../config/config.ts'
import type { Content } from '../../content/site-content.ts'
import { DatabaseAway } from '../../database/away.ts'
import type { Caller } from '../../kernel/caller.ts'
import { pagePolicy } from '../security-headers.ts'
import { drawSecret, withHashes } from './inline-code.ts'

export interface PageMaking {
  config: Config
  content: Content
  apiOf(caller: Caller): Api
}

export interface Asking {
  request: FastifyRequest
  build: ServerBuild
  caller: Caller
  origin: string
}

export interface MadePage {
  status: number
  headers: [name: string, value: string][]
  body: string
  /** The Content Security Policy; undefined in development, where Vite adds code of its own. */
  policy: string | undefined
  /** False for a page of which a part failed. */
  whole: boolean
}

/** The bundle's own objects, so that page and server mean the same ones. */
interface EntryModule {
  pageContext: typeof PageContext
  languageOf(request: Request): string
  readByPages(search: string): string
}

export const entryOf = ({ entry }: ServerBuild) => entry.module as unknown as EntryModule

/**
 * @param away makes the page that says so, whatever was asked for
 * @throws {DatabaseAway} when any part of the page met that
 */
export async function makePage(
  { config, content, apiOf }: PageMaking,
  { request, build, caller, origin }: Asking,
  asked: Request,
  away = false,
): Promise<MadePage> {
  const secret = config.mode === 'development' ? undefined : drawSecret()
  const context = new RouterContextProvider()
  const frames = new Set<string>()
  const failures: unknown[] = []
  context.set(entryOf(build).pageContext, {
    api: apiOf(caller),
    viewer: { role: caller.role, username: caller.username },
    site: content.site(),
    content,
    away,
    origin: config.siteUrl ?? origin,
    nonce: secret,
    allowFrame: (address) => frames.add(new URL(address).origin),
    reportError(error) {
      // A form sent to a page that takes none is no fault of ours.
      if (isRouteErrorResponse(error) && error.status < 500) return
      failures.push(error)
      if (!away && !(error instanceof DatabaseAway))
        request.log.error({ err: error }, 'page failed')
    },
  })
  const response = await createRequestHandler(build, config.mode)(asked, context)
  const met = failures.find((failure) => failure instanceof DatabaseAway)
  if (met) throw met
  const { status, headers } = response
  const rendered = await response.text()
  const page = { status, headers: [...headers], whole: failures.length === 0 }
  if (!secret) return { ...page, body: rendered, policy: undefined }
  const { html, ...hashes } = withHashes(rendered, secret)
  return { ...page, body: html, policy: pagePolicy({ ...hashes, frames }) }
}
