/** Loads all species that a field offers, and searches them in the browser. */
import { useCallback, useMemo, useRef, useState } from 'react'
import type { Kind } from '../../contract/kinds.ts'
import { choiceMaximum } from '../../contract/limits.ts'
import type { Names } from '../../contract/names.ts'
import type { FuzzySearch } from '../search/fuzzy-search.ts'
import { loadNames, loadWords } from '../search/load-names.ts'
import { type ListedSpecies, type SpeciesList, speciesNamed } from './listed-species.ts'

interface LoadedSpecies {
  all: ListedSpecies[]
  search: FuzzySearch<ListedSpecies>
  /** The further words that were added to the search. */
  words?: object | undefined
}

/** @param kinds one or both kinds, compared by their values */
export function useBrowserSpeciesList(kinds: readonly Kind[], text: string): SpeciesList {
  const [loadedSpecies, setLoaded] = useState<LoadedSpecies>()
  const [hasFailed, setFailed] = useState(false)
  const latestLists = useRef<Promise<ListedSpecies[]>[]>([])
  const kindList = kinds.join()

  const prepare = useCallback(async () => {
    const kinds = kindList.split(',') as Kind[]
    const lists = kinds.map(listOf)
    // The same names need no new search.
    if (lists.every((list, index) => list === latestLists.current[index])) return
    latestLists.current = lists
    try {
      // The words are fetched at the same time as the names.
      kinds.forEach(loadWords)
      const names = await searchOf(lists)
      if (latestLists.current !== lists) return
      setLoaded(names)
      setFailed(false)
      const words = await names.search.loadWordsOf(kinds)
      if (latestLists.current === lists) setLoaded({ ...names, words })
    } catch {
      if (latestLists.current !== lists) return
      latestLists.current = []
      setFailed(true)
    }
  }, [kindList])

  return useMemo(() => {
    const found = text.trim() ? loadedSpecies?.search.find(text) : beginningOf(loadedSpecies)
    return {
      state: hasFailed ? 'failed' : loadedSpecies ? 'ready' : 'unready',
      found: found ?? [],
      isSettled: hasFailed || loadedSpecies !== undefined,
      findByName: () => speciesNamed(text, loadedSpecies?.all ?? []),
      prepare,
    }
  }, [prepare, loadedSpecies, hasFailed, text])
}

const beginningOf = (loadedSpecies: LoadedSpecies | undefined) =>
  loadedSpecies?.all.slice(0, choiceMaximum).map((names) => ({ names }))

const listsByNames = new WeakMap<Promise<Names[]>, Promise<ListedSpecies[]>>()

function listOf(kind: Kind): Promise<ListedSpecies[]> {
  const names = loadNames(kind)
  const list =
    listsByNames.get(names) ?? names.then((all) => all.map((each) => ({ kind, ...each })))
  listsByNames.set(names, list)
  return list
}

async function searchOf(lists: Promise<ListedSpecies[]>[]): Promise<LoadedSpecies> {
  const [{ createFuzzySearch }, ...all] = await Promise.all([
    import('../search/fuzzy-search.ts'),
    ...lists,
  ])
  return { all: all.flat(), search: createFuzzySearch(all.flat(), choiceMaximum) }
}
