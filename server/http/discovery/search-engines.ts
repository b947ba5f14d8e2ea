/** Serves robots.txt and the sitemap. With SEARCH_ENGINES=no there is no sitemap. */
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config/config.ts'
import type { Content } from '../../content/site-content.ts'
import type { Queries } from '../../database/connection.ts'
import { robotsFile } from '../../discovery/robots.ts'
import { sitemapIndex, sitemapPart } from '../../discovery/sitemap.ts'
import { notFound } from '../../kernel/http-error.ts'
import { originOf, sendVersioned } from './versioned-answer.ts'

interface Needs {
  db: Queries
  content: Pick<Content, 'videos' | 'walks'>
  config: Pick<Config, 'siteUrl' | 'searchEngines'>
  /** Reads the version of everything that visitors see. */
  readVersion(): Promise<string>
}

const xml = 'application/xml; charset=utf-8'

export function registerSearchEngines(app: FastifyInstance, needs: Needs): void {
  const { db, content, config, readVersion } = needs

  app.get('/robots.txt', async (request, reply) => {
    // `readVersion` also reads the settings of the school, which another process may have changed.
    const dependencies = [originOf(request, config.siteUrl), await readVersion()]
    const type = 'text/plain; charset=utf-8'
    return sendVersioned(request, reply, { type, dependencies }, async () =>
      robotsFile(originOf(request, config.siteUrl), config.searchEngines),
    )
  })

  app.get('/sitemap.xml', async (request, reply) => {
    const origin = originOf(request, config.siteUrl)
    const dependencies = [origin, await readVersion()]
    if (!config.searchEngines) throw notFound('This site asks search engines not to list it')
    return sendVersioned(request, reply, { type: xml, dependencies }, () =>
      sitemapIndex({ db, content, origin }),
    )
  })

  app.get<{ Params: { part: string } }>('/sitemap/:part.xml', async (request, reply) => {
    const origin = originOf(request, config.siteUrl)
    const { part } = request.params
    const dependencies = [origin, part, await readVersion()]
    const text = config.searchEngines && (await sitemapPart({ db, content, origin }, part))
    if (!text) throw notFound('There is no such part of the sitemap')
    return sendVersioned(request, reply, { type: xml, dependencies }, async () => text)
  })
}
