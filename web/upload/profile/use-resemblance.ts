/** Looks for recorded species that resemble the typed names. */
import { useCallback, useRef, useState } from 'react'
import type { Kind } from '../../../contract/kinds.ts'
import type { Names } from '../../../contract/names.ts'
import { useCandidates } from '../../search/ask-names.ts'
import { type Resemblance, resemblance, textsToAskFor } from './resemblance.ts'

const nothing: Resemblance = { same: undefined, near: [], by: 'latinName' }

/** @param except the Latin name of the species that is edited, if any */
export function useResemblance(kind: Kind, except?: string) {
  const [found, setFound] = useState(nothing)
  const candidates = useCandidates(kind)
  // Only the answer to the latest question is used.
  const asked = useRef(0)

  const look = useCallback(
    async (typed: Names) => {
      asked.current += 1
      const question = asked.current
      // The note is only advice, so it is left out without the names.
      const names = await candidates(textsToAskFor(typed)).catch(() => [])
      if (question === asked.current) setFound(resemblance(typed, names, except))
    },
    [candidates, except],
  )
  const clear = useCallback(() => {
    asked.current += 1
    setFound(nothing)
  }, [])
  return { found, look, clear }
}
