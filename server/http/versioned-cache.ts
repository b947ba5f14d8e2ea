/** Things that are costly to make, kept in memory while the version they were made for is the newest. */
import { LRUCache } from 'lru-cache'

export interface Made<Value> {
  value: Value
  bytes: number
  /** Not where it is an error, or one reader's own. */
  worthKeeping: boolean
}

/** Of anything larger few are asked for twice. */
const largestKept = 1_000_000

/** @param bytesMaximum of all that is kept together; what was not asked for the longest goes first */
export function createVersionedCache<Value>(bytesMaximum: number) {
  const kept = new LRUCache<string, { version: string; value: Value; bytes: number }>({
    maxSize: bytesMaximum,
    sizeCalculation: ({ bytes }) => bytes,
  })
  const coming = new Map<string, Promise<Value>>()

  async function makeOnce(key: string, version: string, make: () => Promise<Made<Value>>) {
    const { value, bytes, worthKeeping } = await make()
    if (worthKeeping && bytes <= largestKept)
      kept.set(key, { version, value, bytes: bytes + key.length })
    return value
  }

  /**
   * @param version of all that it is made from, read before this is called: what changes while it is
   * made makes it old.
   */
  return async function get(
    key: string,
    version: string,
    make: () => Promise<Made<Value>>,
  ): Promise<Value> {
    const known = kept.get(key)
    if (known?.version === version) return known.value
    // Many who come for the same new thing have it made once.
    const turn = `${version} ${key}`
    const made = coming.get(turn) ?? makeOnce(key, version, make).finally(() => coming.delete(turn))
    coming.set(turn, made)
    return made
  }
}
