/** Defines the list of species that a field offers, and finds the species with a given name. */
import type { Kind } from '../../contract/kinds.ts'
import { type Names, nameKey } from '../../contract/names.ts'
import type { Found } from '../search/fuzzy-search.ts'

export interface ListedSpecies extends Names {
  kind: Kind
  /** Whether the species is the member's own undecided new species. */
  isNew?: boolean
}

export interface SpeciesList {
  /** `blank` means that a large site shows no recorded species until the reader types a text. */
  state: 'unready' | 'ready' | 'failed' | 'blank'
  /**
   * The species whose names resemble the text, the most similar first, after the member's own new species. Without a
   * text, the beginning of the list, or no recorded species on a large site.
   */
  found: Found<ListedSpecies>[]
  /** Whether every species that the text could name is loaded, or the loading failed. */
  isSettled: boolean
  /** @returns the only species with this name in any language; undefined for no species or several species */
  findByName(): ListedSpecies | undefined
  prepare(): void
}

/** @returns the only species with this name in any language; undefined for no species or several species */
export function speciesNamed(
  text: string,
  candidates: readonly ListedSpecies[],
): ListedSpecies | undefined {
  const key = nameKey(text)
  const matches = candidates.filter(({ latinName, commonName, chineseName }) =>
    [latinName, commonName, chineseName].some((name) => nameKey(name) === key),
  )
  return key && matches.length === 1 ? matches[0] : undefined
}
