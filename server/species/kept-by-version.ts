/** What was read of a kind, kept in memory until the version of that kind has moved. */
import type { Kind } from '../../contract/kinds.ts'
import type { Queries } from '../database/connection.ts'
import { readVersion } from './repository.ts'

/** @returns reads what goes by a key, once for each version of the kind. */
export function keptByVersion<Value>(db: Queries) {
  const kept = new Map<string, { version: number; value: Value }>()
  const loading = new Map<string, Promise<Value>>()

  return async (kind: Kind, key: string, load: (version: number) => Promise<Value>) => {
    const version = await readVersion(db, kind)
    const place = `${kind} ${key}`
    const known = kept.get(place)
    if (known?.version === version) return known.value
    // Many requests that meet a new version read it once.
    const turn = `${place} ${version}`
    const pending =
      loading.get(turn) ??
      load(version)
        .then((value) => {
          kept.set(place, { version, value })
          return value
        })
        .finally(() => loading.delete(turn))
    loading.set(turn, pending)
    return pending
  }
}
