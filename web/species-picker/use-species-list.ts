/** Lists the species that a field offers, fetched at the first focus or suggested by the server of a large site. */
import { useMemo } from 'react'
import type { Kind } from '../../contract/kinds.ts'
import { choiceMaximum } from '../../contract/limits.ts'
import { useSuggestedByServer } from '../search/ask-names.ts'
import { useAskedNames } from '../search/use-asked-names.ts'
import { type SpeciesList, speciesNamed } from './listed-species.ts'
import { useBrowserSpeciesList } from './use-browser-species-list.ts'

/**
 * @param kinds one or both kinds, compared by their values
 * @param text the typed text
 * @returns the species whose names resemble the text, with the state of the list
 */
export function useSpeciesList(kinds: readonly Kind[], text: string): SpeciesList {
  const isSuggestedByServer = useSuggestedByServer()
  const isLarge = kinds.some((kind) => isSuggestedByServer[kind])
  const browserList = useBrowserSpeciesList(kinds, isLarge ? '' : text)
  const answer = useAskedNames(kinds, isLarge ? text : '', choiceMaximum)
  const { state, found, isCurrent } = answer
  const serverList = useMemo(
    (): SpeciesList => ({
      state: text.trim() ? state : 'blank',
      found,
      isSettled: isCurrent || state === 'failed',
      findByName: () => speciesNamed(text, isCurrent ? found.map(({ names }) => names) : []),
      prepare() {},
    }),
    [state, found, isCurrent, text],
  )
  return isLarge ? serverList : browserList
}
