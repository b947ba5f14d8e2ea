/**
 * Suggests names for the typed text. Names, words and search are fetched at the first focus; a
 * large site asks the server.
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

const ready = new WeakMap<Promise<Names[]>, Promise<Search>>()

/**
 * Creates the search once for each visit and kind, and again after a failure or a change of names.
 */
function loadSearch(kind: Kind): Promise<Search> {
  const names = loadNames(kind)
  const known = ready.get(names)
  if (known) return known
  const search = Promise.all([names, import('./fuzzy-search.ts')]).then(([list, fuzzy]) =>
    fuzzy.createFuzzySearch(list),
  )
  ready.set(names, search)
  search.catch(() => ready.delete(names))
  return search
}

export interface Suggestions {
  /** `unready` until the names are loaded; until then, the form works as it does without scripts. */
  state: 'unready' | 'ready' | 'failed'
  found: Found<Names>[]
  /** Whether `found` belongs to the current text, not to the previous one. */
  current: boolean
  /** Whether all names and words that could match the text are loaded. */
  settled: boolean
  prepare(): void
}

export function useSuggestions(kind: Kind, text: string): Suggestions {
  const byServer = useSuggestedByServer()[kind]
  const asked = useAskedNames([kind], byServer ? text : '', suggestionCount)
  const own = useOwnSuggestions(kind, text)
  return byServer ? { ...asked, settled: asked.current, prepare() {} } : own
}

function useOwnSuggestions(kind: Kind, text: string): Suggestions {
  const [search, setSearch] = useState<Search>()
  const [failed, setFailed] = useState(false)
  // The words that were added to the search, which find more names; null if they could not be loaded.
  const [words, setWords] = useState<object | null>()
  const asked = useRef(kind)

  const prepare = useCallback(() => {
    const isLatest = () => asked.current === kind
    // Fetches the words at the same time as the names.
    loadWords(kind)
    loadSearch(kind).then(
      async (loaded) => {
        if (!isLatest()) return
        setSearch(loaded)
        setFailed(false)
        const added = await loaded.loadWordsOf([kind])
        if (isLatest()) setWords(added ?? null)
      },
      () => isLatest() && setFailed(true),
    )
  }, [kind])

  // Forgets the names of the previous kind.
  useEffect(() => {
    asked.current = kind
    setSearch(undefined)
    setFailed(false)
    setWords(undefined)
  }, [kind])

  // biome-ignore lint/correctness/useExhaustiveDependencies: added words change the result
  const found = useMemo(() => search?.find(text) ?? [], [search, words, text])
  const state = failed ? 'failed' : search ? 'ready' : 'unready'
  const settled = words !== undefined
  return { state, found: failed ? [] : found, current: true, settled, prepare }
}
