/**
 * Registers the pages, which React Router renders in this process. In development Vite replaces the build, so
 * that a changed file is visible at once.
 */
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, RouteHandler } from 'fastify'
import type { ServerBuild } from 'react-router'
import { HttpError } from '../../kernel/http-error.ts'
import { pageHeaders, scriptPolicy } from '../security-headers.ts'
import { createPageRenderer, type PagesOptions } from './render-page.ts'

type LoadBuild = () => Promise<ServerBuild>

/** Maximum bytes of a form that a page receives. The server reads the form, which chooses a language, into memory. */
const formBytesMaximum = 10_000

export async function registerPages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const isDevelopment = options.config.mode === 'development'
  const loadBuild = isDevelopment ? await developWithVite(app) : await serveBuild(app)
  const answerPage = createPageRenderer(options)
  await app.register(async (pages) => {
    // React Router reads the form of a page from the original request.
    pages.removeAllContentTypeParsers()
    pages.addContentTypeParser('*', ({ headers }, _payload, done) => {
      // Browsers always send the length of a form.
      const bytes = Number(headers['content-length'] ?? Number.POSITIVE_INFINITY)
      done(
        bytes <= formBytesMaximum
          ? null
          : new HttpError(413, 'form_too_large', 'This form is too large'),
      )
    })
    // The page about the calls has an address below `/api`. The router fetches page data from `.data`.
    for (const url of ['/*', '/api/docs', '/api/docs.data']) {
      // GET and POST have two routes, so that requests by GET do not run the hook that decompresses bodies.
      for (const method of ['GET', 'POST'] as const) {
        const handler: RouteHandler = async (request, reply) =>
          answerPage(request, reply, await loadBuild())
        pages.route({ method, url, handler })
      }
    }
  })
}

async function serveBuild(app: FastifyInstance): Promise<LoadBuild> {
  const folder = path.resolve('build')
  await app.register(fastifyStatic, {
    root: path.join(folder, 'client/assets'),
    prefix: '/assets/',
    // Each file has its own route. Otherwise each request would read the whole folder to compare the spelling of the
    // name.
    wildcard: false,
    globIgnore: ['**/*.br', '**/*.gz'],
    // The file names contain a hash of the content.
    immutable: true,
    maxAge: '1y',
    decorateReply: false,
    // The build contains compressed copies (scripts/precompressed.mjs). Without such a copy, the server compresses the
    // file for each answer.
    preCompressed: true,
    setHeaders: (reply, file) => {
      for (const header of pageHeaders) reply.removeHeader(header)
      if (/\.js(\.br|\.gz)?$/.test(file)) reply.header('content-security-policy', scriptPolicy)
    },
  })
  app.get('/assets/*', (_request, reply) => reply.callNotFound())
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
