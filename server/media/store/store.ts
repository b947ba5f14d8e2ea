/**
 * Where files are kept. The interface is small enough for a folder and for any object store; what
 * exists is known by asking, never from memory, so that several processes may share one store.
 * Keys are our own (`masters/Magnolia_denudata-3f9a….jpg`), never an uploader's words.
 */
import type { Readable } from 'node:stream'

export interface StoredFile {
  size: number
  /** To be read to its end or destroyed: a connection may hang on it. */
  stream(): Readable
}

export interface ListedFile {
  key: string
  /** Milliseconds since 1970. */
  changedAt: number
}

/** Everything but `put` of a full store rejects with `StoreAway` alone, and only for a while. */
export interface Store {
  /** Resolves once the bytes would survive a power cut. @rejects with ENOSPC when it is full. */
  put(key: string, bytes: Uint8Array): Promise<void>
  get(key: string): Promise<StoredFile | undefined>
  /** Says nothing of files that are not there. */
  remove(keys: readonly string[]): Promise<void>
  /** Every file, page by page; no more than 1000 on each. */
  list(atOnce?: number): AsyncIterable<ListedFile[]>
}

/** The store does not answer, or not to us; it may be there again the next moment. */
export class StoreAway extends Error {}

const safeKey = /^[\w.-]+(\/[\w.-]+)*$/

export function assertKey(key: string): void {
  if (!safeKey.test(key) || key.includes('..')) throw new Error(`Not a key of the store: ${key}`)
}

/** Files of one page of a list, and of one request to remove. */
export const pageSize = 1000
