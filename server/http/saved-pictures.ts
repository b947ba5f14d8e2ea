/**
 * Serves a published picture at `/public/saved{path}` as a JPEG to save, with its author and its rights in XMP. The
 * other files under `/public` have no metadata and never change. The server makes this copy for each request.
 */
import type { FastifyInstance } from 'fastify'
import { permanentAddress } from '../../contract/addresses/permanent-address.ts'
import { licenceAddress, licenceName } from '../../contract/rights/licences.ts'
import type { PictureService } from '../catalogue/pictures/service.ts'
import type { Content } from '../content/site-content.ts'
import { clientHas, strongEtagOf } from '../kernel/caching/etag.ts'
import { notFound } from '../kernel/http-error.ts'
import { openMaster } from '../media/intake.ts'
import { withXmp } from '../media/metadata/with-xmp.ts'
import { xmpOf } from '../media/metadata/xmp.ts'
import type { Store } from '../media/store/store.ts'
import { imagePath, readWholeFile } from './images.ts'

interface Needs {
  store: Store
  pictures: PictureService
  content: Content
  siteUrl: string | undefined
}

export function registerSavedPictures(app: FastifyInstance, needs: Needs): void {
  const { store, pictures, content, siteUrl } = needs
  app.get<{ Params: { '*': string } }>('/public/saved/*', async (request, reply) => {
    const path = `/${request.params['*']}`
    const picture = imagePath.test(path) ? await pictures.credited(path) : undefined
    if (!picture) throw notFound('There is no such picture')
    const { licence, creator, speciesId, ...metadata } = picture
    const origin = siteUrl ?? `${request.protocol}://${request.host}`
    const reserved = licence === 'all-rights-reserved'
    const { en, zh } = content.site().name
    const xmp = xmpOf({
      ...metadata,
      creator,
      credit: metadata.credit || [creator, `${en} ${zh}`].filter(Boolean).join(' / '),
      licence: licenceName(licence) ?? 'All rights reserved',
      licenceAddress: new URL(licenceAddress(licence), origin).href,
      isReserved: reserved,
      isFree: licence === 'CC0-1.0' || licence === 'public-domain' || licence === 'PDDL-1.0',
      page: new URL(permanentAddress(speciesId), origin).href,
    })
    const etag = strongEtagOf(path + xmp)
    reply.headers({ etag, 'cache-control': 'no-cache' })
    if (clientHas(request.headers['if-none-match'], etag)) return reply.code(304).send()
    const master = await openMaster(store, path)
    if (!master?.size) throw notFound('There is no such picture')
    const type = path.endsWith('.png') ? 'png' : 'jpg'
    const name = path.slice(1).replace(/\.\w+$/, '.jpg')
    return reply
      .type('image/jpeg')
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(await withXmp(await readWholeFile(master), type, xmp))
  })
}
