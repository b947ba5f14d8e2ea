/** Fetches the names that the server suggests for a text, on sites with too many names for a browser. */
import { useCallback } from 'react'
import type { Kind } from '../../contract/kinds.ts'
import { choiceMaximum, searchTextMaximum } from '../../contract/limits.ts'
import type { Names } from '../../contract/names.ts'
import { get } from '../client/api.ts'
import { useRootData } from '../page-data/root-data.ts'
import type { Found } from './fuzzy-search.ts'
import { loadNames } from './load-names.ts'

/** @returns for each kind, whether the server suggests names because a browser cannot load all names of the kind */
export function useSuggestedByServer(): Record<Kind, boolean> {
  return useRootData()?.suggestedByServer ?? { plant: false, bird: false }
}

/** @returns at most `limit` names in the order of their similarity to the text */
export async function askNames(
  question: { kind: Kind; q: string; limit?: number },
  signal?: AbortSignal,
): Promise<Found<Names>[]> {
  const { suggestions } = await get('suggestNames', question, signal)
  return suggestions.map(({ matched, ...names }) => ({ names, matched: matched ?? undefined }))
}

/**
 * @returns a function that loads the species that the texts may name. On a large site, the function returns the species
 * with similar names. On other sites, the function returns all species of the kind.
 */
export function useCandidates(kind: Kind): (texts: readonly string[]) => Promise<Names[]> {
  const isSuggestedByServer = useSuggestedByServer()[kind]
  return useCallback(
    async (texts) => {
      if (!isSuggestedByServer) return loadNames(kind)
      const queries = new Set(texts.map((text) => text.trim().slice(0, searchTextMaximum)))
      queries.delete('')
      const answers = await Promise.all(
        [...queries].map((q) => askNames({ kind, q, limit: choiceMaximum })),
      )
      const entries = answers.flat().map(({ names }) => [names.latinName, names] as const)
      return [...new Map(entries).values()]
    },
    [isSuggestedByServer, kind],
  )
}
