/** Defines the list of species that a field offers, and finds the species that a text names. */
import type { Kind } from '../../contract/kinds.ts'
import { type Names, nameKey } from '../../contract/names.ts'
import type { Found } from '../search/fuzzy-search.ts'

export interface ListedSpecies extends Names {
  kind: Kind
  /** The member's own new species, which is under review. */
  isNew?: boolean
}

export interface SpeciesList {
  /** `blank`: a large site shows no species until something is typed. */
  state: 'unready' | 'ready' | 'failed' | 'blank'
  /** The species that resemble the text, best first. Without a text, the beginning of the list. */
  found: Found<ListedSpecies>[]
  /** Whether every species that the text could name is loaded, or the loading failed. */
  settled: boolean
  /** The species that the text names exactly, in any of the three languages; undefined for none or several. */
  named(): ListedSpecies | undefined
  prepare(): void
}

/** @returns nothing if several species have the name */
export function speciesNamed(
  text: string,
  among: readonly ListedSpecies[],
): ListedSpecies | undefined {
  const key = nameKey(text)
  const matches = among.filter(({ latinName, commonName, chineseName }) =>
    [latinName, commonName, chineseName].some((name) => nameKey(name) === key),
  )
  return key && matches.length === 1 ? matches[0] : undefined
}
