/**
 * Receives the form of a call. Each limit is checked as early as possible, and a rejected form leaves no file
 * (security.md 55, 58 to 60, 63).
 */
import { rm } from 'node:fs/promises'
import type { FastifyRequest } from 'fastify'
import type { FormParts } from '../../../contract/endpoint.ts'
import { cleanName } from '../../../contract/names.ts'
import { forbiddenKeys } from '../../../contract/storable-input.ts'
import type { ReceivedFile } from '../../kernel/exchange.ts'
import { HttpError } from '../../kernel/http-error.ts'
import { allowBodyTime, limitBodyTime } from './body-times.ts'
import { saveIncoming } from './incoming.ts'
import { type FilePart, readParts } from './multipart.ts'

export interface ReceivedForm {
  fields: Record<string, string>
  files: ReceivedFile[]
  /** Deletes the files that no call has moved. */
  discard(): Promise<void>
}

const fieldNameMaximum = 100
const fileNameMaximum = 100
/** Number of last characters of a file name that are read. */
const fileNameRead = 1000

/**
 * Reads the fields of a form as text and stores its files.
 * @param folder the folder for the files
 * @param form the only fields that may carry files, and the bytes of a larger file
 * @throws {HttpError} 400, 413, 415 or 507; no file remains then
 */
export async function receiveForm(
  request: FastifyRequest,
  folder: string,
  form: FormParts,
): Promise<ReceivedForm> {
  const fields = new Map<string, string>()
  const files: ReceivedFile[] = []
  const discard = async () => {
    for (const { path } of files) if (path) await rm(path, { force: true })
  }
  allowBodyTime(request.raw)
  try {
    await readParts(
      request,
      {
        field(name, text) {
          assertFieldName(name)
          if (fields.has(name)) throw new HttpError(400, 'repeated_field', `${name} appears twice`)
          fields.set(name, text)
        },
        async file(part) {
          const { field } = part
          assertFieldName(field)
          if (!form.files.includes(field)) {
            throw new HttpError(400, 'unexpected_file', `${field} does not accept a file`)
          }
          files.push(await receiveFile(field, part, folder, form.bytes))
        },
      },
      form.bytes,
    )
    return { fields: Object.fromEntries(fields), files, discard }
  } catch (error) {
    await discard()
    throw error
  } finally {
    limitBodyTime(request.raw)
  }
}

function assertFieldName(name: string | undefined): asserts name is string {
  const good = name && Buffer.byteLength(name) <= fieldNameMaximum && !forbiddenKeys.has(name)
  if (!good) throw new HttpError(400, 'bad_field_name', 'A field has an invalid name')
}

async function receiveFile(
  field: string,
  { fileName, bytes, isTooLong }: FilePart,
  folder: string,
  largest: number | undefined,
): Promise<ReceivedFile> {
  const saved = await saveIncoming(folder, bytes, largest)
  const known = { field, name: shownFileName(fileName), bytes: saved.bytes }
  if (!isTooLong()) return { ...known, ...saved, tooLarge: false }
  await rm(saved.path, { force: true })
  return { ...known, path: '', hash: '', tooLarge: true }
}

function shownFileName(name: string | undefined): string {
  // The time to compose accents grows with the square of their number, so only the end is read.
  const end = (name ?? '').slice(-fileNameRead)
  const last = cleanName(end).split(/[/\\]/).at(-1) ?? ''
  return [...last].slice(0, fileNameMaximum).join('').trim()
}
