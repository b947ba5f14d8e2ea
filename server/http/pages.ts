/**
 * Pages: React Router renders them in this process. In development Vite stands in for the build, so
 * that a saved file shows at once.
 */
import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pathToFileURL } from 'node:url'
import fastifyStatic from '@fastify/static'
import { createRequest } from '@remix-run/node-fetch-server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  createRequestHandler,
  isRouteErrorResponse,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router'
import type { Api } from '../../contract/endpoints.ts'
import type { PageContext } from '../../contract/page-context.ts'
import type { Config } from '../config.ts'
import type { Content } from '../content/site-content.ts'
import type { Caller } from './caller.ts'
import type { Identify } from './identify.ts'
import { Refusal } from './refusal.ts'
import { pagePolicy, scriptPolicy } from './security-headers.ts'

interface PagesOptions {
  config: Config
  content: Content
  identify: Identify
  apiOf(caller: Caller): Api
}

type LoadBuild = () => Promise<ServerBuild>

export async function registerPages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const development = options.config.mode === 'development'
  const loadBuild = development ? await developWithVite(app) : await serveBuild(app)
  await app.register(async (pages) => {
    // A page reads its form itself, from the untouched request.
    pages.removeAllContentTypeParsers()
    pages.addContentTypeParser('*', (_request, _payload, done) => done(null))
    // The calls' own page lies among the calls; `.data` is what the router fetches of a page.
    for (const url of ['/*', '/api/docs', '/api/docs.data']) {
      pages.route({
        method: ['GET', 'POST'],
        url,
        handler: (request, reply) => render(request, reply, loadBuild, options),
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
    setHeaders: (reply, file) => {
      if (file.endsWith('.js')) reply.header('content-security-policy', scriptPolicy)
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

async function render(
  request: FastifyRequest,
  reply: FastifyReply,
  loadBuild: LoadBuild,
  { config, content, identify, apiOf }: PagesOptions,
): Promise<FastifyReply> {
  const origin = `${request.protocol}://${request.host}`
  if (!URL.canParse(request.url, origin))
    throw new Refusal(400, 'bad_address', 'This is no address')
  const build = await loadBuild()
  const nonce = config.mode === 'development' ? undefined : randomBytes(16).toString('base64')
  // The bundle's own context object, so that page and server mean the same one.
  const { pageContext } = build.entry.module as unknown as { pageContext: typeof PageContext }
  const caller = await identify(request)
  const context = new RouterContextProvider()
  const frames = new Set<string>()
  context.set(pageContext, {
    api: apiOf(caller),
    viewer: { role: caller.role, username: caller.username },
    site: content.site(),
    content,
    origin: config.siteUrl ?? origin,
    nonce,
    allowFrame: (address) => frames.add(new URL(address).origin),
    reportError(error) {
      // A form sent to a page that takes none is no fault of ours.
      if (isRouteErrorResponse(error) && error.status < 500) return
      request.log.error({ err: error }, 'page failed')
    },
  })
  const handle = createRequestHandler(build, config.mode)
  const response = await handle(
    createRequest(request.raw, reply.raw, { protocol: `${request.protocol}:`, host: request.host }),
    context,
  )
  reply.code(response.status)
  for (const [name, value] of response.headers) reply.header(name, value)
  if (nonce) reply.header('content-security-policy', pagePolicy(nonce, frames))
  else reply.removeHeader('content-security-policy')
  if (!response.headers.has('cache-control')) reply.header('cache-control', 'private, no-cache')
  // Empty, not null: Fastify's own answer to HEAD cannot take null.
  return reply.send(response.body ? Readable.fromWeb(response.body as never) : '')
}
