/**
 * Searches names in the same way in the browser, in the forms and on the server. Where Fuse finds a match that is at
 * least as good as the further words, the ranking of Fuse applies (docs/decisions/0019-search-by-further-words.md).
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
  /** The name by which the species was found, unless this name is one of the three shown names. */
  matched?: MatchedName
  /** Present if no name contains the text, so the species is a guess. */
  similar?: true
}

/**
 * Finds the indexes of the names that are similar to a text, the best first. The result must equal the result of Fuse
 * with the options of the specification.
 */
export type FindResembling = (text: string, limit: number) => number[]

export interface NameSearch {
  /** @returns the names that match, the best first; empty for an empty text */
  find(text: string, limit?: number): FoundName[]
  /** Adds the further words, which later searches use. */
  addWords(words: SearchWords): void
}

/** @param isLong whether the list is so long that an index for fast searches is worth its construction time */
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
  const closenessAt = (place: number) => shownCloseness(names[place], typed)
  const best = Math.min(closeness.similar, ...resembling.slice(0, suggestionCount).map(closenessAt))
  // The limit for words is higher, because each of Fuse's results may be among the words too.
  const wordLimit = limit + resembling.length
  const found = words.find(text, wordLimit, resembling)
  const matches = new Map(found.map((match) => [match.place, match]))
  const betterMatches = [...matches.values()].filter((match) => match.closeness < best)
  const betterPlaces = new Set(betterMatches.map(({ place }) => place))
  const laterPlaces = resembling.filter((place) => !betterPlaces.has(place))
  const laterSet = new Set(laterPlaces)
  const equalMatches = [...matches.values()].filter(
    (m) => m.closeness === best && !laterSet.has(m.place),
  )

  // Words that match equally well follow Fuse's suggestions and Fuse's other equally good results.
  let end = Math.min(laterPlaces.length, suggestionCount)
  while (end < laterPlaces.length && closenessAt(laterPlaces[end] ?? -1) <= best) end++

  const resultAt = (place: number): FoundName => {
    const [match, shownMatch] = [matches.get(place), closenessAt(place)]
    const wordMatch = match && match.closeness < shownMatch ? match : undefined
    return foundName(
      place,
      wordMatch?.closeness ?? shownMatch,
      wordMatch && words.matchedName(wordMatch, text),
    )
  }
  const placeOf = ({ place }: WordMatch) => place
  // If a shown name contains the text, the first of `laterPlaces` stays a suggestion, even if many words match better.
  const aheadCount = best < closeness.similar ? suggestionCount - 1 : betterMatches.length
  const places = [
    ...betterMatches.slice(0, aheadCount).map(placeOf),
    ...(betterMatches.length > aheadCount ? laterPlaces.slice(0, 1) : []),
    ...betterMatches.slice(aheadCount).map(placeOf),
    ...laterPlaces.slice(betterMatches.length > aheadCount ? 1 : 0, end),
    ...equalMatches.map(placeOf),
    ...laterPlaces.slice(end),
  ]
  return places.slice(0, limit).map(resultAt)
}

const shownCloseness = (names: Names | undefined, typed: string) =>
  names ? closenessOfNames(names, typed) : closeness.similar

function foundName(place: number, close: number, matched?: MatchedName): FoundName {
  const isGuess = close >= closeness.similar
  return { place, ...(matched && { matched }), ...(isGuess && { similar: true }) }
}
