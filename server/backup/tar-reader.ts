/** A tar file as its entries, one after another, as fast as they are read. */
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { extract } from 'tar-stream'
import { Refused } from './refused.ts'

export interface TarEntry {
  name: string
  /** @throws {Refused} where the archive ends in the middle of it */
  bytes: AsyncIterable<Buffer>
}

export type TarReader = ReturnType<typeof readTar>

/** Entries that are not ours to read, such as folders, are passed over. */
export function readTar(from: Readable) {
  const reading = extract()
  const read = pipeline(from, reading)
  // Whoever waits for the next entry hears of it.
  read.catch(() => {})
  const entries = reading[Symbol.asyncIterator]()

  return {
    /** The last one must have been read. @throws {Refused} where the archive is cut off or damaged */
    async next(): Promise<TarEntry | undefined> {
      try {
        const { done, value } = await entries.next()
        if (done) return undefined
        const { name } = value.header
        // Its own types do not say that it can be read like any stream.
        return { name, bytes: readEntry(name, value as unknown as AsyncIterable<Buffer>) }
      } catch (error) {
        throw new Refused(`The archive cannot be read any further: ${(error as Error).message}.`)
      }
    },

    async abandon(): Promise<void> {
      reading.destroy()
      from.destroy()
      await read.catch(() => {})
    },
  }
}

async function* readEntry(name: string, bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* bytes
  } catch (error) {
    throw new Refused(`The archive is cut off in ${name}: ${(error as Error).message}.`)
  }
}

/** @throws {Refused} where the archive ends in the middle of it */
export const bytesOf = ({ bytes }: TarEntry): Promise<Buffer> => buffer(bytes)
