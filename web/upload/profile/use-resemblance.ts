/** Finds recorded species that resemble the typed names, so that a form can show a note. */
import { useCallback, useRef, useState } from 'react'
import type { Kind } from '../../../contract/kinds.ts'
import type { Names } from '../../../contract/names.ts'
import { useCandidates } from '../../search/ask-names.ts'
import { type Resemblance, resemblance, textsToSearch } from './resemblance.ts'

const noResemblance: Resemblance = { same: undefined, near: [], by: 'latinName' }

/**
 * @param except the Latin name of the edited species, if a species is edited
 * @returns the resembling species, and functions that compare typed names and that clear the result
 */
export function useResemblance(kind: Kind, except?: string) {
  const [found, setFound] = useState(noResemblance)
  const candidates = useCandidates(kind)
  // Only the answer to the latest request is used.
  const latestRequest = useRef(0)

  const compare = useCallback(
    async (typed: Names) => {
      latestRequest.current += 1
      const request = latestRequest.current
      // The note is only advice, so a failed request shows no note.
      const names = await candidates(textsToSearch(typed)).catch(() => [])
      if (request === latestRequest.current) setFound(resemblance(typed, names, except))
    },
    [candidates, except],
  )
  const clear = useCallback(() => {
    latestRequest.current += 1
    setFound(noResemblance)
  }, [])
  return { found, compare, clear }
}
