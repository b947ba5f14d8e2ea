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
  /** Called with the bytes that are here. */
  onProgress: (bytes: number) => void
  signal: AbortSignal
}

export class NoSpace extends Error {}

const workerAddress = '/offline-worker.js'
/** As in `worker.ts`. */
const recordAddress = '/offline-record'
const fetchedAtOnce = 4
/** Milliseconds for one file, after which the network counts as lost. */
const silence = 30_000

const prefixOf = (walk: string) => `walk ${walk} `

/** A browser may have neither, or give them to secure origins alone. */
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

/** Whether somebody began to save it and did not come to the end. */
export async function isBegun(walk: string): Promise<boolean> {
  return (await cachesOf(walk)).length > 0
}

/** Bytes of the files that need not be fetched. */
export async function bytesHere(walk: string, { version, files }: WalkFiles): Promise<number> {
  const name = prefixOf(walk) + version
  const begun = (await caches.has(name)) ? await caches.open(name) : undefined
  let sum = 0
  for (const { address, bytes, constant } of files) {
    const here = (await begun?.match(address)) ?? (constant && (await caches.match(address)))
    if (here) sum += bytes
  }
  return sum
}

/**
 * Fetches what is not here yet, then lets go of an older version.
 * @throws {NoSpace} @throws {TypeError} when the network failed. @throws {DOMException} when stopped.
 */
export async function saveWalk(saving: Saving): Promise<SavedWalk> {
  const { walk, version, files, language, onProgress, signal } = saving
  // Some phones know no `AbortSignal.any`.
  const failing = new AbortController()
  signal.addEventListener('abort', () => failing.abort())
  signal.throwIfAborted()
  await expectSpace(saving.bytes - (await bytesHere(walk, saving)))
  await navigator.serviceWorker.register(workerAddress, { updateViaCache: 'none' })
  // Asked for, not waited for: some browsers ask the reader in turn.
  navigator.storage?.persist?.().catch(() => {})
  signal.throwIfAborted()
  const name = prefixOf(walk) + version
  const cache = await caches.open(name)
  const waiting = [...files]
  let bytes = 0

  async function fetchOneByOne() {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      const size = await saveFile(cache, file, language, failing.signal)
      bytes += size
      // What was on its way into the cache when it was stopped is no progress any more.
      if (!failing.signal.aborted) onProgress(bytes)
    }
  }
  const fetching = Array.from({ length: fetchedAtOnce }, fetchOneByOne)
  try {
    await Promise.all(fetching)
  } catch (error) {
    failing.abort()
    // When this is over nothing more comes into the cache.
    await Promise.allSettled(fetching)
    throw error
  }
  const record = { version, language, bytes, savedAt: new Date().toISOString() }
  await put(cache, recordAddress, new Response(JSON.stringify(record)))
  for (const other of await cachesOf(walk)) if (other !== name) await caches.delete(other)
  return record
}

/** With the last walk the worker goes too. */
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

/** @returns its bytes */
async function saveFile(
  cache: Cache,
  { address, constant }: WalkFiles['files'][number],
  language: string,
  signal: AbortSignal,
): Promise<number> {
  signal.throwIfAborted()
  const here = (await cache.match(address)) ?? (constant && (await caches.match(address)))
  const { headers, body } = here
    ? { headers: here.headers, body: await here.blob() }
    : await fetchAsVisitor(address, { constant, language, signal })
  await put(cache, address, new Response(body, { headers }))
  return body.size
}

interface Fetching {
  constant: boolean
  language: string
  signal: AbortSignal
}

/** Fetches without cookies, so that no data of a signed-in reader is saved. The header replaces the cookie. */
async function fetchAsVisitor(address: string, { constant, language, signal }: Fetching) {
  signal.throwIfAborted()
  const giveUp = new AbortController()
  const stop = () => giveUp.abort()
  const watch = setTimeout(stop, silence)
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
    // The body is no longer what travelled.
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
