/**
 * Answers that are there are compressed whole before their first byte leaves, and say how long they are:
 * a process that dies then leaves nobody with half of one. What comes in a stream is compressed on its way.
 */
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

/** Level 5 of brotli costs about what gzip does and saves a tenth more. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
const compressible = /^text\/|\/json|\/xml|\+json|\+xml|javascript/
/** Bytes below which it is not worth it. */
const least = 1024

const packers: Record<string, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, brotliOptions),
  gzip: promisify(gzip),
}

export async function registerCompression(app: FastifyInstance): Promise<void> {
  app.addHook<unknown>('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload
    const type = String(reply.getHeader('content-type') ?? '')
    if (Buffer.byteLength(payload) < least || !compressible.test(type)) return payload
    if (reply.hasHeader('content-encoding') || request.method === 'HEAD') return payload
    const accepted = acceptedBy(request.headers['accept-encoding'])
    const encoding = Object.keys(packers).find((name) => accepted(name))
    const pack = encoding && packers[encoding]
    if (!pack) return payload
    reply.removeHeader('content-length').headers({
      'content-encoding': encoding,
      vary: withEncoding(String(reply.getHeader('vary') ?? '')),
    })
    return pack(Buffer.from(payload))
  })
  await app.register(compress, { brotliOptions, encodings: ['br', 'gzip'] })
}

/** `gzip;q=0` is a refusal, `*` is anything. */
function acceptedBy(header: string | string[] | undefined): (encoding: string) => boolean {
  const wishes = String(header ?? '')
    .split(',')
    .map((wish) =>
      wish
        .trim()
        .toLowerCase()
        .split(/\s*;\s*q=/),
    )
  return (encoding) => {
    const wish = wishes.find(([name]) => name === encoding) ?? wishes.find(([name]) => name === '*')
    return wish !== undefined && Number(wish[1] ?? 1) > 0
  }
}

const withEncoding = (vary: string) =>
  /accept-encoding/i.test(vary) ? vary : [vary, 'accept-encoding'].filter(Boolean).join(', ')
