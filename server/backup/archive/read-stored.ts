/** Reads a stored file with its hash into memory; no picture is larger than 1600 px. */
import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { Store } from '../../media/store/store.ts'

export async function readStored(store: Store, key: string) {
  const file = await store.get(key)
  if (!file) return undefined
  const bytes = await buffer(file.stream())
  return { bytes, sha256: sha256Of(bytes) }
}

export const sha256Of = (bytes: Uint8Array | string) =>
  createHash('sha256').update(bytes).digest('hex')
