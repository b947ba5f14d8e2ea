/** Loads all species that a field offers, and searches them in the browser. */
import { useCallback, useMemo, useRef, useState } from 'react'
import type { Kind } from '../../contract/kinds.ts'
import { choiceMaximum } from '../../contract/limits.ts'
import type { Names } from '../../contract/names.ts'
import type { FuzzySearch } from '../search/fuzzy-search.ts'
import { loadNames, loadWords } from '../search/load-names.ts'
import { type ListedSpecies, type SpeciesList, speciesNamed } from './listed-species.ts'

interface Loaded {
  all: ListedSpecies[]
  search: FuzzySearch<ListedSpecies>
  /** The words that were added to the search, which find more species. */
  words?: object | undefined
}

/** @param kinds one or both, compared by content */
export function useOwnSpeciesList(kinds: readonly Kind[], text: string): SpeciesList {
  const [loaded, setLoaded] = useState<Loaded>()
  const [failed, setFailed] = useState(false)
  const last = useRef<Promise<ListedSpecies[]>[]>([])
  const asked = kinds.join()

  const prepare = useCallback(async () => {
    const kinds = asked.split(',') as Kind[]
    const lists = kinds.map(listOf)
    // The same names need no new index.
    if (lists.every((list, place) => list === last.current[place])) return
    last.current = lists
    try {
      // Fetches the words at the same time as the names.
      kinds.forEach(loadWords)
      const names = await indexOf(lists)
      if (last.current !== lists) return
      setLoaded(names)
      setFailed(false)
      const words = await names.search.loadWordsOf(kinds)
      if (last.current === lists) setLoaded({ ...names, words })
    } catch {
      if (last.current !== lists) return
      last.current = []
      setFailed(true)
    }
  }, [asked])

  return useMemo(() => {
    const found = text.trim() ? loaded?.search.find(text) : beginningOf(loaded)
    return {
      state: failed ? 'failed' : loaded ? 'ready' : 'unready',
      found: found ?? [],
      settled: failed || loaded !== undefined,
      named: () => speciesNamed(text, loaded?.all ?? []),
      prepare,
    }
  }, [prepare, loaded, failed, text])
}

const beginningOf = (loaded: Loaded | undefined) =>
  loaded?.all.slice(0, choiceMaximum).map((names) => ({ names }))

const listed = new WeakMap<Promise<Names[]>, Promise<ListedSpecies[]>>()

function listOf(kind: Kind): Promise<ListedSpecies[]> {
  const names = loadNames(kind)
  const list = listed.get(names) ?? names.then((all) => all.map((each) => ({ kind, ...each })))
  listed.set(names, list)
  return list
}

async function indexOf(lists: Promise<ListedSpecies[]>[]): Promise<Loaded> {
  const [{ createFuzzySearch }, ...all] = await Promise.all([
    import('../search/fuzzy-search.ts'),
    ...lists,
  ])
  return { all: all.flat(), search: createFuzzySearch(all.flat(), choiceMaximum) }
}
