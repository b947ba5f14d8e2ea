/**
 * Sends cached bytes, in one write if their form is short. Otherwise Node writes the body after the head, and the
 * second write costs a fifth of a whole answer.
 */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { minimumBytes } from '../kernel/caching/encodings.ts'
import type { Form, LastingBytes } from '../kernel/caching/lasting-bytes.ts'
import { acceptedEncoding, withEncoding } from './compression.ts'

/**
 * Sends the bytes with these headers, compressed if there are enough bytes and the client accepts a known encoding.
 * @param headers the headers with names in lower case, without the headers of the encoding and the length
 */
export function sendCachedBytes(
  request: FastifyRequest,
  reply: FastifyReply,
  bytes: LastingBytes,
  headers: Record<string, string>,
): FastifyReply | Promise<FastifyReply> {
  if (request.method === 'HEAD') return writeAtOnce(reply, '', bytes.length, headers)
  const encoding =
    bytes.length < minimumBytes ? undefined : acceptedEncoding(request.headers['accept-encoding'])
  const form = encoding ? bytes.compressed(encoding) : bytes.original()
  const allHeaders = encoding
    ? { ...headers, 'content-encoding': encoding, vary: withEncoding(headers.vary ?? '') }
    : headers
  return form instanceof Promise
    ? form.then((readyForm) => sendForm(reply, readyForm, allHeaders))
    : sendForm(reply, form, allHeaders)
}

function sendForm(reply: FastifyReply, form: Form, headers: Record<string, string>): FastifyReply {
  if (typeof form !== 'string') return reply.headers(headers).send(form)
  return writeAtOnce(reply, form, form.length, headers)
}

function writeAtOnce(
  reply: FastifyReply,
  latin1: string,
  length: number,
  headers: Record<string, string>,
): FastifyReply {
  const allHeaders: Record<string, unknown> = reply.getHeaders()
  for (const name in headers) allHeaders[name] = headers[name]
  allHeaders['content-length'] = String(length)
  // Before `hijack`, an error of the head still reaches the error handler.
  reply.raw.writeHead(reply.statusCode, allHeaders as Record<string, string>)
  reply.hijack().raw.end(latin1, 'latin1')
  return reply
}
