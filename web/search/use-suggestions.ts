/**
 * Suggests names for the typed text. The browser fetches names, further words and the search module when the field
 * first has the focus or a text. On a large site, the server suggests the names.
 */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Kind } from '../../contract/kinds.ts'
import { suggestionCount } from '../../contract/limits.ts'
import type { Names } from '../../contract/names.ts'
import { useSuggestedByServer } from './ask-names.ts'
import type { Found, FuzzySearch } from './fuzzy-search.ts'
import { loadNames, loadWords } from './load-names.ts'
import { useAskedNames } from './use-asked-names.ts'

type Search = FuzzySearch<Names>

const searches = new WeakMap<Promise<Names[]>, Promise<Search>>()

/** @returns the search of a kind, created once for each visit, and again after a failure or a change of names */
function loadSearch(kind: Kind): Promise<Search> {
  const names = loadNames(kind)
  const existing = searches.get(names)
  if (existing) return existing
  const search = Promise.all([names, import('./fuzzy-search.ts')]).then(([list, fuzzy]) =>
    fuzzy.createFuzzySearch(list),
  )
  searches.set(names, search)
  search.catch(() => searches.delete(names))
  return search
}

export interface Suggestions {
  /** `unready` until the names are loaded; until then, the form works as it does without scripts. */
  state: 'unready' | 'ready' | 'failed'
  found: Found<Names>[]
  /** Whether `found` belongs to the current text, not to the previous text. */
  isCurrent: boolean
  /** False while names or words that could match the text are still being loaded. */
  isSettled: boolean
  prepare(): void
}

export function useSuggestions(kind: Kind, text: string): Suggestions {
  const isSuggestedByServer = useSuggestedByServer()[kind]
  const serverSuggestions = useAskedNames([kind], isSuggestedByServer ? text : '', suggestionCount)
  const inBrowser = useBrowserSuggestions(kind, text)
  return isSuggestedByServer
    ? { ...serverSuggestions, isSettled: serverSuggestions.isCurrent, prepare() {} }
    : inBrowser
}

function useBrowserSuggestions(kind: Kind, text: string): Suggestions {
  const [search, setSearch] = useState<Search>()
  const [hasFailed, setFailed] = useState(false)
  // The further words that were added to the search; null if these words could not be loaded.
  const [words, setWords] = useState<object | null>()
  const latestKind = useRef(kind)

  const prepare = useCallback(() => {
    const isLatest = () => latestKind.current === kind
    // The words are fetched at the same time as the names.
    loadWords(kind)
    loadSearch(kind).then(
      async (loadedSearch) => {
        if (!isLatest()) return
        setSearch(loadedSearch)
        setFailed(false)
        const addedWords = await loadedSearch.loadWordsOf([kind])
        if (isLatest()) setWords(addedWords ?? null)
      },
      () => isLatest() && setFailed(true),
    )
  }, [kind])

  // A change of the kind drops the names of the previous kind.
  useEffect(() => {
    latestKind.current = kind
    setSearch(undefined)
    setFailed(false)
    setWords(undefined)
  }, [kind])

  // biome-ignore lint/correctness/useExhaustiveDependencies: added words change the result
  const found = useMemo(() => search?.find(text) ?? [], [search, words, text])
  const state = hasFailed ? 'failed' : search ? 'ready' : 'unready'
  const isSettled = words !== undefined
  return { state, found: hasFailed ? [] : found, isCurrent: true, isSettled, prepare }
}
