/** Caches values that are expensive to make, each for one version. */
import { LRUCache } from 'lru-cache'

export interface NewValue<Value> {
  value: Value
  bytes: number
  /** False for errors and for answers to one reader. */
  isCacheable: boolean
}

/** Maximum bytes of a cached value. Larger values are seldom requested twice. */
const cacheableMaximum = 1_000_000

/**
 * @param bytesMaximum maximum bytes of all values together; the cache drops the least recently used values first
 * @returns the function `get` of a new cache
 */
export function createVersionedCache<Value>(bytesMaximum: number) {
  const cache = new LRUCache<string, { version: string; value: Value; bytes: number }>({
    maxSize: bytesMaximum,
    sizeCalculation: ({ bytes }) => bytes,
  })
  const pendingValues = new Map<string, Promise<Value>>()

  async function makeAndCache(key: string, version: string, make: () => Promise<NewValue<Value>>) {
    const { value, bytes, isCacheable } = await make()
    if (isCacheable && bytes <= cacheableMaximum)
      cache.set(key, { version, value, bytes: bytes + key.length })
    return value
  }

  /**
   * Returns the cached value, or makes the value.
   * @param key the key of the value, the same in every version
   * @param version the version of all data on which the value depends. The caller reads the version before this call,
   * so that a simultaneous change makes the value stale.
   * @param make the function that makes the value
   */
  return async function get(
    key: string,
    version: string,
    make: () => Promise<NewValue<Value>>,
  ): Promise<Value> {
    const cachedValue = cache.get(key)
    if (cachedValue?.version === version) return cachedValue.value
    // Simultaneous requests for the same value share one computation.
    const pendingKey = `${version} ${key}`
    const promise =
      pendingValues.get(pendingKey) ??
      makeAndCache(key, version, make).finally(() => pendingValues.delete(pendingKey))
    pendingValues.set(pendingKey, promise)
    return promise
  }
}
