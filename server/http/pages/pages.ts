/**
 * Pages: React Router renders them in this process. In development Vite stands in for the build, so
 * that a saved file shows at once.
 */
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { ServerBuild } from 'react-router'
import { HttpError } from '../../kernel/http-error.ts'
import { scriptPolicy } from '../security-headers.ts'
import { createPageRenderer, type PagesOptions } from './render-page.ts'

type LoadBuild = () => Promise<ServerBuild>

/** The only form that a page reads chooses a language; it is held in memory. */
const formBytesMaximum = 10_000

export async function registerPages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const development = options.config.mode === 'development'
  const loadBuild = development ? await developWithVite(app) : await serveBuild(app)
  const answer = createPageRenderer(options)
  await app.register(async (pages) => {
    // A page reads its form itself, from the untouched request.
    pages.removeAllContentTypeParsers()
    pages.addContentTypeParser('*', ({ headers }, _payload, done) => {
      // Browsers say how long a form is.
      const bytes = Number(headers['content-length'] ?? Number.POSITIVE_INFINITY)
      done(
        bytes <= formBytesMaximum
          ? null
          : new HttpError(413, 'form_too_large', 'This form is too large'),
      )
    })
    // The calls' own page lies among the calls; `.data` is what the router fetches of a page.
    for (const url of ['/*', '/api/docs', '/api/docs.data']) {
      pages.route({
        method: ['GET', 'POST'],
        url,
        handler: async (request, reply) => answer(request, reply, await loadBuild()),
      })
    }
  })
}

async function serveBuild(app: FastifyInstance): Promise<LoadBuild> {
  const folder = path.resolve('build')
  await app.register(fastifyStatic, {
    root: path.join(folder, 'client/assets'),
    prefix: '/assets/',
    // Names carry a hash of the content.
    immutable: true,
    maxAge: '1y',
    decorateReply: false,
    // Made by `npm start` with the build (scripts/precompressed.mjs); where there are none, on the way.
    preCompressed: true,
    setHeaders: (reply, file) => {
      if (/\.js(\.br|\.gz)?$/.test(file)) reply.header('content-security-policy', scriptPolicy)
    },
  })
  const build: ServerBuild = await import(pathToFileURL(path.join(folder, 'server/index.js')).href)
  return async () => build
}

async function developWithVite(app: FastifyInstance): Promise<LoadBuild> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    server: { middlewareMode: true, hmr: { server: app.server } },
  })
  app.addHook('onRequest', (request, reply, next) => {
    vite.middlewares(request.raw, reply.raw, next)
  })
  app.addHook('onClose', () => vite.close())
  return async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild
}
