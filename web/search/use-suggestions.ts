/** Suggestions for what is being typed; the names and the search are fetched at the first focus. */
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Kind } from '../../contract/kinds.ts'
import type { Names } from '../../contract/names.ts'
import { loadNames } from './load-names.ts'

type Search = (text: string) => Names[]

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
  found: Names[]
  prepare(): void
}

export function useSuggestions(kind: Kind, text: string): Suggestions {
  const [state, setState] = useState<Suggestions['state']>('unready')
  const search = useRef<Search>(undefined)

  const prepare = useCallback(() => {
    loadSearch(kind).then(
      (loaded) => {
        search.current = loaded
        setState('ready')
      },
      () => setState('failed'),
    )
  }, [kind])

  // Another kind has other names.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the kind alone decides
  useEffect(() => {
    search.current = undefined
    setState('unready')
  }, [kind])

  return { state, found: state === 'ready' ? (search.current?.(text) ?? []) : [], prepare }
}
