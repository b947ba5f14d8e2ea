/**
 * Searches names in the browser (specification, section 5). The page loads the module when a search field first has the
 * focus or a text. The search also finds species by further words after these words are loaded.
 */
import Fuse from 'fuse.js'
import type { Kind } from '../../contract/kinds.ts'
import { fuzzySearch, suggestionCount } from '../../contract/limits.ts'
import type { Names } from '../../contract/names.ts'
import { createNameSearch } from '../../contract/search/name-search.ts'
import type { MatchedName, SearchWords } from '../../contract/search/search-words.ts'
import { addWordsWhenLoaded } from './add-words-when-loaded.ts'

export interface Found<Named> {
  names: Named
  /** The matching name, if this name is none of the three names. */
  matched?: MatchedName | undefined
}

export interface FuzzySearch<Named> {
  /** @returns the best names for a text, at most `limit`; none for an empty text */
  find(text: string): Found<Named>[]
  addWords(words: SearchWords): void
  /** Adds the further words of these kinds to the search. @returns the words; undefined if loading failed */
  loadWordsOf(kinds: readonly Kind[]): Promise<object | undefined>
}

export function createFuzzySearch<Named extends Names>(
  names: readonly Named[],
  limit = suggestionCount,
): FuzzySearch<Named> {
  const list = Array.isArray(names) ? names : []
  const fuse = new Fuse(list, fuzzySearch)
  const search = createNameSearch(list, (text, maximum) =>
    fuse.search(text, { limit: maximum }).map((result) => result.refIndex),
  )
  return {
    addWords: search.addWords,
    loadWordsOf: (kinds) => addWordsWhenLoaded(search, kinds),
    find: (text) =>
      search.find(text, limit).flatMap(({ place, matched }) => {
        const entry = list[place]
        return entry ? [{ names: entry, matched }] : []
      }),
  }
}
