/**
 * Measures how well a name matches the typed text. Fuse's results and the further words share this scale, so that the
 * search can compare them (docs/decisions/0019-search-by-further-words.md).
 */
import type { Names } from '../names.ts'
import { plainText } from './typed-text.ts'

/** A smaller number is a better match. */
export const closeness = {
  whole: 0,
  /** The text is a whole word of the name, or the whole pinyin. */
  word: 1,
  /** The text is the initials of all syllables. */
  initials: 2,
  /** The text is the beginning of a word, or of the pinyin. */
  beginning: 3,
  someInitials: 4,
  inside: 5,
  /** Only Fuse finds the name similar. */
  similar: 6,
} as const

/**
 * The amount that is added once for an unusual match. A match is unusual if the character does not have the typed
 * reading in the name, or if the tone differs. A match is also unusual if u is typed for ü, or if zh, ch or sh counts
 * as one initial.
 */
export const otherReading = 0.5

const partOfWord = /[\p{L}\p{N}]/u

/** @returns the closeness of two texts from `plainText`; undefined if the name does not contain the typed text */
export function closenessOfText(name: string, typed: string): number | undefined {
  if (name === typed) return closeness.whole
  let best: number | undefined
  for (let start = name.indexOf(typed); start >= 0; start = name.indexOf(typed, start + 1)) {
    const startsWord = start === 0 || !partOfWord.test(name.charAt(start - 1))
    const endsWord = !partOfWord.test(name.charAt(start + typed.length))
    if (startsWord && endsWord) return closeness.word
    if (startsWord) best = closeness.beginning
    best ??= closeness.inside
  }
  return best
}

/** @returns the best closeness of the three shown names to a text from `plainText` */
export function closenessOfNames(names: Names, typed: string): number {
  const nameCloseness = [names.latinName, names.commonName, names.chineseName].map(
    (name) => closenessOfText(plainText(name), typed) ?? closeness.similar,
  )
  return Math.min(...nameCloseness)
}
