/** Asks the server for names while the reader types, on sites with too many names for a browser. */
import { useEffect, useState } from 'react'
import type { Kind } from '../../contract/kinds.ts'
import type { Names } from '../../contract/names.ts'
import { askNames } from './ask-names.ts'
import type { Found } from './fuzzy-search.ts'

/** Milliseconds of debounce while the reader types. */
const pause = 80

export interface AskedNames {
  state: 'unready' | 'ready' | 'failed'
  /** The names for the previous text stay until the next answer. */
  found: Found<Names & { kind: Kind }>[]
  /** Whether `found` belongs to the current text. */
  current: boolean
}

interface Answered {
  kinds: string
  text: string
  found: Found<Names & { kind: Kind }>[]
}

/**
 * @param kinds compared by content, so that an equal array causes no new request
 * @param text an empty text causes no request
 * @param limit the number of names for each kind
 */
export function useAskedNames(kinds: readonly Kind[], text: string, limit: number): AskedNames {
  const [answered, setAnswered] = useState<Answered>()
  const [failed, setFailed] = useState(false)
  const typed = text.trim()
  const joined = kinds.join()

  useEffect(() => {
    if (!typed) return
    const asking = new AbortController()
    const ask = async () => {
      const of = (kind: Kind) => askNames({ q: typed, kind, limit }, asking.signal)
      try {
        const each = (joined.split(',') as Kind[]).map(async (kind) =>
          (await of(kind)).map((found) => ({ ...found, names: { kind, ...found.names } })),
        )
        const found = bestOfEach(await Promise.all(each))
        if (asking.signal.aborted) return
        setAnswered({ kinds: joined, text: typed, found })
        setFailed(false)
      } catch {
        if (!asking.signal.aborted) setFailed(true)
      }
    }
    const timer = setTimeout(ask, pause)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [joined, typed, limit])

  const ours = answered?.kinds === joined && typed !== '' ? answered : undefined
  const current = ours?.text === typed
  return {
    state: failed && !current ? 'failed' : ours ? 'ready' : 'unready',
    found: failed && !current ? [] : (ours?.found ?? []),
    current,
  }
}

/** Takes one name of each kind in turn, because the similarities of two kinds cannot be compared. */
function bestOfEach<Item>(lists: readonly Item[][]): Item[] {
  const longest = Math.max(...lists.map(({ length }) => length))
  return Array.from({ length: longest }, (_, rank) =>
    lists.flatMap((list) => list.slice(rank, rank + 1)),
  ).flat()
}
