/**
 * Saves walks on this device, each in its own cache with all files it needs, so that no build makes
 * it incomplete. The record is written last: a cache without a record is an interrupted saving,
 * which can continue.
 */
import type { WalkFiles } from '../../contract/calls/offline.ts'

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

export class NoSpace extends Error {}

const workerAddress = '/offline-worker.js'
/** The same address as in `worker.ts`. */
const recordAddress = '/offline-record'
const fetchedAtOnce = 4
/** Milliseconds for one file, after which the network counts as lost. */
const fileTimeout = 30_000

const prefixOf = (walk: string) => `walk ${walk} `

/** Some browsers lack service workers or caches, or offer them to secure origins only. */
export function canSave(): boolean {
  return 'serviceWorker' in navigator && 'caches' in window
}

export async function savedWalk(walk: string): Promise<SavedWalk | undefined> {
  for (const name of await cachesOf(walk)) {
    const record = await (await caches.open(name)).match(recordAddress)
    if (record) return (await record.json()) as SavedWalk
  }
  return undefined
}

/** Whether a saving of the walk began and was interrupted. */
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
 * device is full. @throws {TypeError} if the network fails. @throws {DOMException} if `signal`
 * aborts.
 */
export async function saveWalk(saving: Saving): Promise<SavedWalk> {
  const { walk, version, files, language, onProgress, signal } = saving
  // Some phones have no `AbortSignal.any`.
  const failing = new AbortController()
  signal.addEventListener('abort', () => failing.abort())
  signal.throwIfAborted()
  await expectSpace(saving.bytes - (await storedBytes(walk, saving)))
  await navigator.serviceWorker.register(workerAddress, { updateViaCache: 'none' })
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

/** With the last walk, the service worker is removed too. */
export async function removeWalk(walk: string): Promise<void> {
  for (const name of await cachesOf(walk)) await caches.delete(name)
  const others = (await caches.keys()).some((name) => name.startsWith('walk '))
  if (others) return
  const registration = await navigator.serviceWorker.getRegistration('/')
  await registration?.unregister()
}

async function cachesOf(walk: string): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(prefixOf(walk)))
}

async function expectSpace(bytes: number): Promise<void> {
  const { quota, usage } = (await navigator.storage?.estimate?.()) ?? {}
  if (quota !== undefined && usage !== undefined && quota - usage < bytes) throw new NoSpace()
}

/** @returns the number of bytes of the file */
async function saveFile(
  cache: Cache,
  { address, constant }: WalkFiles['files'][number],
  language: string,
  signal: AbortSignal,
): Promise<number> {
  signal.throwIfAborted()
  const stored = (await cache.match(address)) ?? (constant && (await caches.match(address)))
  const { headers, body } = stored
    ? { headers: stored.headers, body: await stored.blob() }
    : await fetchAsVisitor(address, { constant, language, signal })
  await put(cache, address, new Response(body, { headers }))
  return body.size
}

interface Fetching {
  constant: boolean
  language: string
  signal: AbortSignal
}

/**
 * Fetches without cookies, so that no data of a signed-in reader is saved. The header replaces the
 * language cookie.
 */
async function fetchAsVisitor(address: string, { constant, language, signal }: Fetching) {
  signal.throwIfAborted()
  const giveUp = new AbortController()
  const stop = () => giveUp.abort()
  const watch = setTimeout(stop, fileTimeout)
  signal.addEventListener('abort', stop)
  try {
    const response = await fetch(address, {
      credentials: 'omit',
      headers: { 'accept-language': language },
      cache: constant ? 'default' : 'no-store',
      redirect: 'error',
      signal: giveUp.signal,
    })
    if (!response.ok) throw new TypeError(`${address} answers ${response.status}`)
    const headers = new Headers(response.headers)
    // The stored body is already decoded.
    for (const name of ['content-encoding', 'content-length', 'vary']) headers.delete(name)
    return { headers, body: await response.blob() }
  } finally {
    clearTimeout(watch)
    signal.removeEventListener('abort', stop)
  }
}

async function put(cache: Cache, address: string, response: Response): Promise<void> {
  try {
    await cache.put(address, response)
  } catch (error) {
    if (error instanceof DOMException && error.name === 'QuotaExceededError') throw new NoSpace()
    throw error
  }
}
