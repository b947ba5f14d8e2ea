/** Checks an uploaded file for the school's pages, removes metadata of pictures and videos, and stores the file. */
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, readFile } from 'node:fs/promises'
import { drawingBytesMaximum, siteFileBytes } from '../../../contract/limits.ts'
import type { ReceivedFile } from '../../kernel/call-context.ts'
import { UnsupportedImage, uploadFormats, withDecoded } from '../decoding/decode.ts'
import { fromPixels } from '../renditions.ts'
import type { Store } from '../store/store.ts'
import { checkDrawing } from './check-drawing.ts'
import { cleanMp4 } from './clean-mp4.ts'
import { cleanWebm } from './clean-webm.ts'
import { fileError } from './file-error.ts'
import { type SchoolFileEnding, schoolFileKey, schoolFileName } from './names.ts'

export type SchoolFileUse = keyof typeof siteFileBytes

export interface StoredSchoolFile {
  /** The name by which content refers to the file. */
  name: string
  /** In pixels; for a drawing, scaled so that the longer side is 4000. Absent for videos and captions. */
  width?: number
  height?: number
}

/**
 * Stores a file under its own hash, so that a repeated upload stores no second file.
 * @returns the name of the file, and the size of a picture or map
 * @throws {HttpError} 400 or 413; no file is stored then
 */
export async function storeSchoolFile(
  store: Store,
  use: SchoolFileUse,
  file: Pick<ReceivedFile, 'path' | 'bytes' | 'isTooLarge'>,
): Promise<StoredSchoolFile> {
  if (file.isTooLarge || file.bytes > siteFileBytes[use]) throw fileError('file_too_large')
  switch (use) {
    case 'poster':
      return storeSchoolPicture(store, file.path)
    case 'map':
      return (await isDrawing(file.path))
        ? storeDrawing(store, file)
        : storeSchoolPicture(store, file.path)
    case 'video':
      return storeVideo(store, file)
    case 'captions':
      return storeCaptions(store, file.path)
  }
}

async function storeSchoolPicture(store: Store, path: string): Promise<StoredSchoolFile> {
  try {
    const { bytes, width, height } = await withDecoded({ file: path }, uploadFormats, encodeWebp)
    return { name: await storeBytes(store, bytes, 'webp'), width, height }
  } catch (error) {
    throw error instanceof UnsupportedImage ? fileError('bad_picture') : error
  }
}

async function encodeWebp(image: Parameters<typeof fromPixels>[0]) {
  const bytes = await fromPixels(image).webp({ quality: 82, smartSubsample: true }).toBuffer()
  return { bytes, width: image.width, height: image.height }
}

async function storeDrawing(
  store: Store,
  { path, bytes }: { path: string; bytes: number },
): Promise<StoredSchoolFile> {
  if (bytes > drawingBytesMaximum) throw fileError('file_too_large')
  const drawing = await readFile(path)
  const size = checkDrawing(drawing)
  return { name: await storeBytes(store, drawing, 'svg'), ...size }
}

async function storeVideo(
  store: Store,
  { path, bytes }: { path: string; bytes: number },
): Promise<StoredSchoolFile> {
  const file = await open(path, 'r+')
  let ending: SchoolFileEnding
  try {
    const start = await beginningOf(path)
    ending = start.startsWith('\x1a\x45\xdf\xa3') ? 'webm' : 'mp4'
    await (ending === 'webm' ? cleanWebm : cleanMp4)(file, bytes)
  } finally {
    await file.close()
  }
  const hash = createHash('sha256')
  for await (const piece of createReadStream(path)) hash.update(piece)
  const name = schoolFileName(hash.digest('hex'), ending)
  await store.putFile(keyOf(name), path)
  return { name }
}

async function storeCaptions(store: Store, path: string): Promise<StoredSchoolFile> {
  const bytes = await readFile(path)
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw fileError('bad_captions')
  }
  const isCaptions = /^WEBVTT(?:[ \t][^\r\n]*)?(?:\r?\n|\r)/.test(text) && text.includes('-->')
  if (!isCaptions || text.includes('\0')) throw fileError('bad_captions')
  return { name: await storeBytes(store, bytes, 'vtt') }
}

async function storeBytes(
  store: Store,
  bytes: Uint8Array,
  ending: SchoolFileEnding,
): Promise<string> {
  const name = schoolFileName(createHash('sha256').update(bytes).digest('hex'), ending)
  await store.put(keyOf(name), bytes)
  return name
}

function keyOf(name: string): string {
  const key = schoolFileKey(name)
  if (!key) throw new Error(`${name} is not the name of an uploaded file`)
  return key
}

/** @returns whether a file begins with a tag; every picture begins with other bytes */
async function isDrawing(path: string): Promise<boolean> {
  return /^(?:\xef\xbb\xbf)?\s*</.test(await beginningOf(path))
}

async function beginningOf(path: string): Promise<string> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(100), { position: 0 })
    return buffer.toString('latin1', 0, bytesRead)
  } finally {
    await file.close()
  }
}
