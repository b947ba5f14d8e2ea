/**
 * The search for names, the same in the browser, in the forms and on the server: the ranking of Fuse
 * decides wherever it finds at least as good a match as the further words do
 * (docs/decisions/0019-search-by-further-words.md).
 */
import { namesInBrowserMaximum, suggestionCount } from '../limits.ts'
import type { Names } from '../names.ts'
import type { MatchedName, SearchWords } from '../schemas/search-words.ts'
import { closeness, closenessOfNames } from './closeness.ts'
import { plainText } from './typed-text.ts'
import { createWordSearch, type WordMatch, type WordSearch } from './word-search.ts'

export interface FoundName {
  /** In the list of names. */
  place: number
  /** The name it was found by, where that is none of the three that are shown. */
  matched?: MatchedName
}

/** @returns places of the names resembling a text, best first: what the specification's Fuse says. */
export type FindResembling = (text: string, limit: number) => number[]

export interface NameSearch {
  /** The best first; nothing for no text. */
  find(text: string, limit?: number): FoundName[]
  /** From now on these words find names too. */
  learn(words: SearchWords): void
}

/** @param isLong whether finding quickly is worth an index that takes a while to make */
export function createNameSearch(
  names: readonly Names[],
  findResembling: FindResembling,
  isLong = names.length > namesInBrowserMaximum,
): NameSearch {
  let words: WordSearch | undefined
  return {
    learn(learnt) {
      words = createWordSearch(names, learnt, isLong)
    },
    find(text, limit = Number.POSITIVE_INFINITY) {
      const pattern = text.normalize('NFKC').trim()
      if (!pattern) return []
      const resembling = findResembling(pattern, limit)
      if (!words) return resembling.map((place) => ({ place }))
      return ranked(text, resembling, names, words, limit)
    },
  }
}

function ranked(
  text: string,
  resembling: number[],
  names: readonly Names[],
  words: WordSearch,
  limit: number,
): FoundName[] {
  const typed = plainText(text)
  const shown = (place: number) => {
    const three = names[place]
    return three ? closenessOfNames(three, typed) : closeness.alike
  }
  const best = Math.min(closeness.alike, ...resembling.slice(0, suggestionCount).map(shown))
  // What Fuse has found is told how it was found, and pushes as many others out of what is as good.
  const enough = limit + resembling.length
  const found = words.find(text, enough, resembling)
  const matches = new Map(found.map((match) => [match.place, match]))
  const better = [...matches.values()].filter((match) => match.closeness < best)
  const before = new Set(better.map(({ place }) => place))
  const after = resembling.filter((place) => !before.has(place))
  const among = new Set(after)
  const equal = [...matches.values()].filter((m) => m.closeness === best && !among.has(m.place))

  // What is as good as the best of Fuse's suggestions comes behind them and all that is as good.
  let end = Math.min(after.length, suggestionCount)
  while (end < after.length && shown(after[end] ?? -1) <= best) end++

  const told = (match: WordMatch | undefined, place: number): FoundName => {
    const matched = match && match.closeness < shown(place) && words.tell(match, text)
    return matched ? { place, matched } : { place }
  }
  const placeOf = ({ place }: WordMatch) => place
  const places = [
    ...better.map(placeOf),
    ...after.slice(0, end),
    ...equal.map(placeOf),
    ...after.slice(end),
  ]
  return places.slice(0, limit).map((place) => told(matches.get(place), place))
}
