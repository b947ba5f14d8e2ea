/** Caches values that are expensive to make, each for one version. */
import { LRUCache } from 'lru-cache'

export interface NewValue<Value> {
  value: Value
  bytes: number
  /** False for errors and for answers to one reader. */
  isCacheable: boolean
}

interface CachedValue<Value> {
  version: string
  value: Value
  bytes: number
  /** When a request last read the value, in milliseconds of this process. */
  readAt: number
}

/** Maximum bytes of a cached value. Larger values are seldom requested twice. */
const cacheableMaximum = 1_000_000
/** Milliseconds after which `dropUnread` drops a value that no request has read. */
const unreadMaximum = 300_000

/** All caches of this process. The references are weak, because a test opens many sites in one process. */
const caches = new Set<WeakRef<LRUCache<string, CachedValue<unknown>>>>()

/**
 * Drops the values that no request has read for five minutes.
 * @param now milliseconds of this process
 * @returns the bytes of the dropped values
 */
export function dropUnread(now = performance.now()): number {
  let bytes = 0
  for (const reference of caches) {
    const cache = reference.deref()
    if (!cache) caches.delete(reference)
    for (const [key, { readAt, bytes: size }] of cache?.entries() ?? []) {
      if (now - readAt < unreadMaximum) continue
      cache?.delete(key)
      bytes += size
    }
  }
  return bytes
}

/**
 * @param bytesMaximum maximum bytes of all values together; the cache drops the least recently used values first
 * @returns the function `get` of a new cache
 */
export function createVersionedCache<Value>(bytesMaximum: number) {
  const cache = new LRUCache<string, CachedValue<Value>>({
    maxSize: bytesMaximum,
    sizeCalculation: ({ bytes }) => bytes,
  })
  caches.add(new WeakRef(cache as LRUCache<string, CachedValue<unknown>>))
  const pendingValues = new Map<string, Promise<Value>>()

  async function makeAndCache(key: string, version: string, make: () => Promise<NewValue<Value>>) {
    const { value, bytes, isCacheable } = await make()
    if (isCacheable && bytes <= cacheableMaximum)
      cache.set(key, { version, value, bytes: bytes + key.length, readAt: performance.now() })
    return value
  }

  /**
   * Returns the cached value, or makes the value.
   * @param version the version of all data on which the value depends. The caller reads the version before this call,
   * so that a simultaneous change makes the value stale.
   */
  return async function get(
    key: string,
    version: string,
    make: () => Promise<NewValue<Value>>,
  ): Promise<Value> {
    const cachedValue = cache.get(key)
    if (cachedValue?.version === version) {
      cachedValue.readAt = performance.now()
      return cachedValue.value
    }
    // Simultaneous requests for the same value share one computation.
    const pendingKey = `${version} ${key}`
    const promise =
      pendingValues.get(pendingKey) ??
      makeAndCache(key, version, make).finally(() => pendingValues.delete(pendingKey))
    pendingValues.set(pendingKey, promise)
    return promise
  }
}
