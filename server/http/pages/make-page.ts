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

interface MadePage {
  response: Response
  /** Origins that it may show in a frame. */
  frames: Set<string>
  /** False where a part of it failed. */
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
  nonce: string | undefined,
  away = false,
): Promise<MadePage> {
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
    nonce,
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
  return { response, frames, whole: failures.length === 0 }
}
