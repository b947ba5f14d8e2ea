/** What was read of a kind, kept in memory until a version of that kind has moved. */
import type { Kind } from '../../contract/kinds.ts'
import { keepNewest } from '../kernel/keep-newest.ts'
import type { Queries } from './connection.ts'
import { readVersion, type Topic } from './versions.ts'

/**
 * @param topicOf by whose version it goes
 * @returns reads what goes by a key, once for each version of the kind and never twice at a time.
 */
export function keptByVersion<Value>(db: Queries, topicOf: (kind: Kind) => Topic = (kind) => kind) {
  const newest = keepNewest<string, Value>()

  return async (kind: Kind, key: string, load: (version: number) => Promise<Value>) =>
    newest.of(`${kind} ${key}`, await readVersion(db, topicOf(kind)), load)
}
