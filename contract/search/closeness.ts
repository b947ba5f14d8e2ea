/**
 * How good a match a name is for what was typed: one scale for what Fuse finds and for what is found
 * by further words, so that they can be compared (docs/decisions/0019-search-by-further-words.md).
 */
import type { Names } from '../names.ts'
import { plainText } from './typed-text.ts'

/** Less is better. */
export const closeness = {
  whole: 0,
  /** One of the name's words; or, as pinyin, all of it. */
  word: 1,
  /** The initials of all its syllables. */
  initials: 2,
  /** The beginning of one of its words, or of its pinyin. */
  beginning: 3,
  someInitials: 4,
  inside: 5,
  /** What only Fuse calls alike. */
  alike: 6,
} as const

/** Added where a polyphonic character was read as it is elsewhere, or a tone was another. */
export const otherwiseRead = 0.5

const partOfWord = /[\p{L}\p{N}]/u

/** @param name both of them plain @returns nothing where the name does not hold the text */
export function closenessOfText(name: string, typed: string): number | undefined {
  if (name === typed) return closeness.whole
  let best: number | undefined
  for (let at = name.indexOf(typed); at >= 0; at = name.indexOf(typed, at + 1)) {
    const starts = at === 0 || !partOfWord.test(name.charAt(at - 1))
    const ends = !partOfWord.test(name.charAt(at + typed.length))
    if (starts && ends) return closeness.word
    if (starts) best = closeness.beginning
    best ??= closeness.inside
  }
  return best
}

/** Of the three names shown everywhere. @param typed plain */
export function closenessOfNames(names: Names, typed: string): number {
  const each = [names.latinName, names.commonName, names.chineseName].map(
    (name) => closenessOfText(plainText(name), typed) ?? closeness.alike,
  )
  return Math.min(...each)
}
