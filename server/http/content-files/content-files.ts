/**
 * Serves below `/content/` only the posters, maps, videos and captions that the content names. The server follows no
 * links to files outside the folder, and supports ranges, so that readers can seek in videos.
 */
import { once } from 'node:events'
import { fstatSync, ReadStream } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { fileInFolder, isFileInFolder } from '../../content/files-in-folder.ts'
import type { Content } from '../../content/site-content.ts'
import { drawingPolicy } from '../security-headers.ts'

export async function registerContentFiles(
  app: FastifyInstance,
  content: Pick<Content, 'folder' | 'names'>,
): Promise<void> {
  await app.register(async (files) => {
    // A file may become a link between the check and the opening, so this hook checks the open file again.
    files.addHook('onSend', async (_request, _reply, payload) => {
      if (!(payload instanceof ReadStream)) return payload
      if (payload.pending) await once(payload, 'open')
      const name = path.relative(content.folder, String(payload.path))
      const openStats = fstatSync((payload as ReadStream & { fd: number }).fd)
      if (isFileInFolder(content.folder, name, openStats)) return payload
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
        return content.names(file) && fileInFolder(content.folder, file) !== undefined
      },
      // A school may replace a file under the same name, so browsers revalidate the file by its entity tag.
      cacheControl: false,
      setHeaders: (reply, file) => {
        reply.header('cache-control', 'no-cache')
        if (file.endsWith('.svg')) reply.header('content-security-policy', drawingPolicy)
      },
    })
  })
}
