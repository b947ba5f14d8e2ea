/** Serves the Darwin Core Archives: `/export/checklist.zip` and `/export/occurrences.zip`. */
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config/config.ts'
import type { Content } from '../../content/site-content.ts'
import { aboutSite } from '../../darwin-core/about-site.ts'
import { createCachedArchives } from '../../darwin-core/cached-archives.ts'
import type { ArchiveName } from '../../darwin-core/write-archive.ts'
import type { Database } from '../../database/connection.ts'
import { clientHas, etagOf } from '../../kernel/caching/etag.ts'
import { notFound } from '../../kernel/http-error.ts'

interface Needs {
  database: Database
  config: Config
  content: Content
  /** Reads the version of everything that visitors see. */
  readVersion(): Promise<string>
}

/** Registers the addresses of the data archives. The server makes a data archive on request and caches its file. */
export function registerExports(app: FastifyInstance, needs: Needs): void {
  const { database, config, content, readVersion } = needs
  const archives = createCachedArchives(database, config.dataFolder)
  app.addHook('onClose', () => archives.close())

  const serve = (path: string, nameOf: (query: { cultivated?: unknown }) => ArchiveName) =>
    app.get<{ Querystring: { cultivated?: unknown } }>(path, async (request, reply) => {
      const version = await readVersion()
      const site = aboutSite({ config, content })
      if (!site) throw notFound('The school offers no data for reuse')
      const name = nameOf(request.query)
      const etag = etagOf(JSON.stringify([name, version, site]))
      reply.headers({ etag, 'cache-control': 'no-cache' })
      if (clientHas(request.headers['if-none-match'], etag)) return reply.code(304).send()
      const { file, bytes } = await archives.open(name, etag, site)
      reply.type('application/zip').headers({
        'content-length': bytes,
        'content-disposition': `attachment; filename="${name}.zip"`,
      })
      if (request.method === 'HEAD') {
        await file.close()
        return reply.send()
      }
      return reply.send(file.createReadStream())
    })

  serve('/export/checklist.zip', () => 'checklist')
  serve('/export/occurrences.zip', ({ cultivated }) =>
    cultivated === 'yes' ? 'cultivated' : 'occurrences',
  )
}
