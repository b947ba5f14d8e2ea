/**
 * Reads the parts of a multipart body one after another, within limits. An error in the body becomes an `HttpError`.
 * The module discards all bytes after the error, and does not parse them.
 */
import { addAbortSignal } from 'node:stream'
import type { FastifyMultipartBaseOptions, Multipart, MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { fileBytesMaximum, filesMaximum } from '../../../contract/limits.ts'
import { HttpError } from '../../kernel/http-error.ts'

const fieldsMaximum = 40
const fieldBytesMaximum = 200_000
/** Twice the acceptable size, because the parser skips the bytes of a file that is too large, up to this limit. */
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

export interface FieldPart {
  name: string | undefined
  text: string
}

/** A part that contains a file. The caller can read its bytes once, before the next part. */
export interface FilePart {
  name: string | undefined
  /** The untrusted name of the file, as the client wrote it. */
  fileName: string | undefined
  bytes: AsyncIterable<Uint8Array>
  /** Valid after the bytes are read. @returns whether the file is longer than the limit, and therefore incomplete */
  isTooLong(): boolean
}

/**
 * Yields the parts in the order of the body.
 * @param singleFileBytes maximum bytes of the file, for a form that accepts a single, larger file
 * @throws {HttpError} 400, 413 or 415
 */
export async function* readParts(
  request: FastifyRequest,
  singleFileBytes?: number,
): AsyncGenerator<FieldPart | FilePart, void> {
  if (!request.isMultipart()) {
    throw new HttpError(415, 'unsupported_media_type', 'This call accepts only multipart/form-data')
  }
  const { raw } = request
  const bodyMaximum = Math.max(bodyBytesMaximum, 2 * (singleFileBytes ?? 0))
  const formTooLarge = () =>
    new HttpError(413, 'form_too_large', `A form may have at most ${bodyMaximum} bytes`)
  if (Number(raw.headers['content-length']) > bodyMaximum) throw formTooLarge()
  const abort = new AbortController()
  const abortFailure = new Promise<never>((_, reject) => {
    abort.signal.addEventListener('abort', () => reject(abort.signal.reason))
  })
  let bytes = 0
  const countBytes = (piece: Uint8Array) => {
    bytes += piece.length
    if (bytes > bodyMaximum) abort.abort(formTooLarge())
  }
  try {
    const parts = request.parts(
      singleFileBytes
        ? { limits: { ...multipartOptions.limits, files: 1, fileSize: singleFileBytes } }
        : {},
    )
    let nextPart = parts.next()
    // The parser must read the whole body. This line comes after the call of the parser, because a listener starts the
    // flow of the body.
    raw.on('data', countBytes)
    for (;;) {
      const { value: part, done } = await Promise.race([nextPart, abortFailure]).catch(
        throwAsHttpError,
      )
      if (done) return
      if (part.type === 'file') {
        // When the body becomes too large, the signal ends the stream of the file.
        addAbortSignal(abort.signal, part.file)
        yield filePartOf(part)
      } else {
        yield { name: part.fieldname, text: textOf(part) }
      }
      nextPart = parts.next()
    }
  } finally {
    raw.off('data', countBytes)
    raw.unpipe()
    raw.resume()
  }
}

const filePartOf = ({ fieldname, filename, file }: MultipartFile): FilePart => ({
  name: fieldname,
  fileName: filename,
  bytes: contentOf(file),
  isTooLong: () => file.truncated,
})

async function* contentOf(file: MultipartFile['file']): AsyncGenerator<Uint8Array> {
  try {
    yield* file
  } catch (error) {
    throwAsHttpError(error)
  }
}

/** @returns the text of a field @throws {HttpError} 413 for a field that is too long */
function textOf(part: Exclude<Multipart, MultipartFile>): string {
  if (part.valueTruncated) {
    const message = `${part.fieldname} is longer than ${fieldBytesMaximum} bytes`
    throw new HttpError(413, 'field_too_large', message)
  }
  // The parser decodes fields of the type application/json, but the calls expect text.
  return typeof part.value === 'string' ? part.value : JSON.stringify(part.value)
}

function throwAsHttpError(error: unknown): never {
  throw httpErrorOf(error)
}

function httpErrorOf(error: unknown): HttpError {
  if (error instanceof HttpError) return error
  const { code, cause } = error as { code?: string; cause?: unknown }
  if (cause instanceof HttpError) return cause
  switch (code) {
    case 'FST_FILES_LIMIT':
      return new HttpError(413, 'too_many_files', 'The form has too many files')
    case 'FST_FIELDS_LIMIT':
      return new HttpError(413, 'too_many_fields', `At most ${fieldsMaximum} fields`)
    case 'FST_PARTS_LIMIT':
      return new HttpError(413, 'too_many_fields', 'The form has too many fields and files')
    case 'FST_PROTO_VIOLATION':
      return new HttpError(400, 'bad_field_name', 'A field has an invalid name')
    default:
      return new HttpError(400, 'unreadable_form', 'The form is malformed or incomplete')
  }
}
