/**
 * The parts of a multipart body, one after the other. Whatever is wrong with the body is told as a
 * refusal, and what remains of it then flows away unread.
 */
import { addAbortSignal } from 'node:stream'
import type { FastifyMultipartBaseOptions, Multipart, MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { fileBytesMaximum, filesMaximum } from '../../../contract/limits.ts'
import { HttpError } from '../../kernel/http-error.ts'

const fieldsMaximum = 40
const fieldBytesMaximum = 200_000
/** Twice what may be kept: a file too large is passed over, but not without end. */
const bodyBytesMaximum = 2 * (filesMaximum * fileBytesMaximum + fieldsMaximum * fieldBytesMaximum)

export const multipartOptions: FastifyMultipartBaseOptions = {
  throwFileSizeLimit: false,
  limits: {
    files: filesMaximum,
    fileSize: fileBytesMaximum,
    fields: fieldsMaximum,
    fieldSize: fieldBytesMaximum,
    parts: filesMaximum + fieldsMaximum,
    headerPairs: 10,
  },
}

/** @throws {HttpError} 400, 413 or 415. */
export async function* partsOf(request: FastifyRequest): AsyncGenerator<Multipart> {
  if (!request.isMultipart()) {
    throw new HttpError(415, 'unsupported_media_type', 'This call takes multipart/form-data')
  }
  const { raw } = request
  if (Number(raw.headers['content-length']) > bodyBytesMaximum) throw tooLarge()
  const abort = new AbortController()
  const refused = new Promise<never>((_, reject) => {
    abort.signal.addEventListener('abort', () => reject(abort.signal.reason))
  })
  let bytes = 0
  const count = (piece: Uint8Array) => {
    bytes += piece.length
    if (bytes > bodyBytesMaximum) abort.abort(tooLarge())
  }
  try {
    const parts = request.parts()
    let next = parts.next()
    // Not earlier: a listener makes the body flow, and by now there is a reader.
    raw.on('data', count)
    for (;;) {
      const { value, done } = await Promise.race([next, refused])
      if (done) return
      // Its reader must learn of it too.
      if (value.type === 'file') addAbortSignal(abort.signal, value.file)
      yield value
      next = parts.next()
    }
  } catch (error) {
    throw httpErrorOf(error)
  } finally {
    raw.off('data', count)
    raw.unpipe()
    raw.resume()
  }
}

/** @throws {HttpError} 400 or 413. */
export async function* contentOf({ file }: MultipartFile): AsyncGenerator<Uint8Array> {
  try {
    yield* file
  } catch (error) {
    throw httpErrorOf(error)
  }
}

/** @throws {HttpError} 413. */
export function textOf(part: Exclude<Multipart, MultipartFile>): string {
  if (part.valueTruncated) {
    const message = `${part.fieldname} is longer than ${fieldBytesMaximum} bytes`
    throw new HttpError(413, 'field_too_large', message)
  }
  // The multipart parser has parsed a field of type application/json; the calls take its text.
  return typeof part.value === 'string' ? part.value : JSON.stringify(part.value)
}

function httpErrorOf(error: unknown): HttpError {
  if (error instanceof HttpError) return error
  const { code, cause } = error as { code?: string; cause?: unknown }
  if (cause instanceof HttpError) return cause
  switch (code) {
    case 'FST_FILES_LIMIT':
      return new HttpError(413, 'too_many_files', `No more than ${filesMaximum} files at once`)
    case 'FST_FIELDS_LIMIT':
    case 'FST_PARTS_LIMIT':
      return new HttpError(413, 'too_many_fields', `No more than ${fieldsMaximum} fields at once`)
    case 'FST_PROTO_VIOLATION':
      return new HttpError(400, 'bad_field_name', 'A field has a name that cannot be')
    default:
      return new HttpError(400, 'unreadable_form', 'The form is malformed or was cut short')
  }
}

const tooLarge = () =>
  new HttpError(413, 'form_too_large', `A form may hold ${bodyBytesMaximum} bytes at the most`)
