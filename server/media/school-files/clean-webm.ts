/** Checks the elements of a WebM file, and empties its tags, its attachments, and its title, date and file names. */
import type { FileHandle } from 'node:fs/promises'
import { fileError } from './file-error.ts'

const ids = {
  header: 0x1a45dfa3,
  docType: 0x4282,
  segment: 0x18538067,
  cluster: 0x1f43b675,
  tracks: 0x1654ae6b,
  info: 0x1549a966,
  tags: 0x1254c367,
  attachments: 0x1941a469,
}
/** Elements of the info that describe the recording: title, date, and the names of this file and of its neighbours. */
const descriptions: ReadonlySet<number> = new Set([0x7ba9, 0x4461, 0x7384, 0x3c83ab, 0x3e83bb])

const elementsMaximum = 1_000_000
/** The info of a recording has about ten elements. */
const infoElementsMaximum = 1000
/** Maximum bytes of the id and the length of an element. */
const prefixMaximum = 12
const zeros = Buffer.alloc(65_536)

/** @throws {HttpError} 400 unless the file is a whole WebM */
export async function cleanWebm(file: FileHandle, size: number): Promise<void> {
  const header = await readElement(file, 0, size)
  const isHeader = header.id === ids.header && header.length !== undefined && header.length < 1000
  if (!isHeader || !(await isWebm(file, header))) throw fileError('bad_video')
  const foundIds = new Set<number>()
  let at = header.content + (header.length ?? 0)
  for (let count = 0; at < size; count++) {
    if (count > elementsMaximum) throw fileError('bad_video')
    const { id, content, length } = await readElement(file, at, size)
    foundIds.add(id)
    // Recorders may write a segment and its clusters with an unknown length.
    const isEntered = id === ids.segment || length === undefined
    if (isEntered && id !== ids.segment && id !== ids.cluster) throw fileError('bad_video')
    const end = isEntered ? content : content + (length ?? 0)
    if (end > size || (id === ids.segment && length && content + length > size)) {
      throw fileError('video_cut_off')
    }
    if (id === ids.tags || id === ids.attachments) await emptyElement(file, at, end)
    if (id === ids.info) await emptyDescriptions(file, content, end)
    at = end
  }
  if (!foundIds.has(ids.tracks) || !foundIds.has(ids.cluster)) throw fileError('video_cut_off')
}

async function emptyDescriptions(file: FileHandle, from: number, end: number): Promise<void> {
  let at = from
  for (let count = 0; at < end; count++) {
    const { id, content, length } = await readElement(file, at, end)
    const next = content + (length ?? Number.POSITIVE_INFINITY)
    if (next > end || count > infoElementsMaximum) throw fileError('bad_video')
    if (descriptions.has(id)) await emptyElement(file, at, next)
    at = next
  }
}

interface Element {
  id: number
  /** The position in the file of the first byte after the element's id and length. */
  content: number
  /** Bytes of the element's content; undefined for an unknown length. */
  length: number | undefined
}

async function readElement(file: FileHandle, at: number, size: number): Promise<Element> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(prefixMaximum), { position: at })
  const prefix = buffer.subarray(0, Math.min(bytesRead, size - at))
  const idBytes = Math.clz32(prefix[0] ?? 0) - 23
  const lengthBytes = Math.clz32(prefix[idBytes] ?? 0) - 23
  if (idBytes > 4 || lengthBytes > 8) throw fileError('bad_video')
  if (prefix.length < idBytes + lengthBytes) throw fileError('video_cut_off')
  const id = prefix.readUIntBE(0, idBytes)
  // The first set bit gives the length of the number, and is not part of the number.
  let length = (prefix[idBytes] ?? 0) & (0xff >> lengthBytes)
  let isOpen = length === 0xff >> lengthBytes
  for (const byte of prefix.subarray(idBytes + 1, idBytes + lengthBytes)) {
    length = length * 256 + byte
    isOpen &&= byte === 0xff
  }
  return { id, content: at + idBytes + lengthBytes, length: isOpen ? undefined : length }
}

async function isWebm(file: FileHandle, { content, length = 0 }: Element): Promise<boolean> {
  for (let at = content; at < content + length; ) {
    const inner = await readElement(file, at, content + length)
    if (inner.id === ids.docType) {
      const text = Buffer.alloc(4)
      await file.read(text, { position: inner.content })
      return inner.length === 4 && text.toString('latin1') === 'webm'
    }
    at = inner.content + (inner.length ?? length)
  }
  return false
}

/** Turns an element into a Void element of the same size, which players skip. */
async function emptyElement(file: FileHandle, start: number, end: number): Promise<void> {
  const length = end - start
  const prefix = Buffer.alloc(length < 9 ? 2 : 9)
  prefix[0] = 0xec
  prefix[1] = length < 9 ? 0x80 | (length - 2) : 0x01
  if (length >= 9) prefix.writeUIntBE(length - 9, 3, 6)
  await file.write(prefix, 0, prefix.length, start)
  for (let at = start + prefix.length; at < end; at += zeros.length) {
    await file.write(zeros, 0, Math.min(zeros.length, end - at), at)
  }
}
