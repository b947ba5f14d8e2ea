/** Fetches suggested names from the server while the reader types, on sites with too many names for a browser. */
import { useEffect, useState } from 'react'
import type { Kind } from '../../contract/kinds.ts'
import type { Names } from '../../contract/names.ts'
import { askNames } from './ask-names.ts'
import type { Found } from './fuzzy-search.ts'

/** The debounce while the reader types, in milliseconds. */
const debounce = 80

export interface AskedNames {
  state: 'unready' | 'ready' | 'failed'
  /** The names for the previous text stay until the next answer or failure. */
  found: Found<Names & { kind: Kind }>[]
  /** Whether `found` belongs to the current text. */
  isCurrent: boolean
}

interface Answered {
  kinds: string
  text: string
  found: Found<Names & { kind: Kind }>[]
}

/**
 * @param kinds the kinds, compared by their values, so that an equal array causes no new request
 * @param text the typed text; an empty text causes no request
 * @param limit the number of names for each kind
 */
export function useAskedNames(kinds: readonly Kind[], text: string, limit: number): AskedNames {
  const [lastAnswer, setLastAnswer] = useState<Answered>()
  const [hasFailed, setFailed] = useState(false)
  const query = text.trim()
  const kindList = kinds.join()

  useEffect(() => {
    if (!query) return
    const controller = new AbortController()
    const ask = async () => {
      const namesOf = (kind: Kind) => askNames({ q: query, kind, limit }, controller.signal)
      try {
        const each = (kindList.split(',') as Kind[]).map(async (kind) =>
          (await namesOf(kind)).map((found) => ({ ...found, names: { kind, ...found.names } })),
        )
        const found = interleave(await Promise.all(each))
        if (controller.signal.aborted) return
        setLastAnswer({ kinds: kindList, text: query, found })
        setFailed(false)
      } catch {
        if (!controller.signal.aborted) setFailed(true)
      }
    }
    const timer = setTimeout(ask, debounce)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [kindList, query, limit])

  const currentAnswer = lastAnswer?.kinds === kindList && query !== '' ? lastAnswer : undefined
  const isCurrent = currentAnswer?.text === query
  return {
    state: hasFailed && !isCurrent ? 'failed' : currentAnswer ? 'ready' : 'unready',
    found: hasFailed && !isCurrent ? [] : (currentAnswer?.found ?? []),
    isCurrent,
  }
}

/** @returns one item of each list in turn, because the similarities of two kinds cannot be compared */
function interleave<Item>(lists: readonly Item[][]): Item[] {
  const longest = Math.max(...lists.map(({ length }) => length))
  return Array.from({ length: longest }, (_, rank) =>
    lists.flatMap((list) => list.slice(rank, rank + 1)),
  ).flat()
}
