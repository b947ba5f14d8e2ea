/** Caches data about a kind until a version of that kind rises. */
import type { Kind } from '../../contract/kinds.ts'
import { createNewestCache } from '../kernel/newest-cache.ts'
import type { Queries } from './connection.ts'
import { readVersion, type Topic } from './versions.ts'

/**
 * @param topicOf the function that names the version for a kind; a change of this version makes the data stale
 * @returns a function that reloads the data of a key after the version has risen, and never twice at the same time
 */
export function cachedByVersion<Value>(
  db: Queries,
  topicOf: (kind: Kind) => Topic = (kind) => kind,
) {
  const cache = createNewestCache<string, Value>()

  return async (kind: Kind, key: string, load: (version: number) => Promise<Value>) =>
    cache.get(`${kind} ${key}`, await readVersion(db, topicOf(kind)), load)
}
