/**
 * Serves `/content/uploaded/…`: files that admins have uploaded for the school's pages. Everyone may read the files
 * that the content names; admins may read all files. The server streams files from the store, in ranges on request.
 */

import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { EditedContent } from '../../content/follow-edited.ts'
import type { Content } from '../../content/site-content.ts'
import { clientHas } from '../../kernel/caching/etag.ts'
import { mayActAs } from '../../kernel/caller.ts'
import { notFound } from '../../kernel/http-error.ts'
import { mediaTypeOf, schoolFileKey } from '../../media/school-files/names.ts'
import type { ByteRange, Store } from '../../media/store/store.ts'
import type { Identify } from '../identity/identify.ts'
import { drawingPolicy } from '../security-headers.ts'

interface Needs {
  store: Store
  content: Pick<Content, 'names'>
  edited: Pick<EditedContent, 'refresh'>
  identify: Identify
}

interface FileRoute {
  Params: { file: string }
}

export function registerSchoolFiles(
  app: FastifyInstance,
  { store, content, edited, identify }: Needs,
): void {
  const noSuchFile = () => notFound('There is no such file')

  async function cacheControlOf(request: FastifyRequest, name: string): Promise<string> {
    // Another process may have published the file a moment ago.
    if (!content.names(name)) await edited.refresh()
    // The name is the hash of the bytes, so a copy never becomes stale.
    if (content.names(name)) return 'public, max-age=31536000, immutable'
    if (!mayActAs(await identify(request, 'visitor'), 'admin')) throw noSuchFile()
    return 'private, no-store'
  }

  app.get<FileRoute>('/content/uploaded/:file', async (request, reply) => {
    const name = `uploaded/${request.params.file}`
    const key = schoolFileKey(name)
    if (!key) throw noSuchFile()
    const etag = `"${request.params.file}"`
    const headers = {
      etag,
      'cache-control': await cacheControlOf(request, name),
      'accept-ranges': 'bytes',
      ...(name.endsWith('.svg') && { 'content-security-policy': drawingPolicy }),
    }
    if (clientHas(request.headers['if-none-match'], etag)) {
      return reply.headers(headers).code(304).send()
    }
    const size = await store.sizeOf(key)
    // This answer omits the headers above, so that no browser caches the answer for a year.
    if (!size) throw noSuchFile()
    reply.headers(headers)
    const range = rangeIn(request, size, etag)
    if (range === 'outside') {
      return reply.code(416).header('content-range', `bytes */${size}`).send()
    }
    const { start, end } = range ?? { start: 0, end: size - 1 }
    reply.type(mediaTypeOf(name)).header('content-length', end - start + 1)
    if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`)
    // The answer to HEAD is an empty stream, because an empty text would set the content length to 0.
    if (request.method === 'HEAD') return reply.send(Readable.from([]))
    const file = await store.get(key, range)
    if (!file) throw noSuchFile()
    return reply.send(file.stream())
  })
}

/**
 * @returns the range; `outside` for a range outside the file; undefined if the answer has the whole file, such as for
 * several, malformed or stale ranges
 */
function rangeIn(
  { headers }: FastifyRequest,
  size: number,
  etag: string,
): ByteRange | 'outside' | undefined {
  const [, startText = '', endText = ''] =
    /^bytes=(\d{0,15})-(\d{0,15})$/.exec(headers.range ?? '') ?? []
  const isStale = headers['if-range'] !== undefined && headers['if-range'] !== etag
  if (isStale || (startText === '' && endText === '')) return undefined
  const start = startText === '' ? Math.max(0, size - Number(endText)) : Number(startText)
  const end = startText === '' || endText === '' ? size - 1 : Math.min(Number(endText), size - 1)
  if (startText !== '' && endText !== '' && Number(endText) < start) return undefined
  return start >= size || (startText === '' && Number(endText) === 0) ? 'outside' : { start, end }
}
