/**
 * Serves masters at `/public{path}`, and renditions at `/public/compressed{path}?width=480|960|1600` as AVIF or WebP.
 * Browsers cache published files for a year; only the author, reviewers and admins receive an unpublished file. The
 * quiz uses `/public/quiz/{id}?width=`, because a path contains the name of the species.
 */

import { buffer } from 'node:stream/consumers'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { renditionWidths } from '../../contract/limits.ts'
import type { PictureService } from '../catalogue/pictures/service.ts'
import { clientHas } from '../kernel/caching/etag.ts'
import { HttpError, notFound } from '../kernel/http-error.ts'
import { parseWidths } from '../media/avif/repository.ts'
import { openAvif, openMaster, openRendition, type RenditionWidth } from '../media/intake.ts'
import { servedWidth } from '../media/renditions.ts'
import { type Store, StoreAway, type StoredFile } from '../media/store/store.ts'
import type { OwnSubmissions } from '../submissions/own/own.ts'
import type { Identify } from './identity/identify.ts'

export const imagePath = /^\/\w+-[0-9a-f]{16}\.(jpg|png)$/
const cachedForever = 'public, max-age=31536000, immutable'
const mediaTypes = { jpg: 'image/jpeg', png: 'image/png' }

interface ImageRoute {
  Params: { '*': string }
}
type ImageRequest = FastifyRequest<ImageRoute>

interface Needs {
  store: Store
  pictures: PictureService
  ownSubmissions: OwnSubmissions
  identify: Identify
  /** Whether the site serves AVIF renditions. */
  avif: boolean
}

export function registerImages(app: FastifyInstance, needs: Needs): void {
  const { store, pictures, ownSubmissions, identify } = needs

  app.get<ImageRoute>('/public/*', async (request, reply) => {
    const image = await findImage(request)
    const type = mediaTypes[image.path.endsWith('.png') ? 'png' : 'jpg']
    const servedTag = { etag: image.tag && `"${image.tag}-master"` }
    if (hasCopy(request, servedTag)) return sendNotModified(reply, servedTag)
    return send(reply, type, servedTag, await openMaster(store, image.path))
  })

  app.get<ImageRoute & { Querystring: { width?: string } }>(
    '/public/compressed/*',
    async (request, reply) => {
      const width = requestedWidth(request.query.width)
      return sendRendition(request, reply, await findImage(request), width)
    },
  )

  app.get<{ Params: { id: string }; Querystring: { width?: string } }>(
    '/public/quiz/:id',
    async (request, reply) => {
      const width = requestedWidth(request.query.width)
      const { id } = request.params
      const picture = await pictures.quizPicture(id)
      if (!picture) throw notFound('There is no such picture')
      return sendRendition(request, reply, { ...picture, tag: `quiz-${id}` }, width)
    },
  )

  async function findImage(request: ImageRequest): Promise<Image> {
    const path = `/${request.params['*']}`
    const publishedImage = imagePath.test(path) && (await pictures.publishedImage(path))
    if (publishedImage) return { ...publishedImage, tag: path.slice(1) }
    const unpublishedImage =
      imagePath.test(path) &&
      (await ownSubmissions.imageFor(await identify(request, 'visitor'), path))
    if (!unpublishedImage) throw notFound('There is no such picture')
    return { ...unpublishedImage, widths: null, tag: undefined }
  }

  async function sendRendition(
    request: FastifyRequest,
    reply: FastifyReply,
    { path, width, widths, tag }: Image,
    requested: RenditionWidth,
  ) {
    reply.header('vary', 'Accept')
    const webpTag = { etag: tag && `"${tag}-webp-${requested}"` }
    const actualWidth = servedWidth(width, requested)
    if (needs.avif && parseWidths(widths).includes(actualWidth) && acceptsAvif(request)) {
      const avifTag = { etag: tag && `"${tag}-avif-${requested}"` }
      if (hasCopy(request, avifTag)) return sendNotModified(reply, avifTag)
      // A WebP copy that is older than the AVIF rendition is still valid.
      if (hasCopy(request, webpTag)) return sendNotModified(reply, webpTag)
      const file = await openAvif(store, path, actualWidth)
      if (file?.size) return send(reply, 'image/avif', avifTag, file)
    }
    if (hasCopy(request, webpTag)) return sendNotModified(reply, webpTag)
    return send(reply, 'image/webp', webpTag, await openRendition(store, path, width, requested))
  }
}

interface Image {
  path: string
  width: number
  /** The widths of the picture's AVIF renditions; null for none, and for an unpublished picture. */
  widths: string | null
  /** The beginning of the entity tags of the picture's files; undefined for an unpublished picture. */
  tag: string | undefined
}

const avifEntry = /(?:^|,)[ \t]*image\/avif[ \t]*(?<parameters>;[^,]*)?(?=,|$)/i
const rejectedEntry = /;[ \t]*q=0(?:\.0*)?[ \t]*(?:;|$)/i

/** @returns whether the browser accepts `image/avif` by name. Older browsers send `image/*`, which does not count. */
function acceptsAvif({ headers }: FastifyRequest): boolean {
  const entry = avifEntry.exec(headers.accept ?? '')
  return entry !== null && !rejectedEntry.test(entry.groups?.parameters ?? '')
}

function requestedWidth(text: string | undefined): RenditionWidth {
  if (text === undefined) return 960
  const width = renditionWidths.find((each) => String(each) === text)
  if (!width)
    throw new HttpError(400, 'bad_width', `width must be one of ${renditionWidths.join(', ')}`)
  return width
}

interface CacheTag {
  /** Undefined for an unpublished picture, which browsers must not cache. */
  etag: string | undefined
}

const hasCopy = (request: FastifyRequest, { etag }: CacheTag) =>
  etag !== undefined && clientHas(request.headers['if-none-match'], etag)

const sendNotModified = (reply: FastifyReply, { etag }: CacheTag) =>
  reply.code(304).headers({ etag, 'cache-control': cachedForever }).send()

/**
 * Maximum bytes of a file that the server reads into memory before it sends the file. The server streams larger files.
 */
const bufferedMaximum = 1_000_000

async function send(
  reply: FastifyReply,
  type: string,
  { etag }: CacheTag,
  file: StoredFile | undefined,
) {
  // An empty file is damaged, and no browser may cache it for a year (security.md 82).
  if (!file?.size) throw notFound('There is no such picture')
  const isBuffered = file.size <= bufferedMaximum
  const body = isBuffered ? await readWholeFile(file) : file.stream()
  const caching = etag
    ? { etag, 'cache-control': cachedForever }
    : { 'cache-control': 'private, no-store' }
  return reply
    .type(type)
    .headers({ ...caching, 'content-length': file.size })
    .send(body)
}

/**
 * Reads a whole file into memory, so that a failing store causes no partial answer.
 * @returns the bytes
 * @throws {StoreAway} if the store fails or sends too few bytes
 */
export async function readWholeFile(file: StoredFile): Promise<Buffer> {
  const bytes = await buffer(file.stream()).catch((error: Error) => {
    throw new StoreAway(error.message)
  })
  if (bytes.length < file.size) throw new StoreAway('The store returned only a part of a file')
  return bytes
}
