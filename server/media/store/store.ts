/**
 * Defines the interface of a store, for a folder and for a bucket. No fact about stored files is cached, because
 * several processes may share one store. The site makes the keys (`masters/Magnolia_denudata-3f9a….jpg`) itself, never
 * from the name of an uploaded file.
 */
import type { Readable } from 'node:stream'

export interface StoredFile {
  /** Bytes of the whole file, even if only a range was requested. */
  size: number
  /** The caller must read the stream to its end or destroy it, because a stream may use a connection. */
  stream(): Readable
}

export interface ListedFile {
  key: string
  /** Milliseconds since 1970. */
  changedAt: number
}

/** Positions of the first and the last byte, both included. */
export interface ByteRange {
  start: number
  end: number
}

/** Every method of a bucket throws `StoreAway` while the bucket cannot be reached. */
export interface Store {
  /** Resolves when the bytes would survive a power cut. @throws an error with ENOSPC for a full store */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** Stores a file of any size with bounded memory. Resolves and throws like `put`. */
  putFile(key: string, file: string): Promise<void>
  /** @param range only these bytes, which the file must have @returns the file; undefined if the file is missing */
  get(key: string, range?: ByteRange): Promise<StoredFile | undefined>
  /** @returns the size of a file in bytes; undefined if the file is missing */
  sizeOf(key: string): Promise<number | undefined>
  /** Ignores files that do not exist. */
  remove(keys: readonly string[]): Promise<void>
  /** Lists every file in pages of at most `atOnce` files, 1000 by default. */
  list(atOnce?: number): AsyncIterable<ListedFile[]>
}

/** Reports a store that cannot be reached or denies access. A retry may succeed. */
export class StoreAway extends Error {}

const safeKey = /^[\w.-]+(\/[\w.-]+)*$/

/** @throws {Error} for an invalid key, such as a key that could leave the folder of the store */
export function assertKey(key: string): void {
  if (!safeKey.test(key) || key.includes('..')) throw new Error(`Invalid key of the store: ${key}`)
}

/** Maximum number of files in one page of a list and in one removal request. */
export const pageSize = 1000
