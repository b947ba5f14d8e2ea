/** Sends answers with an entity tag, which is derived from the values that an answer depends on. */
import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { clientHas, etagOf } from '../../kernel/caching/etag.ts'
import { badAddress } from '../addresses.ts'

/** @returns the address of the site, without a slash at the end @throws {HttpError} 400 without a host */
export function originOf(request: FastifyRequest, siteUrl: string | undefined): string {
  if (siteUrl) return siteUrl
  if (request.host === '') throw badAddress()
  return `${request.protocol}://${request.host}`
}

/**
 * Sends a text, or 304 if the client already has this text.
 * @param depends everything that the text depends on
 * @param make makes the text, only if the client needs it; the pieces of a generator are streamed
 */
export async function sendVersioned(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, depends }: { type: string; depends: readonly string[] },
  make: () => Promise<string | AsyncGenerator<string>>,
): Promise<FastifyReply> {
  const etag = etagOf(JSON.stringify(depends))
  reply.headers({ etag, 'cache-control': 'no-cache' })
  if (clientHas(request.headers['if-none-match'], etag)) return reply.code(304).send()
  const text = await make()
  reply.type(type)
  if (typeof text === 'string') return reply.send(text)
  // An answer to HEAD has no body, so no piece is made.
  return reply.send(Readable.from(request.method === 'HEAD' ? [] : text))
}
