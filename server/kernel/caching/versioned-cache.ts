/** Caches values that are expensive to make, each for one version. */
import { LRUCache } from 'lru-cache'

export interface Made<Value> {
  value: Value
  bytes: number
  /** False for errors and for answers to one reader. */
  isCacheable: boolean
}

/** Bytes. Larger values are seldom requested twice. */
const cacheableMaximum = 1_000_000

/** @param bytesMaximum of all values together; the least recently used are dropped first */
export function createVersionedCache<Value>(bytesMaximum: number) {
  const cached = new LRUCache<string, { version: string; value: Value; bytes: number }>({
    maxSize: bytesMaximum,
    sizeCalculation: ({ bytes }) => bytes,
  })
  const pending = new Map<string, Promise<Value>>()

  async function makeOnce(key: string, version: string, make: () => Promise<Made<Value>>) {
    const { value, bytes, isCacheable } = await make()
    if (isCacheable && bytes <= cacheableMaximum)
      cached.set(key, { version, value, bytes: bytes + key.length })
    return value
  }

  /**
   * @param version the version of all data that the value depends on, read before this call, so that a
   * simultaneous change makes the value stale
   */
  return async function get(
    key: string,
    version: string,
    make: () => Promise<Made<Value>>,
  ): Promise<Value> {
    const known = cached.get(key)
    if (known?.version === version) return known.value
    // Simultaneous requests for the same value share one computation.
    const place = `${version} ${key}`
    const made =
      pending.get(place) ?? makeOnce(key, version, make).finally(() => pending.delete(place))
    pending.set(place, made)
    return made
  }
}
