/** Reads stored files with their hashes: pictures into memory, files of any size onto the disk. */
import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type { Store } from '../../media/store/store.ts'

/** Reads a file into memory. Only for pictures, which are at most 1600 px wide. */
export async function readStored(store: Store, key: string) {
  const file = await store.get(key)
  if (!file) return undefined
  const bytes = await buffer(file.stream())
  return { bytes, sha256: sha256Of(bytes) }
}

/** Copies a stored file to the disk. @returns undefined if it is missing */
export async function copyStored(store: Store, key: string, to: string) {
  const file = await store.get(key)
  if (!file) return undefined
  const digest = startHash()
  await pipeline(file.stream(), digest.through, createWriteStream(to))
  return digest.done()
}

/** Hashes a stored file of any size. @returns undefined if it is missing */
export async function hashStored(store: Store, key: string) {
  const file = await store.get(key)
  if (!file) return undefined
  const digest = startHash()
  for await (const _piece of digest.through(file.stream()));
  return digest.done()
}

/** Writes the bytes of an archive to the disk. */
export async function writeHashed(bytes: AsyncIterable<Uint8Array>, to: string) {
  const digest = startHash()
  await pipeline(bytes, digest.through, createWriteStream(to))
  return digest.done()
}

function startHash() {
  const hash = createHash('sha256')
  let size = 0
  return {
    async *through(bytes: Readable | AsyncIterable<Uint8Array>) {
      for await (const piece of bytes as AsyncIterable<Uint8Array>) {
        hash.update(piece)
        size += piece.length
        yield piece
      }
    },
    done: () => ({ sha256: hash.digest('hex'), size }),
  }
}

export const sha256Of = (bytes: Uint8Array | string) =>
  createHash('sha256').update(bytes).digest('hex')
