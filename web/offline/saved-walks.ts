/**
 * Saves walks on this device, each in its own cache with all files it needs, so that no build makes
 * it incomplete. The record is written last: a cache without a record belongs to an interrupted
 * download, which can continue.
 */
import type { WalkFiles } from '../../contract/calls/offline.ts'
import {
  expectSpace,
  put,
  recordAddress,
  registerWorker,
  saveFile,
  unregisterIfUnused,
} from './saved-files.ts'

export interface SavedWalk {
  version: string
  language: 'en' | 'zh'
  bytes: number
  /** ISO 8601. */
  savedAt: string
}

interface Saving extends WalkFiles {
  walk: string
  language: SavedWalk['language']
  /** Called with the number of bytes that are stored. */
  onProgress: (bytes: number) => void
  signal: AbortSignal
}

const fetchedAtOnce = 4

const prefixOf = (walk: string) => `walk ${walk} `

export async function savedWalk(walk: string): Promise<SavedWalk | undefined> {
  for (const name of await cachesOf(walk)) {
    const record = await (await caches.open(name)).match(recordAddress)
    if (record) return (await record.json()) as SavedWalk
  }
  return undefined
}

/** Whether saving the walk began and was interrupted. */
export async function isBegun(walk: string): Promise<boolean> {
  return (await cachesOf(walk)).length > 0
}

/** The bytes of the files that need not be fetched. */
export async function storedBytes(walk: string, { version, files }: WalkFiles): Promise<number> {
  const name = prefixOf(walk) + version
  const begun = (await caches.has(name)) ? await caches.open(name) : undefined
  let sum = 0
  for (const { address, bytes, constant } of files) {
    const stored = (await begun?.match(address)) ?? (constant && (await caches.match(address)))
    if (stored) sum += bytes
  }
  return sum
}

/**
 * Fetches the missing files, then deletes older versions of the walk. @throws {NoSpace} if the
 * device is full. @throws {TypeError} if the network or the server fails. @throws {DOMException}
 * if `signal` aborts or a file takes too long.
 */
export async function saveWalk(saving: Saving): Promise<SavedWalk> {
  const { walk, version, files, language, onProgress, signal } = saving
  // Some phones have no `AbortSignal.any`.
  const failing = new AbortController()
  signal.addEventListener('abort', () => failing.abort())
  signal.throwIfAborted()
  await expectSpace(saving.bytes - (await storedBytes(walk, saving)))
  await registerWorker()
  // Not awaited, because some browsers ask the reader first.
  navigator.storage?.persist?.().catch(() => {})
  signal.throwIfAborted()
  const name = prefixOf(walk) + version
  const cache = await caches.open(name)
  const remaining = [...files]
  let bytes = 0

  async function fetchOneByOne() {
    for (let file = remaining.shift(); file; file = remaining.shift()) {
      const size = await saveFile(cache, file, language, failing.signal)
      bytes += size
      // A file that was stored while saving stopped does not count as progress.
      if (!failing.signal.aborted) onProgress(bytes)
    }
  }
  const fetching = Array.from({ length: fetchedAtOnce }, fetchOneByOne)
  try {
    await Promise.all(fetching)
  } catch (error) {
    failing.abort()
    // Waits until no download writes to the cache any more.
    await Promise.allSettled(fetching)
    throw error
  }
  const record = { version, language, bytes, savedAt: new Date().toISOString() }
  await put(cache, recordAddress, new Response(JSON.stringify(record)))
  for (const other of await cachesOf(walk)) if (other !== name) await caches.delete(other)
  return record
}

/** With the last saved page, the service worker is removed too. */
export async function removeWalk(walk: string): Promise<void> {
  for (const name of await cachesOf(walk)) await caches.delete(name)
  await unregisterIfUnused()
}

async function cachesOf(walk: string): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(prefixOf(walk)))
}
