/**
 * Saves walks on this device. Each walk has its own cache with all of its files, so that a new build does not make a
 * saved walk incomplete. The record is written last, so a cache without a record belongs to an interrupted download,
 * which can continue.
 */
import type { WalkFiles } from '../../contract/calls/offline.ts'
import {
  assertSpace,
  recordAddress,
  registerWorker,
  saveFile,
  storeResponse,
  unregisterIfUnused,
} from './saved-files.ts'

export interface SavedWalk {
  version: string
  language: 'en' | 'zh'
  bytes: number
  /** The instant in ISO 8601. */
  savedAt: string
}

interface WalkToSave extends WalkFiles {
  walk: string
  language: SavedWalk['language']
  /** Called with the number of bytes that are stored. */
  onProgress: (bytes: number) => void
  signal: AbortSignal
}

const parallelDownloads = 4

const prefixOf = (walk: string) => `walk ${walk} `

export async function savedWalk(walk: string): Promise<SavedWalk | undefined> {
  for (const name of await cachesOf(walk)) {
    const record = await (await caches.open(name)).match(recordAddress)
    if (record) return (await record.json()) as SavedWalk
  }
  return undefined
}

/**
 * @returns whether this device stores files of the walk. A cache without a record belongs to an interrupted download.
 */
export async function isPartlySaved(walk: string): Promise<boolean> {
  return (await cachesOf(walk)).length > 0
}

/** @returns the number of bytes of the files that this device has already stored */
export async function storedBytes(walk: string, { version, files }: WalkFiles): Promise<number> {
  const name = prefixOf(walk) + version
  const partialCache = (await caches.has(name)) ? await caches.open(name) : undefined
  let sum = 0
  for (const { address, bytes, constant } of files) {
    const storedFile =
      (await partialCache?.match(address)) ?? (constant && (await caches.match(address)))
    if (storedFile) sum += bytes
  }
  return sum
}

/**
 * Fetches the missing files, then deletes the other saved versions of the walk.
 * @returns the record of the saved walk
 * @throws {NoSpace} if the device has too little space
 * @throws {TypeError} if the network or the server fails
 * @throws {DOMException} if `signal` aborts or a file takes too long
 */
export async function saveWalk(walkToSave: WalkToSave): Promise<SavedWalk> {
  const { walk, version, files, language, onProgress, signal } = walkToSave
  // Some phones have no `AbortSignal.any`.
  const abortDownloads = new AbortController()
  signal.addEventListener('abort', () => abortDownloads.abort())
  signal.throwIfAborted()
  await assertSpace(walkToSave.bytes - (await storedBytes(walk, walkToSave)))
  await registerWorker()
  // The call is not awaited, because some browsers ask the reader first.
  navigator.storage?.persist?.().catch(() => {})
  signal.throwIfAborted()
  const name = prefixOf(walk) + version
  const cache = await caches.open(name)
  const remaining = [...files]
  let bytes = 0

  async function fetchRemaining() {
    for (let file = remaining.shift(); file; file = remaining.shift()) {
      const size = await saveFile(cache, file, language, abortDownloads.signal)
      bytes += size
      // A file that is stored after the abort does not count as progress.
      if (!abortDownloads.signal.aborted) onProgress(bytes)
    }
  }
  const downloads = Array.from({ length: parallelDownloads }, fetchRemaining)
  try {
    await Promise.all(downloads)
  } catch (error) {
    abortDownloads.abort()
    // Waits until no download writes to the cache.
    await Promise.allSettled(downloads)
    throw error
  }
  const record = { version, language, bytes, savedAt: new Date().toISOString() }
  await storeResponse(cache, recordAddress, new Response(JSON.stringify(record)))
  for (const cacheName of await cachesOf(walk)) {
    if (cacheName !== name) await caches.delete(cacheName)
  }
  return record
}

/** Removes a saved walk, and also the service worker if this device then stores no other saved page. */
export async function removeWalk(walk: string): Promise<void> {
  for (const name of await cachesOf(walk)) await caches.delete(name)
  await unregisterIfUnused()
}

async function cachesOf(walk: string): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(prefixOf(walk)))
}
