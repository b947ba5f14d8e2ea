/**
 * `/content/…`: the pictures, maps, videos and captions that the school's words name, and no other file of
 * the folder, nor one outside it by way of a link. A video is sent by ranges, so that one can jump in it.
 */
import { once } from 'node:events'
import { fstatSync, ReadStream } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Content } from '../content/site-content.ts'
import { fileWithin, isWithin } from '../content/within.ts'
import { drawingPolicy } from './security-headers.ts'

export async function registerContentFiles(
  app: FastifyInstance,
  content: Pick<Content, 'folder' | 'names'>,
): Promise<void> {
  await app.register(async (files) => {
    // Between being looked at and being opened a file may have become a link.
    files.addHook('onSend', async (_request, _reply, payload) => {
      if (!(payload instanceof ReadStream)) return payload
      if (payload.pending) await once(payload, 'open')
      const name = path.relative(content.folder, String(payload.path))
      const open = fstatSync((payload as ReadStream & { fd: number }).fd)
      if (isWithin(content.folder, name, open)) return payload
      payload.destroy()
      throw Object.assign(new Error(`${name} changed`), { code: 'FST_STATIC_FORBIDDEN_PATH' })
    })
    await files.register(fastifyStatic, {
      root: content.folder,
      prefix: '/content/',
      decorateReply: false,
      index: false,
      allowedPath(name) {
        const file = name.replace(/^\//, '')
        return content.names(file) && fileWithin(content.folder, file) !== undefined
      },
      // A school may replace a file under its name: it is asked for again, and answered by its ETag.
      cacheControl: false,
      setHeaders: (reply, file) => {
        reply.header('cache-control', 'no-cache')
        if (file.endsWith('.svg')) reply.header('content-security-policy', drawingPolicy)
      },
    })
  })
}
