/** Adds the further words of species to a search once they are loaded. */
import type { Kind } from '../../contract/kinds.ts'
import type { SearchWords } from '../../contract/search/search-words.ts'
import { loadWords } from './load-names.ts'

interface WordSearch {
  addWords(words: SearchWords): void
}

const addedWords = new WeakMap<WordSearch, SearchWords[]>()

/** @returns the words, or nothing if they could not be loaded; the search then finds names only */
export async function addWordsWhenLoaded(
  search: WordSearch,
  kinds: readonly Kind[],
): Promise<SearchWords[] | undefined> {
  try {
    const words = await Promise.all(kinds.map(loadWords))
    const before = addedWords.get(search)
    if (before && words.every((each, place) => each === before[place])) return before
    search.addWords(combined(words))
    addedWords.set(search, words)
    return words
  } catch {
    return undefined
  }
}

function combined(words: SearchWords[]): SearchWords {
  const all: SearchWords = {
    otherNames: {},
    formerNames: {},
    synonyms: {},
    families: {},
    characters: {},
    readings: {},
    simplified: {},
  }
  for (const each of words) {
    for (const part of Object.keys(all) as (keyof SearchWords)[]) {
      Object.assign(all[part], each[part])
    }
  }
  return all
}
