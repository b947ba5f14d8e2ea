/**
 * Loads the names of all species of a kind, and the further words by which a search finds species. The browser fetches
 * names and words once in each visit, and again after a failure or a change.
 */

import { callsByKind } from '../../contract/calls/by-kind/visitor-calls.ts'
import type { Kind } from '../../contract/kinds.ts'
import type { Names } from '../../contract/names.ts'
import type { SearchWords } from '../../contract/search/search-words.ts'
import { get } from '../client/api.ts'

const namesByKind = new Map<Kind, Promise<Names[]>>()
const wordsByKind = new Map<Kind, Promise<SearchWords>>()

/** @returns the names of all species of a kind, fetched again after a failure */
export function loadNames(kind: Kind): Promise<Names[]> {
  return fetchOnce(namesByKind, kind, async () => {
    const { returnNames } = await get(callsByKind[kind].names, {})
    return returnNames
  })
}

/**
 * @returns the further words of a kind, fetched again after a failure. Without the words, a search only finds names.
 */
export function loadWords(kind: Kind): Promise<SearchWords> {
  return fetchOnce(wordsByKind, kind, () => get(callsByKind[kind].words, {}))
}

function fetchOnce<Value>(
  promisesByKind: Map<Kind, Promise<Value>>,
  kind: Kind,
  load: () => Promise<Value>,
): Promise<Value> {
  const existing = promisesByKind.get(kind)
  if (existing) return existing
  const value = load()
  promisesByKind.set(kind, value)
  // Another request may have replaced the promise before the failure.
  value.catch(() => promisesByKind.get(kind) === value && promisesByKind.delete(kind))
  return value
}

/** Drops the cached names and words, after a change that may have added, renamed or removed a species. */
export function forgetNames(kind: Kind): void {
  namesByKind.delete(kind)
  wordsByKind.delete(kind)
}
