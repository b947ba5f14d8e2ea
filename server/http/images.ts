/**
 * `/public{path}`: the master; `/public/compressed{path}?width=480|960|1600`: WebP. Under one path
 * the bytes never change, so they are kept for a year, and who has them is told so without asking
 * the store. What is not published is served to whoever sent it and to admins alone, and kept by no
 * one.
 */
import { buffer } from 'node:stream/consumers'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { renditionWidths } from '../../contract/limits.ts'
import type { PictureService } from '../catalogue/pictures/service.ts'
import { HttpError, notFound } from '../kernel/http-error.ts'
import { openMaster, openRendition, type RenditionWidth } from '../media/intake.ts'
import { type Store, StoreAway, type StoredFile } from '../media/store/store.ts'
import type { SubmissionService } from '../submissions/sending/service.ts'
import type { Identify } from './identity/identify.ts'

const imagePath = /^\/\w+-[0-9a-f]{16}\.(jpg|png)$/
const keptForGood = 'public, max-age=31536000, immutable'
const mediaTypes = { jpg: 'image/jpeg', png: 'image/png' }

interface Asked {
  Params: { '*': string }
}
type ImageRequest = FastifyRequest<Asked>

interface Needs {
  store: Store
  pictures: PictureService
  submissions: SubmissionService
  identify: Identify
}

export function registerImages(app: FastifyInstance, needs: Needs): void {
  const { store, pictures, submissions, identify } = needs

  app.get<Asked>('/public/*', async (request, reply) => {
    const image = await imageAt(request, 'master')
    const type = mediaTypes[image.path.endsWith('.png') ? 'png' : 'jpg']
    if (has(request, image)) return keepOn(reply, image)
    return send(reply, type, image, await openMaster(store, image.path))
  })

  app.get<Asked & { Querystring: { width?: string } }>(
    '/public/compressed/*',
    async (request, reply) => {
      const width = wishedWidth(request.query.width)
      const image = await imageAt(request, `webp-${width}`)
      if (has(request, image)) return keepOn(reply, image)
      const file = await openRendition(store, image.path, image.width, width)
      return send(reply, 'image/webp', image, file)
    },
  )

  /** @param form which of its files is asked for */
  async function imageAt(request: ImageRequest, form: string) {
    const path = `/${request.params['*']}`
    const published = imagePath.test(path) && (await pictures.publishedImage(path))
    if (published) return { ...published, etag: `"${path.slice(1)}-${form}"` }
    const waiting =
      imagePath.test(path) && (await submissions.imageFor(await identify(request), path))
    if (!waiting) throw notFound('There is no such picture')
    return { ...waiting, etag: undefined }
  }
}

function wishedWidth(text: string | undefined): RenditionWidth {
  if (text === undefined) return 960
  const width = renditionWidths.find((kept) => String(kept) === text)
  if (!width)
    throw new HttpError(400, 'bad_width', `width must be one of ${renditionWidths.join(', ')}`)
  return width
}

interface Served {
  /** Of what is published: it may be kept. */
  etag: string | undefined
}

const has = (request: FastifyRequest, { etag }: Served) =>
  etag !== undefined && request.headers['if-none-match'] === etag

const keepOn = (reply: FastifyReply, { etag }: Served) =>
  reply.code(304).headers({ etag, 'cache-control': keptForGood }).send()

/** Larger ones, of which there are few, go as they come. */
const heldWhole = 1_000_000

async function send(
  reply: FastifyReply,
  type: string,
  { etag }: Served,
  file: StoredFile | undefined,
) {
  // An empty file is a damaged one: nobody should keep it for a year (security.md 82).
  if (!file?.size) throw notFound('There is no such picture')
  const held = file.size <= heldWhole
  const body = held ? await wholeOf(file) : file.stream()
  const keeping = etag
    ? { etag, 'cache-control': keptForGood }
    : { 'cache-control': 'private, no-store' }
  return reply
    .type(type)
    .headers({ ...keeping, 'content-length': file.size })
    .send(body)
}

/** Read before the first byte leaves: where the store goes away meanwhile nobody is sent half of it. */
async function wholeOf(file: StoredFile): Promise<Buffer> {
  const bytes = await buffer(file.stream()).catch((error: Error) => {
    throw new StoreAway(error.message)
  })
  if (bytes.length < file.size) throw new StoreAway('A file came only in part')
  return bytes
}
