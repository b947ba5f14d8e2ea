/** Renders a page with React Router in this process, and makes the policy that allows its inline code. */
import type { FastifyRequest } from 'fastify'
import {
  createRequestHandler,
  isRouteErrorResponse,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router'
import type { Api } from '../../../contract/calls/endpoints.ts'
import type { DescribedSpecies } from '../../../contract/rendering/described-species.ts'
import type { PageContext } from '../../../contract/rendering/page-context.ts'
import type { Config } from '../../config/config.ts'
import type { Content } from '../../content/site-content.ts'
import { DatabaseAway } from '../../database/away.ts'
import type { Caller } from '../../kernel/caller.ts'
import { Stopping } from '../../kernel/stopping.ts'
import type { HeadElements } from '../discovery/head-elements.ts'
import { isReadableByOthers } from '../identity/connection.ts'
import { pagePolicy } from '../security-headers.ts'
import { drawSecret, withHashes } from './inline-code.ts'
import type { RenderedPage } from './page-cache.ts'

export interface PageNeeds {
  config: Config
  content: Content
  apiOf(caller: Caller): Api
  headElements: HeadElements
}

export interface PageRequest {
  request: FastifyRequest
  build: ServerBuild
  caller: Caller
  origin: string
}

interface PageWithPolicy extends RenderedPage {
  /** The Content Security Policy; undefined in development, where Vite adds inline code. */
  policy: string | undefined
}

/** The exports of `web/entry.server.tsx`. The server takes them from the build, because pages use the same build. */
interface EntryModule {
  pageContext: typeof PageContext
  languageOf(request: Request): string
  keepPageParameters(search: string): string
}

export const entryOf = ({ entry }: ServerBuild) => entry.module as unknown as EntryModule

/** @returns whether an error ends by itself, so that the page works a moment later */
export const isTemporary = (error: unknown) =>
  error instanceof DatabaseAway || error instanceof Stopping

/**
 * @returns the page, complete or with failed parts
 * @param isAway whether every address shows the page about the unreachable database
 * @throws any temporary error in a part of the page
 */
export async function makePage(
  { config, content, apiOf, headElements }: PageNeeds,
  { request, build, caller, origin }: PageRequest,
  fetchRequest: Request,
  isAway = false,
): Promise<PageWithPolicy> {
  const secret = config.mode === 'development' ? undefined : drawSecret()
  const context = new RouterContextProvider()
  const frames = new Set<string>()
  const failures: unknown[] = []
  let species: DescribedSpecies | undefined
  context.set(entryOf(build).pageContext, {
    api: apiOf(caller),
    viewer: { role: caller.role, username: caller.username },
    site: content.site(),
    content,
    away: isAway,
    origin: config.siteUrl ?? origin,
    readableByOthers: isReadableByOthers(request),
    registrationOpen: config.registrationOpen,
    nonce: secret,
    allowFrame: (address) => frames.add(new URL(address).origin),
    describeInHead(described) {
      species = described
    },
    reportError(error) {
      // A form sent to a page without an action is an error of the client.
      if (isRouteErrorResponse(error) && error.status < 500) return
      failures.push(error)
      if (!isAway && !isTemporary(error)) request.log.error({ err: error }, 'page failed')
    },
  })
  const response = await createRequestHandler(build, config.mode)(fetchRequest, context)
  const awayError = failures.find(isTemporary)
  if (awayError) throw awayError
  const { status, headers } = response
  const isPage = headers.get('content-type')?.startsWith('text/html') && !isAway
  const head = isPage
    ? await headElements({
        origin: config.siteUrl ?? origin,
        language: entryOf(build).languageOf(fetchRequest) === 'zh' ? 'zh' : 'en',
        path: new URL(fetchRequest.url).pathname,
        isForVisitor: status === 200 && caller.role === 'visitor',
        species,
      })
    : ''
  // React escapes `<` in texts, so the first `</head>` ends the head.
  const renderedHtml = (await response.text()).replace('</head>', () => `${head}</head>`)
  const page = { status, headers: [...headers], isComplete: failures.length === 0 }
  if (!secret) return { ...page, body: renderedHtml, policy: undefined }
  const { html, ...hashes } = withHashes(renderedHtml, secret)
  return { ...page, body: html, policy: pagePolicy({ ...hashes, frames }) }
}
