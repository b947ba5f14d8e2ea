/**
 * Checks the boxes of an MP4 file and empties the boxes that describe the file, because phones store the location
 * there. Sizes stay unchanged, so that the positions of pictures and sound in the file stay valid.
 */
import type { FileHandle } from 'node:fs/promises'
import { fileError } from './file-error.ts'

/** The kinds of MP4 that browsers play. */
const brands = /^(?:isom|iso[2-9a-c]|mp4[12v]|avc1|M4V|dash|cmfc|MSNV)/
/** Boxes whose inner boxes are checked. */
const containers = new Set(['moov', 'trak', 'mdia'])
/** Boxes that describe the file (titles, devices, places), and free space, which may contain any data. */
const describingBoxes = new Set(['udta', 'meta', 'uuid', 'skip', 'free', 'wide'])
/** The kinds of tracks that are allowed: pictures, sound, texts and time codes. */
const trackKinds = new Set(['vide', 'soun', 'subt', 'text', 'sbtl', 'clcp', 'tmcd'])

const boxesMaximum = 10_000
const zeros = Buffer.alloc(65_536)

/** @throws {HttpError} 400 unless the file is a whole MP4 of an allowed brand, with allowed kinds of tracks */
export async function cleanMp4(file: FileHandle, size: number): Promise<void> {
  let count = 0
  const kinds = new Set<string>()

  async function walk(start: number, end: number): Promise<void> {
    for (let offset = start; offset < end; ) {
      count++
      if (count > boxesMaximum) throw fileError('bad_video')
      const { kind, length, content } = await readBox(file, offset, end)
      kinds.add(kind)
      if (kind === 'hdlr') await checkTrack(file, content)
      else if (containers.has(kind)) await walk(content, offset + length)
      else if (describingBoxes.has(kind)) await emptyBox(file, offset, content, offset + length)
      offset += length
    }
  }

  const start = (await bytesAt(file, 0, 12)).toString('latin1')
  if (start.slice(4, 8) !== 'ftyp' || !brands.test(start.slice(8))) throw fileError('bad_video')
  await walk(0, size)
  if (!kinds.has('moov')) throw fileError('video_cut_off')
  if (!kinds.has('mdat') || !kinds.has('hdlr')) throw fileError('bad_video')
}

async function readBox(file: FileHandle, offset: number, end: number) {
  const header = await bytesAt(file, offset, 8)
  const kind = header.toString('latin1', 4, 8)
  let length = header.readUInt32BE(0)
  let content = offset + 8
  if (length === 1) {
    length = Number((await bytesAt(file, content, 8)).readBigUInt64BE())
    content += 8
  } else if (length === 0) length = end - offset
  if (length < content - offset) throw fileError('bad_video')
  if (offset + length > end) throw fileError('video_cut_off')
  return { kind, length, content }
}

/** @throws {HttpError} 400 for a track of another kind, because cameras store their location in such tracks */
async function checkTrack(file: FileHandle, content: number): Promise<void> {
  const kind = (await bytesAt(file, content + 8, 4)).toString('latin1')
  if (!trackKinds.has(kind)) throw fileError('video_holds_places')
}

/** Turns a box into a `free` box of the same size, which players skip. */
async function emptyBox(file: FileHandle, at: number, content: number, end: number): Promise<void> {
  await file.write(Buffer.from('free'), 0, 4, at + 4)
  for (let offset = content; offset < end; offset += zeros.length) {
    await file.write(zeros, 0, Math.min(zeros.length, end - offset), offset)
  }
}

async function bytesAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), { position })
  if (bytesRead < length) throw fileError('video_cut_off')
  return buffer
}
