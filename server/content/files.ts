/**
 * `/content/…`: the pictures, maps, videos and captions that the school's words name, and no other file of
 * the folder. A video is sent by ranges, so that one can jump in it.
 */
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { drawingPolicy } from '../http/security-headers.ts'
import type { Content } from './site-content.ts'

export async function registerContentFiles(
  app: FastifyInstance,
  content: Pick<Content, 'folder' | 'names'>,
): Promise<void> {
  await app.register(fastifyStatic, {
    root: content.folder,
    prefix: '/content/',
    decorateReply: false,
    index: false,
    allowedPath: (name) => content.names(name.replace(/^\//, '')),
    // A school may replace a file under its name: it is asked for again, and answered by its ETag.
    cacheControl: false,
    setHeaders: (reply, file) => {
      reply.header('cache-control', 'no-cache')
      if (file.endsWith('.svg')) reply.header('content-security-policy', drawingPolicy)
    },
  })
}
