/**
 * Compresses complete answers before the server sends their first byte. From the content length, a client recognises
 * that a killed process sent only a part. The server compresses a stream while it sends the stream.
 */
import { Negotiator } from '@fastify/accept-negotiator'
import compress from '@fastify/compress'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { LRUCache } from 'lru-cache'
import {
  brotliOptions,
  type Encoding,
  encodings,
  minimumBytes,
} from '../kernel/caching/encodings.ts'

const compressibleTypes = /^text\/|\/json|\/xml|\+json|\+xml|javascript/

/** Routes that stream text. On other routes the hooks of the plugin would only cost time. */
const streamRoutes = /^\/(assets|content|sitemap)\//
const mayHaveBody = ({ method }: RouteOptions) =>
  [method].flat().some((each) => each !== 'GET' && each !== 'HEAD')

/** Caches the choice for each `Accept-Encoding` header, because browsers send few different headers. */
const negotiator = new Negotiator({
  supportedValues: Object.keys(encodings),
  cache: new LRUCache<string, string>({ max: 100 }),
})

/** Registers the hooks that compress answers, and the plugin that compresses streams. */
export async function registerCompression(app: FastifyInstance): Promise<void> {
  app.addHook<unknown>('onSend', (request, reply, payload, done) => {
    const encoding = encodingFor(request, reply, payload)
    if (!encoding) return done(null, payload)
    reply.removeHeader('content-length').headers({
      'content-encoding': encoding,
      vary: withEncoding(String(reply.getHeader('vary') ?? '')),
    })
    const bytes = Buffer.isBuffer(payload) ? payload : Buffer.from(payload as string)
    encodings[encoding].compress(bytes).then((compressed) => done(null, compressed), done)
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
): Encoding | undefined {
  if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return undefined
  if (reply.hasHeader('content-encoding') || method === 'HEAD') return undefined
  const type = String(reply.getHeader('content-type') ?? '')
  if (Buffer.byteLength(payload) < minimumBytes || !compressibleTypes.test(type)) return undefined
  return acceptedEncoding(headers['accept-encoding'])
}

/** @returns the supported encoding that the client prefers; undefined for none */
export function acceptedEncoding(header: string | string[] | undefined): Encoding | undefined {
  if (header === undefined) return undefined
  const encoding = negotiator.negotiate(String(header).toLowerCase())
  return encoding ? (encoding as Encoding) : undefined
}

/** @returns the `Vary` header of an answer whose encoding depends on the request */
export const withEncoding = (vary: string) =>
  /accept-encoding/i.test(vary) ? vary : [vary, 'accept-encoding'].filter(Boolean).join(', ')
