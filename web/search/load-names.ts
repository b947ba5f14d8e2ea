/**
 * Loads the names of all species of a kind, and the further words that find them. Each is fetched
 * once a visit, and again after a failure or a change.
 */

import type { Kind } from '../../contract/kinds.ts'
import type { Names } from '../../contract/names.ts'
import type { SearchWords } from '../../contract/search/search-words.ts'
import { get } from '../client/api.ts'
import { callsByKind } from '../client/calls-by-kind.ts'

const namesByKind = new Map<Kind, Promise<Names[]>>()
const wordsByKind = new Map<Kind, Promise<SearchWords>>()

/** Fetches the names again after a failure. */
export function loadNames(kind: Kind): Promise<Names[]> {
  return once(namesByKind, kind, async () => {
    const { returnNames } = await get(callsByKind[kind].names, {})
    return returnNames
  })
}

/** Fetches the words again after a failure. Until they arrive, the search finds names only. */
export function loadWords(kind: Kind): Promise<SearchWords> {
  return once(wordsByKind, kind, () => get(callsByKind[kind].words, {}))
}

function once<Value>(
  pending: Map<Kind, Promise<Value>>,
  kind: Kind,
  load: () => Promise<Value>,
): Promise<Value> {
  const known = pending.get(kind)
  if (known) return known
  const value = load()
  pending.set(kind, value)
  // Another request may have replaced the promise meanwhile.
  value.catch(() => pending.get(kind) === value && pending.delete(kind))
  return value
}

/** Called after a change that may have added, renamed or removed a species. */
export function forgetNames(kind: Kind): void {
  namesByKind.delete(kind)
  wordsByKind.delete(kind)
}
