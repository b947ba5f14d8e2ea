/** All species one can choose from, searchable; fetched when someone turns to the choice. */
import { useCallback, useMemo, useRef, useState } from 'react'
import type { Kind } from '../../contract/kinds.ts'
import { type Names, nameKey } from '../../contract/names.ts'
import type { Found, FuzzySearch } from '../search/fuzzy-search.ts'
import { loadNames, loadWords } from '../search/load-names.ts'

export interface ListedSpecies extends Names {
  kind: Kind
}

interface Loaded {
  all: ListedSpecies[]
  search: FuzzySearch<ListedSpecies>
  /** What the search has learnt: with it, it finds more. */
  words?: object | undefined
}

const shownAtMost = 50

/** @param kinds one or both; another list each time is no other question */
export function useSpeciesList(kinds: readonly Kind[]) {
  const [loaded, setLoaded] = useState<Loaded>()
  const [failed, setFailed] = useState(false)
  const last = useRef<Promise<ListedSpecies[]>[]>([])
  const asked = kinds.join()

  const prepare = useCallback(async () => {
    const kinds = asked.split(',') as Kind[]
    const lists = kinds.map(listOf)
    // The same names as before need no index anew.
    if (lists.every((list, place) => list === last.current[place])) return
    last.current = lists
    try {
      // On their way at once, beside the names.
      kinds.forEach(loadWords)
      const names = await indexOf(lists)
      if (last.current !== lists) return
      setLoaded(names)
      setFailed(false)
      const words = await names.search.learnAbout(kinds)
      if (last.current === lists) setLoaded({ ...names, words })
    } catch {
      last.current = []
      setFailed(true)
    }
  }, [asked])

  return useMemo(
    () => ({
      prepare,
      ready: loaded !== undefined,
      failed,
      /** What resembles a text, best first; the beginning of the list for none. */
      find(text: string): Found<ListedSpecies>[] {
        if (!loaded) return []
        if (text.trim()) return loaded.search.find(text)
        return loaded.all.slice(0, shownAtMost).map((names) => ({ names }))
      },
      /** The one species a text names in full, in any of the three languages. */
      named(text: string): ListedSpecies | undefined {
        const key = nameKey(text)
        const bearers = (loaded?.all ?? []).filter((species) =>
          [species.latinName, species.commonName, species.chineseName].some(
            (name) => nameKey(name) === key,
          ),
        )
        return key && bearers.length === 1 ? bearers[0] : undefined
      },
    }),
    [prepare, loaded, failed],
  )
}

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
  return { all: all.flat(), search: createFuzzySearch(all.flat(), shownAtMost) }
}
