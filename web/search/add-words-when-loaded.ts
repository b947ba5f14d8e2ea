/** Loads the further words of species, and then adds the words to a search. */
import type { Kind } from '../../contract/kinds.ts'
import type { SearchWords } from '../../contract/search/search-words.ts'
import { loadWords } from './load-names.ts'

interface WordSearch {
  addWords(words: SearchWords): void
}

const addedWords = new WeakMap<WordSearch, SearchWords[]>()

/** @returns the words; undefined if the words could not be loaded, so that the search finds only the three names */
export async function addWordsWhenLoaded(
  search: WordSearch,
  kinds: readonly Kind[],
): Promise<SearchWords[] | undefined> {
  try {
    const words = await Promise.all(kinds.map(loadWords))
    const earlierWords = addedWords.get(search)
    if (earlierWords && words.every((each, index) => each === earlierWords[index]))
      return earlierWords
    search.addWords(combineWords(words))
    addedWords.set(search, words)
    return words
  } catch {
    return undefined
  }
}

function combineWords(words: SearchWords[]): SearchWords {
  const combined: SearchWords = {
    otherNames: {},
    formerNames: {},
    synonyms: {},
    families: {},
    characters: {},
    readings: {},
    simplified: {},
  }
  for (const each of words) {
    for (const part of Object.keys(combined) as (keyof SearchWords)[]) {
      Object.assign(combined[part], each[part])
    }
  }
  return combined
}
