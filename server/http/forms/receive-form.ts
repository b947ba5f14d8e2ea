/**
 * Receives the form of a call: its fields as text, and its files on the disk. The module checks each limit as early as
 * possible, and a rejected form leaves no file (security.md 55, 58 to 60, 63).
 */
import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, rm, statfs } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyRequest } from 'fastify'
import type { FormParts } from '../../../contract/endpoint.ts'
import { cleanName } from '../../../contract/names.ts'
import { forbiddenKeys } from '../../../contract/storable-input.ts'
import type { ReceivedFile } from '../../kernel/call-context.ts'
import { HttpError } from '../../kernel/http-error.ts'
import { noSpace } from '../../kernel/no-space.ts'
import { processName } from '../../kernel/process-name.ts'
import { allowBodyTime } from './body-times.ts'
import { type FilePart, readParts } from './multipart.ts'

export interface ReceivedForm {
  fields: Record<string, string>
  files: ReceivedFile[]
}

const fieldNameMaximum = 100
const fileNameMaximum = 100
/** Number of characters that are read from the end of a file name. */
const readNameLength = 1000

/**
 * Reads the fields of a form as text, stores its files, and passes both to `use`. Then deletes each file that `use` has
 * not moved.
 * @param folder the folder for the files
 * @param form the fields that may contain files, and the maximum bytes of a file
 * @returns the result of `use`
 * @throws {HttpError} 400, 413, 415 or 507, or an error of the file system or of `use`; the files are then deleted
 */
export async function withForm<Result>(
  request: FastifyRequest,
  folder: string,
  form: FormParts,
  use: (received: ReceivedForm) => Promise<Result>,
): Promise<Result> {
  const files: ReceivedFile[] = []
  try {
    const endBodyTime = allowBodyTime(request.raw)
    const fields = await receiveParts(request, folder, form, files).finally(endBodyTime)
    return await use({ fields, files })
  } finally {
    for (const { path } of files) if (path) await rm(path, { force: true })
  }
}

/** Adds each received file to `files`, so that the caller can delete it after an error. @returns the fields */
async function receiveParts(
  request: FastifyRequest,
  folder: string,
  form: FormParts,
  files: ReceivedFile[],
): Promise<Record<string, string>> {
  const fields = new Map<string, string>()
  for await (const part of readParts(request, form.bytes)) {
    const { name } = part
    assertFieldName(name)
    if ('text' in part) {
      if (fields.has(name)) throw new HttpError(400, 'repeated_field', `${name} appears twice`)
      fields.set(name, part.text)
    } else {
      if (!form.files.includes(name)) {
        throw new HttpError(400, 'unexpected_file', `${name} does not accept a file`)
      }
      files.push(await receiveFile(name, part, folder, form.bytes))
    }
  }
  return Object.fromEntries(fields)
}

function assertFieldName(name: string | undefined): asserts name is string {
  const isValid = name && Buffer.byteLength(name) <= fieldNameMaximum && !forbiddenKeys.has(name)
  if (!isValid) throw new HttpError(400, 'bad_field_name', 'A field has an invalid name')
}

async function receiveFile(
  field: string,
  { fileName, bytes, isTooLong }: FilePart,
  folder: string,
  largestBytes: number | undefined,
): Promise<ReceivedFile> {
  const savedFile = await saveIncoming(folder, bytes, largestBytes)
  const facts = { field, name: shownFileName(fileName), bytes: savedFile.bytes }
  if (!isTooLong()) return { ...facts, ...savedFile, isTooLarge: false }
  await rm(savedFile.path, { force: true })
  return { ...facts, path: '', hash: '', isTooLarge: true }
}

export interface IncomingFile {
  path: string
  bytes: number
  /** SHA-256, hexadecimal. */
  hash: string
}

/** Bytes that uploads leave free for the database, so that people can still sign in. */
const reservedBytes = 100_000_000

/**
 * Stores a file, and deletes an incomplete file.
 * @returns the path, the length and the hash of the file
 * @param largestBytes bytes of the largest file; the disk must have room for two copies, one of them in the store
 * @throws {HttpError} 507 on a nearly full disk; an error of the file system, for example on a full disk
 */
export async function saveIncoming(
  folder: string,
  bytes: AsyncIterable<Uint8Array>,
  largestBytes = 0,
): Promise<IncomingFile> {
  await mkdir(folder, { recursive: true })
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < reservedBytes + 2 * largestBytes) throw noSpace()
  const file = path.join(folder, `${processName}_${randomUUID()}`)
  const handle = await open(file, 'wx', 0o600)
  try {
    const hash = createHash('sha256')
    let count = 0
    for await (const piece of bytes) {
      hash.update(piece)
      count += piece.length
      await handle.appendFile(piece)
    }
    await handle.close()
    return { path: file, bytes: count, hash: hash.digest('hex') }
  } catch (error) {
    await handle.close().catch(() => {})
    await rm(file, { force: true })
    throw error
  }
}

function shownFileName(name: string | undefined): string {
  // The time to compose accents grows with the square of their number, so this function reads only the end.
  const end = (name ?? '').slice(-readNameLength)
  const lastPart = cleanName(end).split(/[/\\]/).at(-1) ?? ''
  return [...lastPart].slice(0, fileNameMaximum).join('').trim()
}
