/**
 * `/public{path}`: the master; `/public/compressed{path}?width=480|960|1600`: WebP. Under one path
 * the bytes never change, so they are kept for a year. What is not published is not served.
 */
import type { FastifyInstance, FastifyReply } from 'fastify'
import { renditionWidths } from '../../contract/limits.ts'
import { openMaster, openRendition, type RenditionWidth } from '../media/intake.ts'
import type { Store, StoredFile } from '../media/store.ts'
import type { PictureService } from '../pictures/service.ts'
import { notFound, Refusal } from './refusal.ts'

const imagePath = /^\/\w+-[0-9a-f]{16}\.(jpg|png)$/
const mediaTypes = { jpg: 'image/jpeg', png: 'image/png' }

export function registerImages(app: FastifyInstance, store: Store, pictures: PictureService): void {
  app.get<{ Params: { '*': string } }>('/public/*', async (request, reply) => {
    const { path } = await published(`/${request.params['*']}`)
    const type = mediaTypes[path.endsWith('.png') ? 'png' : 'jpg']
    return send(reply, type, await openMaster(store, path))
  })

  app.get<{ Params: { '*': string }; Querystring: { width?: string } }>(
    '/public/compressed/*',
    async (request, reply) => {
      const width = wishedWidth(request.query.width)
      const image = await published(`/${request.params['*']}`)
      return send(reply, 'image/webp', await openRendition(store, image.path, image.width, width))
    },
  )

  async function published(path: string) {
    const image = imagePath.test(path) && (await pictures.publishedImage(path))
    if (!image) throw notFound('There is no such picture')
    return image
  }
}

function wishedWidth(text: string | undefined): RenditionWidth {
  if (text === undefined) return 960
  const width = renditionWidths.find((kept) => String(kept) === text)
  if (!width)
    throw new Refusal(400, 'bad_width', `width must be one of ${renditionWidths.join(', ')}`)
  return width
}

function send(reply: FastifyReply, type: string, file: StoredFile | undefined) {
  if (!file) throw notFound('There is no such picture')
  return reply
    .type(type)
    .header('content-length', file.size)
    .header('cache-control', 'public, max-age=31536000, immutable')
    .send(file.stream())
}
