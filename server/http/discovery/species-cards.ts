/** Serves `/card/{code}.jpg`: the picture of a species for messengers, drawn on request and cached. */
import type { FastifyInstance } from 'fastify'
import type { PictureService } from '../../catalogue/pictures/service.ts'
import type { Config } from '../../config/config.ts'
import type { Content } from '../../content/site-content.ts'
import type { Queries } from '../../database/connection.ts'
import { speciesOfCode } from '../../discovery/describe-species.ts'
import { speciesCard } from '../../discovery/species-card.ts'
import { clientHas, strongEtagOf } from '../../kernel/caching/etag.ts'
import { createVersionedCache } from '../../kernel/caching/versioned-cache.ts'
import { notFound } from '../../kernel/http-error.ts'
import { decodingBudget } from '../../media/decoding/decoding-memory.ts'
import { openRendition } from '../../media/intake.ts'
import type { Store } from '../../media/store/store.ts'
import { translateFailure } from '../failures/failure-message.ts'
import { readWholeFile } from '../images.ts'

export interface CardNeeds {
  db: Queries
  content: Pick<Content, 'site'>
  config: Pick<Config, 'siteUrl'>
  store: Store
  pictures: PictureService
  readVersion(): Promise<string>
}

/** Version of the drawing. Raise this number whenever the drawing changes, so that the entity tags change too. */
const design = 1
/** Bytes of memory for the rendition, the card and their copies. */
const drawingBytes = 40_000_000
/** While at least this many pictures wait for a decoder, a messenger must retry later. */
const waitingMaximum = 8
const cachedBytesMaximum = 12_000_000

export function registerSpeciesCards(app: FastifyInstance, needs: CardNeeds): void {
  const { db, content, store, pictures, readVersion } = needs
  const cachedCard = createVersionedCache<Buffer>(cachedBytesMaximum)

  app.get<{ Params: { code: string } }>('/card/:code.jpg', async (request, reply) => {
    // Another process may have changed the appearance of the site.
    await readVersion()
    const { code } = request.params
    const profile = await speciesOfCode(db, pictures, code)
    const picture = profile?.photographs[0] ?? profile?.artworks[0]
    if (!profile || !picture) throw notFound('There is no such picture')
    const { latin_name, common_name, chinese_name } = profile.species
    const names = { latinName: latin_name, commonName: common_name, chineseName: chinese_name }
    const { name: siteName, seal, accent } = content.site()
    const appearance = { ...(seal && { seal }), ...(accent && { accent }) }
    const dependencies = JSON.stringify([design, names, picture.path, appearance, siteName])
    const etag = strongEtagOf(dependencies)
    reply.headers({
      etag,
      'cache-control': 'no-cache',
      // Other sites show the card beside a link.
      'cross-origin-resource-policy': 'cross-origin',
    })
    if (clientHas(request.headers['if-none-match'], etag)) return reply.code(304).send()
    const drawCard = async () => {
      const file = await openRendition(store, picture.path, picture.width, 1600)
      if (!file?.size) throw notFound('There is no such picture')
      const image = await readWholeFile(file)
      const value = await decodingBudget.spend(drawingBytes, () =>
        speciesCard({ names, look: appearance, siteName, image }),
      )
      return { value, bytes: value.length, isCacheable: true }
    }
    const card = cachedCard(profile.species.id, etag, () => {
      if (decodingBudget.waitingCount() >= waitingMaximum) throw new Busy()
      return drawCard()
    })
    try {
      return await reply.type('image/jpeg').send(await card)
    } catch (error) {
      if (!(error instanceof Busy)) throw error
      const failure = { message: error.message, code: 'cards_busy' }
      return reply
        .code(503)
        .type('application/json; charset=utf-8')
        .headers({ 'retry-after': 10, 'cache-control': 'no-store' })
        .removeHeader('etag')
        .send(translateFailure(failure, request.headers))
    }
  })
}

/** Reports that too many pictures wait for a decoder. */
class Busy extends Error {
  constructor() {
    super('The site is drawing other pictures. Please try again shortly.')
  }
}
