/** Serves `/embed/{code}`, a card of a species that other sites may frame, and `/oembed`, which describes the frame. */
import type { FastifyInstance } from 'fastify'
import { describeSpecies, speciesOfCode } from '../../discovery/describe-species.ts'
import { embeddedCard } from '../../discovery/embedded-card.ts'
import { oEmbed } from '../../discovery/oembed.ts'
import { createVersionedCache } from '../../kernel/caching/versioned-cache.ts'
import { HttpError, notFound } from '../../kernel/http-error.ts'
import { openRendition } from '../../media/intake.ts'
import type { Store } from '../../media/store/store.ts'
import { callerLanguage } from '../failures/caller-language.ts'
import { readWholeFile } from '../images.ts'
import { speciesPageAt } from './profile-at.ts'
import type { CardNeeds } from './species-cards.ts'
import { originOf, sendVersioned } from './versioned-answer.ts'

type Needs = CardNeeds & Parameters<typeof describeSpecies>[0]

const cachedBytesMaximum = 6_000_000
const noSuchSpecies = () => notFound('There is no such species')

export function registerEmbedding(app: FastifyInstance, needs: Needs): void {
  registerEmbeddedCards(app, needs)
  registerOEmbed(app, needs)
}

function registerEmbeddedCards(app: FastifyInstance, needs: Needs): void {
  const { db, content, config, store, pictures, readVersion } = needs
  const cachedCard = createVersionedCache<ReturnType<typeof embeddedCard>>(cachedBytesMaximum)

  app.get<{ Params: { code: string }; Querystring: { lang?: string } }>(
    '/embed/:code',
    async (request, reply) => {
      const origin = originOf(request, config.siteUrl)
      const { lang } = request.query
      const language = lang === 'en' || lang === 'zh' ? lang : callerLanguage(request.headers)
      const version = await readVersion()
      const profile = await speciesOfCode(db, pictures, request.params.code)
      if (!profile) throw noSuchSpecies()
      const { species, photographs, artworks } = profile
      const key = `${origin} ${species.id} ${language}`
      const { html, policy } = await cachedCard(key, version, async () => {
        const image = await smallestImage(store, photographs[0] ?? artworks[0])
        const value = embeddedCard({ species, image, site: content.site(), origin, language })
        return { value, bytes: value.html.length, isCacheable: true }
      })
      reply.headers({
        'content-security-policy': policy,
        'cross-origin-resource-policy': 'cross-origin',
        vary: 'Accept-Language, Cookie',
      })
      const type = 'text/html; charset=utf-8'
      return sendVersioned(request, reply, { type, dependencies: [key, version] }, async () => html)
    },
  )
}

async function smallestImage(store: Store, picture: { path: string; width: number } | undefined) {
  const file = picture && (await openRendition(store, picture.path, picture.width, 480))
  return file?.size ? readWholeFile(file) : undefined
}

function registerOEmbed(app: FastifyInstance, needs: Needs): void {
  const { content, config, readVersion } = needs
  app.get<{ Querystring: Record<string, unknown> }>('/oembed', async (request, reply) => {
    const origin = originOf(request, config.siteUrl)
    const { url, format = 'json', maxwidth, maxheight } = request.query
    if (format !== 'json') {
      throw new HttpError(501, 'only_json', 'This site answers oEmbed in JSON only')
    }
    const address = typeof url === 'string' ? URL.parse(url) : null
    if (!address) throw new HttpError(400, 'bad_url', 'url must be the address of a page')
    await readVersion()
    const profile =
      address.origin === URL.parse(origin)?.origin && (await findSpeciesAt(needs, address))
    if (!profile) throw noSuchSpecies()
    const lang = address.searchParams.get('lang')
    const { species, photographs, artworks } = profile
    reply.header('cache-control', 'no-cache')
    return oEmbed({
      species,
      hasPicture: photographs.length + artworks.length > 0,
      site: content.site(),
      origin,
      language: lang === 'en' || lang === 'zh' ? lang : callerLanguage(request.headers),
      maximum: { width: parsePixels(maxwidth), height: parsePixels(maxheight) },
    })
  })
}

/** @returns the species of a profile or of a permanent address; undefined for any other address */
async function findSpeciesAt(needs: Needs, { pathname }: URL) {
  const [, code] = /^\/s\/([^/]{1,9})$/.exec(pathname) ?? []
  if (code) return speciesOfCode(needs.db, needs.pictures, code)
  const page = speciesPageAt(pathname)
  return page && !page.isGallery ? describeSpecies(needs, page.kind, page.name) : undefined
}

const parsePixels = (text: unknown) =>
  typeof text === 'string' && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : Number.POSITIVE_INFINITY
