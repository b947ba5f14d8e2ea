/**
 * Compresses complete answers before the server sends their first byte. From the content length, a client recognises
 * that a killed process sent only a part. The server compresses a stream while it sends the stream.
 */
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { Negotiator } from '@fastify/accept-negotiator'
import compress from '@fastify/compress'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { LRUCache } from 'lru-cache'
import { compressedForms, inOwnMemory } from '../kernel/caching/lasting-bytes.ts'

/** Level 5 of brotli costs about as much processor time as gzip, and its output is a tenth smaller. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
const compressibleTypes = /^text\/|\/json|\/xml|\+json|\+xml|javascript/
/** Minimum number of bytes for which compression is worthwhile. */
export const minimumBytes = 1024

const compressors: Record<string, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, brotliOptions),
  gzip: promisify(gzip),
}

/** Routes that stream text. On other routes the hooks of the plugin would only cost time. */
const streamRoutes = /^\/(assets|content|sitemap)\//
const mayHaveBody = ({ method }: RouteOptions) =>
  [method].flat().some((each) => each !== 'GET' && each !== 'HEAD')

const encodings = Object.keys(compressors)
/** Caches the choice for each `Accept-Encoding` header, because browsers send few different headers. */
const negotiator = new Negotiator({
  supportedValues: encodings,
  cache: new LRUCache<string, string>({ max: 100 }),
})

/** @returns the compressed bytes, or a promise of new compressed bytes; undefined for an unknown encoding */
function compressPayload(
  payload: string | Buffer,
  encoding: string,
): Buffer | Promise<Buffer> | undefined {
  const compressBytes = compressors[encoding]
  if (!Buffer.isBuffer(payload)) return compressBytes?.(Buffer.from(payload))
  const cachedForms = compressedForms(payload)
  const cachedForm = cachedForms?.get(encoding)
  if (cachedForm) return cachedForm
  if (!compressBytes || !cachedForms) return compressBytes?.(payload)
  const newForm = compressBytes(payload).then(inOwnMemory)
  cachedForms.set(encoding, newForm)
  newForm.then(
    (bytes) => cachedForms.set(encoding, bytes),
    () => cachedForms.delete(encoding),
  )
  return newForm
}

/** Registers the hooks that compress answers, and the plugin that compresses streams. */
export async function registerCompression(app: FastifyInstance): Promise<void> {
  app.addHook<unknown>('onSend', (request, reply, payload, done) => {
    const encoding = encodingFor(request, reply, payload)
    const result = encoding && compressPayload(payload as string | Buffer, encoding)
    if (!result) return done(null, payload)
    reply.removeHeader('content-length').headers({
      'content-encoding': encoding,
      vary: withEncoding(String(reply.getHeader('vary') ?? '')),
    })
    if (Buffer.isBuffer(result)) done(null, result)
    else result.then((bytes) => done(null, bytes), done)
  })
  app.addHook('onRoute', (route) => {
    if (!streamRoutes.test(route.url)) route.compress = false
    if (!mayHaveBody(route)) route.decompress = false
  })
  await app.register(compress, { brotliOptions, encodings: ['br', 'gzip'] })
}

/** @returns the encoding for an answer; undefined for an answer that the hook does not compress */
function encodingFor(
  { headers, method }: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): string | undefined {
  if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return undefined
  if (reply.hasHeader('content-encoding') || method === 'HEAD') return undefined
  const type = String(reply.getHeader('content-type') ?? '')
  if (Buffer.byteLength(payload) < minimumBytes || !compressibleTypes.test(type)) return undefined
  return acceptedEncoding(headers['accept-encoding'])
}

/** @returns the supported encoding that the client prefers; undefined for none */
export function acceptedEncoding(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined
  return negotiator.negotiate(String(header).toLowerCase()) ?? undefined
}

/** @returns the `Vary` header of an answer whose encoding depends on the request */
export const withEncoding = (vary: string) =>
  /accept-encoding/i.test(vary) ? vary : [vary, 'accept-encoding'].filter(Boolean).join(', ')
