/**
 * Reads a tar file entry by entry. Each step only pulls bytes from the stream, so that a damaged archive
 * cannot leave a step pending forever (docs/decisions/0031-errors-in-sentences.md).
 */
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { ArchiveError } from '../../kernel/command-error.ts'
import { blockSize, isEmptyBlock, pathInFields, readTarHeader } from './tar-header.ts'

export interface TarEntry {
  name: string
  /** @throws {ArchiveError} if the archive ends inside the entry */
  bytes: AsyncIterable<Buffer>
}

/** Maximum bytes of the pax fields that hold a long name. */
const longNameMaximum = 10_000

const paddingOf = (size: number) => (blockSize - (size % blockSize)) % blockSize

export type TarReader = ReturnType<typeof readTar>

export function readTar(stream: Readable) {
  const source = readBytes(stream)
  let lastName = 'its beginning'
  /** Bytes until the next header: unread content of the current entry, and its padding. */
  let content = 0
  let padding = 0

  async function* readContent(name: string): AsyncGenerator<Buffer> {
    while (content > 0) {
      const piece = await source.readUpTo(content)
      if (piece.length === 0) throw new ArchiveError(`The archive is cut off in ${name}.`)
      content -= piece.length
      yield piece
    }
  }

  async function readNext(longName?: string): Promise<TarEntry | undefined> {
    await source.skip(content + padding)
    content = 0
    padding = 0
    const block = await source.readExactly(blockSize)
    if (block.length === 0 || isEmptyBlock(block)) return undefined
    if (block.length < blockSize) throw new Error('it is cut off in a header')
    const header = readTarHeader(block)
    const { size, holdsName } = header
    if (holdsName) {
      if (longName !== undefined || size > longNameMaximum)
        throw new Error('a long name is invalid')
      const fields = await source.readExactly(size)
      await source.skip(paddingOf(size))
      return readNext(pathInFields(fields))
    }
    const name = longName ?? header.name
    lastName = name
    content = size
    padding = paddingOf(size)
    return { name, bytes: readContent(name) }
  }

  return {
    /**
     * Skips the unread rest of the current entry, and reads the next header. The rest cannot be read afterwards.
     * @returns the next entry; undefined at the end of the archive
     * @throws {ArchiveError} if the archive is damaged or truncated
     */
    async next(): Promise<TarEntry | undefined> {
      const previousName = lastName
      try {
        return await readNext()
      } catch (error) {
        if (error instanceof ArchiveError) throw error
        const { message } = error as Error
        throw new ArchiveError(`The archive is damaged after ${previousName}: ${message}.`)
      }
    },

    /** Closes the stream without reading it to its end. */
    abandon: source.close,
  }
}

/** Reads a stream in pieces of requested sizes. */
function readBytes(stream: Readable) {
  const pieces: AsyncIterator<Uint8Array> = stream[Symbol.asyncIterator]()
  let buffered: Buffer = Buffer.alloc(0)

  /** @returns an empty buffer only at the end of the stream */
  async function readUpTo(maximum: number): Promise<Buffer> {
    while (buffered.length === 0) {
      const { done, value } = await pieces.next().catch(rejectUnreadable)
      if (done) return buffered
      buffered = Buffer.from(value.buffer, value.byteOffset, value.length)
    }
    const piece = buffered.subarray(0, maximum)
    buffered = buffered.subarray(piece.length)
    return piece
  }

  async function* piecesOf(count: number): AsyncGenerator<Buffer> {
    for (let missing = count; missing > 0; ) {
      const piece = await readUpTo(missing)
      if (piece.length === 0) return
      missing -= piece.length
      yield piece
    }
  }

  return {
    readUpTo,
    /** @returns this number of bytes; fewer bytes at the end of the stream */
    readExactly: (count: number): Promise<Buffer> => buffer(piecesOf(count)),
    async skip(count: number): Promise<void> {
      for await (const _ of piecesOf(count));
    },
    close() {
      // Errors after this point no longer matter.
      stream.on('error', () => {})
      stream.destroy()
    },
  }
}

/** The system cannot read the file, for example because the file is a folder or the disk fails. */
export class Unreadable extends ArchiveError {}

function rejectUnreadable({ message }: Error): never {
  throw new Unreadable(`The archive cannot be read: ${message}.`)
}

/** @returns the content of the entry @throws {ArchiveError} if the archive ends inside the entry */
export const bytesOf = ({ bytes }: TarEntry): Promise<Buffer> => buffer(bytes)
