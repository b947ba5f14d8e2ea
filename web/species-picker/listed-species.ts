/** The type of a list of species that a field offers, from the browser or from the server. */
import type { Kind } from '../../contract/kinds.ts'
import { type Names, nameKey } from '../../contract/names.ts'
import type { Found } from '../search/fuzzy-search.ts'

export interface ListedSpecies extends Names {
  kind: Kind
}

export interface SpeciesList {
  /** `blank`: of a large site none is shown until something is typed. */
  state: 'unready' | 'ready' | 'failed' | 'blank'
  /** What resembles the text, best first; for none the beginning of the list. */
  found: Found<ListedSpecies>[]
  /** Nothing is on its way any more that the text could name. */
  settled: boolean
  /** The one species the text names in full, in any of the three languages. */
  named(): ListedSpecies | undefined
  prepare(): void
}

/** @returns nothing where several bear the name */
export function bearerOf(text: string, among: readonly ListedSpecies[]): ListedSpecies | undefined {
  const key = nameKey(text)
  const bearers = among.filter(({ latinName, commonName, chineseName }) =>
    [latinName, commonName, chineseName].some((name) => nameKey(name) === key),
  )
  return key && bearers.length === 1 ? bearers[0] : undefined
}
