/**
 * Searches names, in the same way in the browser, the forms and on the server. Fuse's ranking decides wherever it
 * finds at least as good a match as the further words
 * (docs/decisions/0019-search-by-further-words.md).
 */
import { namesInBrowserMaximum, suggestionCount } from '../limits.ts'
import type { Names } from '../names.ts'
import { closeness, closenessOfNames } from './closeness.ts'
import type { MatchedName, SearchWords } from './search-words.ts'
import { plainText } from './typed-text.ts'
import { createWordSearch, type WordMatch, type WordSearch } from './word-search.ts'

export interface FoundName {
  /** Index in the list of names. */
  place: number
  /** The name by which the species was found, unless this is one of the three shown names. */
  matched?: MatchedName
  /** Whether no name contains the text and the species is a guess. */
  similar?: true
}

/** @returns the places of the names similar to a text, best first, exactly as the specified Fuse finds them. */
export type FindResembling = (text: string, limit: number) => number[]

export interface NameSearch {
  /** The best match first; empty for an empty text. */
  find(text: string, limit?: number): FoundName[]
  /** Adds the further words, which later searches use. */
  addWords(words: SearchWords): void
}

/** @param isLong whether the list is so long that an index for fast searches is worth the time to make it */
export function createNameSearch(
  names: readonly Names[],
  findResembling: FindResembling,
  isLong = names.length > namesInBrowserMaximum,
): NameSearch {
  let words: WordSearch | undefined
  return {
    addWords(further) {
      words = createWordSearch(names, further, isLong)
    },
    find(text, limit = Number.POSITIVE_INFINITY) {
      const pattern = text.normalize('NFKC').trim()
      if (!pattern) return []
      const resembling = findResembling(pattern, limit)
      if (!words) {
        const typed = plainText(text)
        return resembling.map((place) => foundName(place, shownCloseness(names[place], typed)))
      }
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
  const shown = (place: number) => shownCloseness(names[place], typed)
  const best = Math.min(closeness.similar, ...resembling.slice(0, suggestionCount).map(shown))
  // Asks for more words than the limit, because each of Fuse's results may be among them too.
  const enough = limit + resembling.length
  const found = words.find(text, enough, resembling)
  const matches = new Map(found.map((match) => [match.place, match]))
  const better = [...matches.values()].filter((match) => match.closeness < best)
  const before = new Set(better.map(({ place }) => place))
  const after = resembling.filter((place) => !before.has(place))
  const among = new Set(after)
  const equal = [...matches.values()].filter((m) => m.closeness === best && !among.has(m.place))

  // Words that match equally well follow Fuse's suggestions and Fuse's other equally good results.
  let end = Math.min(after.length, suggestionCount)
  while (end < after.length && shown(after[end] ?? -1) <= best) end++

  const present = (place: number): FoundName => {
    const [match, own] = [matches.get(place), shown(place)]
    const further = match && match.closeness < own ? match : undefined
    return foundName(place, further?.closeness ?? own, further && words.matchedName(further, text))
  }
  const placeOf = ({ place }: WordMatch) => place
  // Fuse's first result stays a suggestion if a shown name contains the text, even if many words match better.
  const ahead = best < closeness.similar ? suggestionCount - 1 : better.length
  const places = [
    ...better.slice(0, ahead).map(placeOf),
    ...(better.length > ahead ? after.slice(0, 1) : []),
    ...better.slice(ahead).map(placeOf),
    ...after.slice(better.length > ahead ? 1 : 0, end),
    ...equal.map(placeOf),
    ...after.slice(end),
  ]
  return places.slice(0, limit).map(present)
}

const shownCloseness = (names: Names | undefined, typed: string) =>
  names ? closenessOfNames(names, typed) : closeness.similar

function foundName(place: number, close: number, matched?: MatchedName): FoundName {
  const isGuess = close >= closeness.similar
  return { place, ...(matched && { matched }), ...(isGuess && { similar: true }) }
}
