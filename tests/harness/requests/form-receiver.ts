/** Opens a server that only receives forms, and makes parts of hostile forms. */
import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Readable } from 'node:stream'
import multipart from '@fastify/multipart'
import Fastify from 'fastify'
import { registerErrors } from '../../../server/http/errors.ts'
import { multipartOptions } from '../../../server/http/forms/multipart.ts'
import { withForm } from '../../../server/http/forms/receive-form.ts'
import type { ReceivedFile } from '../../../server/kernel/call-context.ts'

export type FormReceiver = Awaited<ReturnType<typeof openFormReceiver>>

/** Accepts files in the fields `files` and `art`, and answers with the received fields and files. */
export async function openFormReceiver() {
  const folder = await mkdtemp(path.join(tmpdir(), 'huaniao-forms-'))
  const incoming = path.join(folder, 'incoming')
  const app = Fastify()
  registerErrors(app)
  app.register(async (forms) => {
    forms.removeAllContentTypeParsers()
    await forms.register(multipart, multipartOptions)
    forms.post('/', (request) =>
      withForm(request, incoming, { files: ['files', 'art'] }, async ({ fields, files }) => ({
        fields,
        files: await Promise.all(files.map(withDigest)),
      })),
    )
  })
  return {
    app,
    incoming,
    /** @returns the temporary files that remain */
    remainingFiles: () => readdir(incoming).catch(() => []),
    send: (payload: Buffer | string | Readable, type = 'multipart/form-data; boundary=x') =>
      app.inject({ method: 'POST', url: '/', payload, headers: { 'content-type': type } }),
    async close() {
      await app.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Adds the hash of the temporary file to the data that a handler receives. */
async function withDigest({ path: temporaryPath, ...file }: ReceivedFile) {
  const digest = temporaryPath && sha256(await readFile(temporaryPath))
  return { ...file, digest }
}

export const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** Makes a part of a form with the boundary `x`. */
export const fieldPart = (name: string, value: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
export const filePart = (name: string, content: string, fileName = 'a.jpg') =>
  `--x\r\nContent-Disposition: form-data; name="${name}"; filename="${fileName}"\r\n\r\n${content}\r\n`
export const formEnd = '--x--\r\n'
