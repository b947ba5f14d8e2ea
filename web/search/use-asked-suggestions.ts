/** Suggestions of the server, which knows too many names to send. */
import { useEffect, useState } from 'react'
import type { Kind } from '../../contract/kinds.ts'
import type { Names } from '../../contract/names.ts'
import { get } from '../api.ts'
import type { Found } from './fuzzy-search.ts'
import type { Suggestions } from './use-suggestions.ts'

/** Milliseconds: whoever types on does not mean what they have typed so far. */
const pause = 80

interface Answered {
  kind: Kind
  text: string
  found: Found<Names>[]
}

/** @param text nothing is asked for none */
export function useAskedSuggestions(kind: Kind, text: string): Suggestions {
  const [answered, setAnswered] = useState<Answered>()
  const [failed, setFailed] = useState(false)
  const typed = text.trim()

  useEffect(() => {
    if (!typed) return
    const asking = new AbortController()
    const ask = async () => {
      try {
        const { suggestions } = await get('suggestNames', { q: typed, kind }, asking.signal)
        if (asking.signal.aborted) return
        const found = suggestions.map(({ matched, ...names }) => ({
          names,
          matched: matched ?? undefined,
        }))
        setAnswered({ kind, text: typed, found })
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
  }, [kind, typed])

  const ours = answered?.kind === kind && typed !== '' ? answered : undefined
  const current = ours?.text === typed
  return {
    state: failed && !current ? 'failed' : ours ? 'ready' : 'unready',
    // What was found for the text before stays in sight until the next is there.
    found: failed && !current ? [] : (ours?.found ?? []),
    current,
    settled: current,
    prepare() {},
  }
}
