/**
 * Sends cached bytes, in one write if their encoded form is short and ready. Node writes a text together with the head,
 * but a buffer after the head. The second write costs a fifth of a whole answer.
 */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { latin1Form } from '../kernel/caching/lasting-bytes.ts'
import { acceptedEncoding, minimumBytes, withEncoding } from './compression.ts'

/** Maximum length of a cached text, in bytes. Node allocates memory for a head and a text of more than 16 kB. */
const textMaximum = 14_000

/**
 * Sends the bytes with these headers, compressed if there are enough bytes and the client accepts a known encoding.
 * @param bytes the bytes, which `markLasting` has marked
 * @param headers the headers with names in lower case, without the headers of the encoding and the length
 */
export function sendCachedBytes(
  request: FastifyRequest,
  reply: FastifyReply,
  bytes: Buffer,
  headers: Record<string, string>,
): FastifyReply {
  const encoding = bytes.length < minimumBytes ? 'identity' : encodingOf(request)
  const body = encoding && request.method !== 'HEAD' && latin1Form(bytes, encoding)
  // Fastify answers HEAD and sends long texts. It also compresses the first answer in each encoding.
  if (!body || body.length > textMaximum) return reply.headers(headers).send(bytes)
  const allHeaders: Record<string, unknown> = reply.getHeaders()
  for (const name in headers) allHeaders[name] = headers[name]
  if (encoding !== 'identity') {
    allHeaders['content-encoding'] = encoding
    allHeaders.vary = withEncoding(headers.vary ?? '')
  }
  allHeaders['content-length'] = String(body.length)
  // Before `hijack`, an error of the head still reaches the error handler.
  reply.raw.writeHead(reply.statusCode, allHeaders as Record<string, string>)
  reply.hijack().raw.end(body, 'latin1')
  return reply
}

const encodingOf = ({ headers }: FastifyRequest) => acceptedEncoding(headers['accept-encoding'])
