/** Reads stored pictures into memory, copies stored files of any size to the disk, and computes hashes. */
import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type { Store } from '../../media/store/store.ts'

/**
 * Reads a picture into memory. Pictures are at most 1600 px wide.
 * @returns the bytes and their hash; undefined if the file is missing
 */
export async function readStored(store: Store, key: string) {
  const file = await store.get(key)
  if (!file) return undefined
  const bytes = await buffer(file.stream())
  return { bytes, sha256: sha256Of(bytes) }
}

/** Copies a stored file to the disk. @returns the hash and the size; undefined if the file is missing */
export async function copyStored(store: Store, key: string, target: string) {
  const file = await store.get(key)
  if (!file) return undefined
  const digest = startHash()
  await pipeline(file.stream(), digest.hashPieces, createWriteStream(target))
  return digest.done()
}

/** Hashes a stored file of any size. @returns the hash and the size; undefined if the file is missing */
export async function hashStored(store: Store, key: string) {
  const file = await store.get(key)
  if (!file) return undefined
  const digest = startHash()
  for await (const _piece of digest.hashPieces(file.stream()));
  return digest.done()
}

/** Writes the content of an entry of an archive to the disk. @returns the hash and the size */
export async function writeHashed(bytes: AsyncIterable<Uint8Array>, target: string) {
  const digest = startHash()
  await pipeline(bytes, digest.hashPieces, createWriteStream(target))
  return digest.done()
}

function startHash() {
  const hash = createHash('sha256')
  let size = 0
  return {
    async *hashPieces(bytes: Readable | AsyncIterable<Uint8Array>) {
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
