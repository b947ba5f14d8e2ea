/**
 * Forms as the calls get them: fields as text, files on disk. What is refused is refused as soon as it
 * shows, and leaves no file behind (security.md 55, 58 to 60, 63).
 */
import { rm } from 'node:fs/promises'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { refusedKeys } from '../../../contract/incoming.ts'
import { cleanName } from '../../../contract/names.ts'
import type { ReceivedFile } from '../../kernel/exchange.ts'
import { HttpError } from '../../kernel/http-error.ts'
import { allowBodyTime, limitBodyTime } from './body-times.ts'
import { saveIncoming } from './incoming.ts'
import { contentOf, partsOf, textOf } from './multipart.ts'

export interface ReceivedForm {
  fields: Record<string, string>
  files: ReceivedFile[]
  /** Removes what is left of the files. */
  discard(): Promise<void>
}

const fieldNameMaximum = 100
const fileNameMaximum = 100
/** Characters of a file's name that are looked at. */
const fileNameRead = 1000

/**
 * @param folder where files are put
 * @param fileFields the only fields that may carry files
 * @throws {HttpError} 400, 413 or 415; nothing is kept then, nor where the disk is full.
 */
export async function receiveForm(
  request: FastifyRequest,
  folder: string,
  fileFields: readonly string[],
): Promise<ReceivedForm> {
  const fields = new Map<string, string>()
  const files: ReceivedFile[] = []
  const discard = async () => {
    for (const { path } of files) if (path) await rm(path, { force: true })
  }
  allowBodyTime(request.raw)
  try {
    for await (const part of partsOf(request)) {
      const name = part.fieldname
      assertFieldName(name)
      if (part.type === 'file') {
        if (!fileFields.includes(name)) {
          throw new HttpError(400, 'unexpected_file', `${name} takes no file`)
        }
        files.push(await receiveFile(part, folder))
      } else {
        if (fields.has(name)) throw new HttpError(400, 'repeated_field', `${name} is given twice`)
        fields.set(name, textOf(part))
      }
    }
    return { fields: Object.fromEntries(fields), files, discard }
  } catch (error) {
    await discard()
    throw error
  } finally {
    limitBodyTime(request.raw)
  }
}

function assertFieldName(name: string | undefined): void {
  const good = name && Buffer.byteLength(name) <= fieldNameMaximum && !refusedKeys.has(name)
  if (!good) throw new HttpError(400, 'bad_field_name', 'A field has a name that cannot be')
}

async function receiveFile(part: MultipartFile, folder: string): Promise<ReceivedFile> {
  const saved = await saveIncoming(folder, contentOf(part))
  const known = { field: part.fieldname, name: shownFileName(part.filename), bytes: saved.bytes }
  if (!part.file.truncated) return { ...known, ...saved, tooLarge: false }
  await rm(saved.path, { force: true })
  return { ...known, path: '', hash: '', tooLarge: true }
}

function shownFileName(name: string | undefined): string {
  // Composing a long run of accents takes the square of its length.
  const end = (name ?? '').slice(-fileNameRead)
  const last = cleanName(end).split(/[/\\]/).at(-1) ?? ''
  return [...last].slice(0, fileNameMaximum).join('').trim()
}
