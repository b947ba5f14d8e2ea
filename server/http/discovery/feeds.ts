/** Serves Atom feeds of the newest content of the whole site, of plants and of birds, in both languages. */
import type { FastifyInstance } from 'fastify'
import { type Kind, kindNames } from '../../../contract/kinds.ts'
import type { Config } from '../../config/config.ts'
import type { Content } from '../../content/site-content.ts'
import type { Queries } from '../../database/connection.ts'
import { atomFeed, feedAddress } from '../../discovery/feed.ts'
import { createVersionedCache } from '../../kernel/caching/versioned-cache.ts'
import { callerLanguage } from '../failures/caller-language.ts'
import { originOf, sendVersioned } from './versioned-answer.ts'

interface Needs {
  db: Queries
  content: Pick<Content, 'site'>
  config: Pick<Config, 'siteUrl'>
  readVersion(): Promise<string>
}

/** Lists the kinds of every feed. The first feed has both kinds; each other feed has one kind. */
export const feeds: readonly (readonly Kind[])[] = [kindNames, ...kindNames.map((kind) => [kind])]

const bytesMaximum = 2_000_000

export function registerFeeds(app: FastifyInstance, needs: Needs): void {
  const { db, content, config, readVersion } = needs
  const cachedFeed = createVersionedCache<string>(bytesMaximum)
  for (const kinds of feeds) {
    const path = feedAddress(kinds)
    app.get<{ Querystring: { lang?: string } }>(path, async (request, reply) => {
      const origin = originOf(request, config.siteUrl)
      const { lang } = request.query
      const language = lang === 'en' || lang === 'zh' ? lang : callerLanguage(request.headers)
      const version = await readVersion()
      reply.header('vary', 'Accept-Language, Cookie')
      const type = 'application/atom+xml; charset=utf-8'
      const dependencies = [origin, path, language, version]
      return sendVersioned(request, reply, { type, dependencies }, () =>
        cachedFeed(`${origin} ${path} ${language}`, version, async () => {
          const siteName = content.site().name
          const value = await atomFeed({ db, origin, language, siteName }, kinds)
          return { value, bytes: Buffer.byteLength(value), isCacheable: true }
        }),
      )
    })
  }
}
