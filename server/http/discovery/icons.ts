/** Serves the icons of the site in all usual forms, and the web manifest. */

import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Content } from '../../content/site-content.ts'
import { type IconLook, type IconShape, iconPng, iconSvg, icoOf } from '../../discovery/icons.ts'
import { webManifest } from '../../discovery/web-manifest.ts'
import { clientHas } from '../../kernel/caching/etag.ts'
import { callerLanguage } from '../failures/caller-language.ts'

interface Needs {
  content: Pick<Content, 'site'>
  readVersion(): Promise<string>
}

const pngIcons: Readonly<Record<string, readonly [size: number, shape: IconShape]>> = {
  'apple-touch-icon.png': [180, 'full'],
  'icon-192.png': [192, 'rounded'],
  'icon-512.png': [512, 'rounded'],
  'icon-maskable-512.png': [512, 'maskable'],
}
const icoSizes = [16, 32, 48]

/** @returns a short text that changes whenever the icons change */
export function iconVersion({ seal = '', accent = '' }: IconLook): string {
  return createHash('sha256').update(`${seal} ${accent}`).digest('base64url').slice(0, 6)
}

export function registerIcons(app: FastifyInstance, { content, readVersion }: Needs): void {
  const cachedIcons = new LRUCache<string, Promise<Buffer>>({ max: 30 })

  function serve(file: string, type: string, makeIcon: (appearance: IconLook) => Promise<Buffer>) {
    app.get(`/${file}`, async (request, reply) => {
      // Another process may have changed the icons.
      await readVersion()
      const appearance = content.site()
      const etag = `"${iconVersion(appearance)}"`
      reply.headers({ etag, 'cache-control': 'public, max-age=86400' })
      if (clientHas(request.headers['if-none-match'], etag)) return reply.code(304).send()
      const key = `${file} ${etag}`
      const bytes = cachedIcons.get(key) ?? makeIcon(appearance)
      cachedIcons.set(key, bytes)
      bytes.catch(() => cachedIcons.delete(key))
      return reply.type(type).send(await bytes)
    })
  }

  serve('icon.svg', 'image/svg+xml', async (appearance) => Buffer.from(iconSvg(appearance)))
  for (const [file, [size, shape]] of Object.entries(pngIcons)) {
    serve(file, 'image/png', (appearance) => iconPng(appearance, size, shape))
  }
  serve('favicon.ico', 'image/x-icon', async (appearance) =>
    icoOf(
      await Promise.all(
        icoSizes.map(async (size) => ({ size, png: await iconPng(appearance, size, 'rounded') })),
      ),
    ),
  )

  app.get<{ Querystring: { lang?: string } }>('/site.webmanifest', async (request, reply) => {
    await readVersion()
    const { lang } = request.query
    const language = lang === 'zh' || lang === 'en' ? lang : callerLanguage(request.headers)
    const site = content.site()
    return reply
      .type('application/manifest+json; charset=utf-8')
      .headers({ 'cache-control': 'no-cache', vary: 'Accept-Language, Cookie' })
      .send(webManifest(site, language, iconVersion(site)))
  })
}
