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

/** Once a visit and kind; asked for again after a failure, and when names have changed. */
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
  /** `unready` until the names are there: the form then works as any form does. */
  state: 'unready' | 'ready' | 'failed'
  found: Found<Names>[]
  /** What is found is for this very text, not still for the one before. */
  current: boolean
  /** Nothing more is on its way that could find something. */
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
  // What the search has learnt: with it, it finds more; null where it will learn nothing.
  const [words, setWords] = useState<object | null>()
  const asked = useRef(kind)

  const prepare = useCallback(() => {
    const isMeant = () => asked.current === kind
    // On its way at once, beside the names.
    loadWords(kind)
    loadSearch(kind).then(
      async (loaded) => {
        if (!isMeant()) return
        setSearch(loaded)
        setFailed(false)
        const learnt = await loaded.learnAbout([kind])
        if (isMeant()) setWords(learnt ?? null)
      },
      () => isMeant() && setFailed(true),
    )
  }, [kind])

  // Another kind has other names.
  useEffect(() => {
    asked.current = kind
    setSearch(undefined)
    setFailed(false)
    setWords(undefined)
  }, [kind])

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was learnt changes what is found
  const found = useMemo(() => search?.find(text) ?? [], [search, words, text])
  const state = failed ? 'failed' : search ? 'ready' : 'unready'
  const settled = words !== undefined
  return { state, found: failed ? [] : found, current: true, settled, prepare }
}
