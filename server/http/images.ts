/**
 * `/public{path}`: the master; `/public/compressed{path}?width=480|960|1600`: WebP. Under one path
 * the bytes never change, so they are kept for a year. What is not published is served to whoever
 * sent it and to admins alone, and kept by no one.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { renditionWidths } from '../../contract/limits.ts'
import { openMaster, openRendition, type RenditionWidth } from '../media/intake.ts'
import type { Store, StoredFile } from '../media/store.ts'
import type { PictureService } from '../pictures/service.ts'
import type { SubmissionService } from '../submissions/service.ts'
import type { Identify } from './identify.ts'
import { notFound, Refusal } from './refusal.ts'

const imagePath = /^\/\w+-[0-9a-f]{16}\.(jpg|png)$/
const mediaTypes = { jpg: 'image/jpeg', png: 'image/png' }

interface Needs {
  store: Store
  pictures: PictureService
  submissions: SubmissionService
  identify: Identify
}

export function registerImages(app: FastifyInstance, needs: Needs): void {
  const { store, pictures, submissions, identify } = needs

  app.get<{ Params: { '*': string } }>('/public/*', async (request, reply) => {
    const image = await imageAt(`/${request.params['*']}`, request)
    const type = mediaTypes[image.path.endsWith('.png') ? 'png' : 'jpg']
    return send(reply, type, image, await openMaster(store, image.path))
  })

  app.get<{ Params: { '*': string }; Querystring: { width?: string } }>(
    '/public/compressed/*',
    async (request, reply) => {
      const width = wishedWidth(request.query.width)
      const image = await imageAt(`/${request.params['*']}`, request)
      const file = await openRendition(store, image.path, image.width, width)
      return send(reply, 'image/webp', image, file)
    },
  )

  async function imageAt(path: string, request: FastifyRequest) {
    const published = imagePath.test(path) && (await pictures.publishedImage(path))
    if (published) return { ...published, forAll: true }
    const waiting =
      imagePath.test(path) && (await submissions.imageFor(await identify(request), path))
    if (!waiting) throw notFound('There is no such picture')
    return { ...waiting, forAll: false }
  }
}

function wishedWidth(text: string | undefined): RenditionWidth {
  if (text === undefined) return 960
  const width = renditionWidths.find((kept) => String(kept) === text)
  if (!width)
    throw new Refusal(400, 'bad_width', `width must be one of ${renditionWidths.join(', ')}`)
  return width
}

function send(
  reply: FastifyReply,
  type: string,
  { forAll }: { forAll: boolean },
  file: StoredFile | undefined,
) {
  if (!file) throw notFound('There is no such picture')
  return reply
    .type(type)
    .header('content-length', file.size)
    .header('cache-control', forAll ? 'public, max-age=31536000, immutable' : 'private, no-store')
    .send(file.stream())
}
