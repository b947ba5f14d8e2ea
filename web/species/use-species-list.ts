/** All species one can choose from, searchable; fetched when someone turns to the choice. */
import { useCallback, useMemo, useRef, useState } from 'react'
import type { Kind } from '../../contract/kinds.ts'
import { type Names, nameKey } from '../../contract/names.ts'
import { loadNames } from '../search/load-names.ts'

export interface ListedSpecies extends Names {
  kind: Kind
}

interface Loaded {
  all: ListedSpecies[]
  search: (text: string) => ListedSpecies[]
}

const shownAtMost = 50

/** @param kinds one or both; another list each time is no other question */
export function useSpeciesList(kinds: readonly Kind[]) {
  const [loaded, setLoaded] = useState<Loaded>()
  const [failed, setFailed] = useState(false)
  const last = useRef<Promise<ListedSpecies[]>[]>([])
  const asked = kinds.join()

  const prepare = useCallback(async () => {
    const lists = (asked.split(',') as Kind[]).map(listOf)
    // The same names as before need no index anew.
    if (lists.every((list, place) => list === last.current[place])) return
    last.current = lists
    try {
      setLoaded(await indexOf(lists))
      setFailed(false)
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
      find(text: string): ListedSpecies[] {
        if (!loaded) return []
        return text.trim() ? loaded.search(text) : loaded.all.slice(0, shownAtMost)
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
