/** Fetches files as a visitor and saves them in a cache, from which the service worker answers. */
import type { WalkFiles } from '../../contract/calls/offline.ts'

/** The device has too little space for the files. */
export class NoSpace extends Error {}

const workerAddress = '/offline-worker.js'
/** The address of a cache's record, as in `worker.ts`. */
export const recordAddress = '/offline-record'
/** Milliseconds for one file. After this time the network counts as lost. */
const fileTimeout = 30_000

/**
 * @returns whether the browser can save files. Some browsers lack service workers or caches, or need a secure origin.
 */
export function canSave(): boolean {
  return 'serviceWorker' in navigator && 'caches' in window
}

export async function registerWorker(): Promise<void> {
  await navigator.serviceWorker.register(workerAddress, { updateViaCache: 'none' })
}

export async function unregisterIfUnused(): Promise<void> {
  const isUsed = (await caches.keys()).some((name) => /^(walk|upload) /.test(name))
  if (isUsed) return
  const registration = await navigator.serviceWorker.getRegistration('/')
  await registration?.unregister()
}

/** @throws {NoSpace} if the browser has less free space than the files need */
export async function assertSpace(bytes: number): Promise<void> {
  const { quota, usage } = (await navigator.storage?.estimate?.()) ?? {}
  if (quota !== undefined && usage !== undefined && quota - usage < bytes) throw new NoSpace()
}

/**
 * Saves one file in the cache. A copy in this cache, or a copy of a constant file in any cache, replaces the request.
 * @returns the number of bytes of the file
 * @throws {NoSpace} if the device has too little space
 * @throws {TypeError | DOMException} if the request fails or is aborted
 */
export async function saveFile(
  cache: Cache,
  { address, constant }: WalkFiles['files'][number],
  language: string,
  signal: AbortSignal,
): Promise<number> {
  signal.throwIfAborted()
  const storedResponse = (await cache.match(address)) ?? (constant && (await caches.match(address)))
  const { headers, body } = storedResponse
    ? { headers: storedResponse.headers, body: await storedResponse.blob() }
    : await fetchAsVisitor(address, { constant, language, signal })
  await storeResponse(cache, address, new Response(body, { headers }))
  return body.size
}

interface FetchOptions {
  constant: boolean
  language: string
  signal: AbortSignal
}

/**
 * Fetches a file without cookies, so that no data of a signed-in reader is saved. The header `accept-language` replaces
 * the language cookie.
 */
async function fetchAsVisitor(address: string, { constant, language, signal }: FetchOptions) {
  signal.throwIfAborted()
  const controller = new AbortController()
  const abort = () => controller.abort()
  const timer = setTimeout(abort, fileTimeout)
  signal.addEventListener('abort', abort)
  try {
    const response = await fetch(address, {
      credentials: 'omit',
      headers: { 'accept-language': language },
      cache: constant ? 'default' : 'no-store',
      redirect: 'error',
      signal: controller.signal,
    })
    if (!response.ok) throw new TypeError(`${address} answers ${response.status}`)
    const headers = new Headers(response.headers)
    // The stored body is already decoded, so its encoding and length would be wrong. With `vary`, `match` would compare
    // the headers of requests.
    for (const name of ['content-encoding', 'content-length', 'vary']) headers.delete(name)
    return { headers, body: await response.blob() }
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', abort)
  }
}

export async function storeResponse(
  cache: Cache,
  address: string,
  response: Response,
): Promise<void> {
  try {
    await cache.put(address, response)
  } catch (error) {
    if (error instanceof DOMException && error.name === 'QuotaExceededError') throw new NoSpace()
    throw error
  }
}
