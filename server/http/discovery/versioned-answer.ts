/** Sends answers with an entity tag, which is a digest of the values on which the answer depends. */
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
 * @param dependencies all values on which the text depends
 * @param makeText the function that makes the text if the client needs it; the server streams a generator
 */
export async function sendVersioned(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, dependencies }: { type: string; dependencies: readonly string[] },
  makeText: () => Promise<string | AsyncGenerator<string>>,
): Promise<FastifyReply> {
  const etag = etagOf(JSON.stringify(dependencies))
  reply.headers({ etag, 'cache-control': 'no-cache' })
  if (clientHas(request.headers['if-none-match'], etag)) return reply.code(304).send()
  const text = await makeText()
  reply.type(type)
  if (typeof text === 'string') return reply.send(text)
  // An answer to HEAD has no body, so it needs no piece of the generator.
  return reply.send(Readable.from(request.method === 'HEAD' ? [] : text))
}
