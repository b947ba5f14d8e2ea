/**
 * Finds Chinese names by pinyin, complete or incomplete, from the first or a later syllable. Initials alone match from
 * the first syllable only.
 */

import { closeness, otherReading } from './closeness.ts'
import type { SearchWords } from './search-words.ts'
import { hasHan, spellSyllable, type TypedPinyin } from './typed-text.ts'

interface Reading {
  letters: string
  /** The tone from 1 to 4, or 0 for the neutral tone. */
  tone: number
  /** Whether the character has this reading in the name. */
  isUsual: boolean
}

/** The readings that may be typed for one character. */
type Syllable = Reading[]

/**
 * A condition for candidate names, which must begin with a character, or contain the character if `anywhere` is set.
 */
export interface Beginning {
  character: string
  /** The first letter of the next syllable, as `followed` lists it; undefined for any letter. */
  next: string | undefined
  anywhere: boolean
}

interface TypingStyle {
  /** The texts that a reader may type for a reading, the most usual first. */
  pieces(reading: Reading): string[]
  /** The closeness if the text is the whole name; `part` is the closeness if the text is the beginning of the name. */
  whole: number
  part: number
}

const fullPinyin: TypingStyle = {
  pieces: ({ letters }) => [letters],
  whole: closeness.word,
  part: closeness.beginning,
}
const laterPinyin: TypingStyle = { ...fullPinyin, whole: closeness.inside, part: closeness.inside }
const initialsOnly: TypingStyle = {
  pieces: ({ letters }) =>
    /^[csz]h/.test(letters) ? [letters.slice(0, 1), letters.slice(0, 2)] : [letters.slice(0, 1)],
  whole: closeness.initials,
  part: closeness.someInitials,
}
/** Matches any first letter of the next syllable. */
const anyLetter = '*'
/** Minimum letters for a search inside names; two letters occur in too many names. */
const laterLettersMinimum = 3

export class Pinyin {
  readonly #words: Pick<SearchWords, 'characters' | 'readings'>
  readonly #syllableByCharacter = new Map<string, Syllable>()

  constructor(words: Pick<SearchWords, 'characters' | 'readings'>) {
    this.#words = words
    for (const [character, readings] of Object.entries(words.characters)) {
      // Only Chinese characters have pinyin.
      if (hasHan(character))
        this.#syllableByCharacter.set(character, readings.split(' ').flatMap(readingsOf))
    }
  }

  /** @returns the pinyin with tone marks, such as `yín xìng`; characters that are not Chinese stay unchanged */
  of(name: string): string {
    const inName = this.#words.readings[name]?.split(' ')
    let index = 0
    const parts = [...name].map((character) => {
      const readings = this.#words.characters[character]?.split(' ')
      return readings ? ` ${inName?.[index++] ?? readings[0]} ` : character
    })
    return parts.join('').replace(/\s+/gu, ' ').trim()
  }

  /** @returns conditions for names that may contain the letters; a name that meets no condition cannot match */
  candidates({ letters }: TypedPinyin): Beginning[] {
    const found = new Map<string, Beginning>()
    const add = (character: string, next: string | undefined, anywhere: boolean) =>
      found.set(`${character}${next}${anywhere}`, { character, next, anywhere })
    const anywhere = letters.length >= laterLettersMinimum
    // The initial of a character has at most two letters.
    const afterInitials = letters.slice(1, /^[csz]h/.test(letters) ? 3 : 2)
    for (const [character, syllable] of this.#syllableByCharacter) {
      for (const reading of syllable) {
        if (reading.letters.startsWith(letters)) add(character, undefined, anywhere)
        else if (letters.startsWith(reading.letters)) {
          add(character, letters[reading.letters.length], anywhere)
          add(character, anyLetter, anywhere)
        }
        if (reading.letters[0] !== letters[0]) continue
        for (const next of [...afterInitials, anyLetter]) add(character, next, false)
      }
    }
    return [...found.values()]
  }

  /** Yields each Chinese character of a name with the possible first letters of the next syllable. */
  *followed(name: string): Generator<{ character: string; next: Iterable<string> }> {
    const characters = [...name].filter((character) => this.#syllableByCharacter.has(character))
    const inName = this.#words.readings[name]?.split(' ')
    // Each Latin letter or digit in a name is a separate syllable.
    const isAnyNext = /[a-z0-9]/i.test(name)
    for (const [index, character] of characters.entries()) {
      const nextReadings = orderedReadings(
        inName?.[index + 1],
        this.#syllableByCharacter.get(characters[index + 1] ?? '') ?? [],
      )
      const initials = nextReadings.map(({ letters }) => letters.charAt(0))
      yield { character, next: isAnyNext ? anyLetter : new Set(initials) }
    }
  }

  /** @returns the closeness of the name; undefined if the letters match neither its pinyin nor its initials */
  closeness(name: string, typed: TypedPinyin): number | undefined {
    const syllables = this.#syllables(name)
    const results: number[] = []
    if (syllables.length > 1 && !typed.tones.some(Boolean)) {
      results.push(matchFrom(syllables, 0, typed, initialsOnly))
    }
    const starts = typed.letters.length >= laterLettersMinimum ? syllables.length : 1
    for (let start = 0; start < starts; start++) {
      if (!beginsSyllable(syllables[start] ?? [], typed.letters)) continue
      results.push(matchFrom(syllables, start, typed, start === 0 ? fullPinyin : laterPinyin))
    }
    const best = Math.min(...results)
    return best < closeness.similar ? best : undefined
  }

  #syllables(name: string): Syllable[] {
    const inName = this.#words.readings[name]?.split(' ')
    let index = 0
    return [...name.toLowerCase()].flatMap((character) => {
      const spelt = this.#syllableByCharacter.get(character)
      if (spelt) return [orderedReadings(inName?.[index++], spelt)]
      if (!/[a-z0-9]/.test(character)) return []
      return [[{ letters: character, tone: 0, isUsual: true }]]
    })
  }
}

function beginsSyllable(syllable: Syllable, letters: string): boolean {
  return syllable.some(
    (reading) => letters.startsWith(reading.letters) || reading.letters.startsWith(letters),
  )
}

/** @returns the readings of a pinyin syllable; readers type the letter ü as v, and often as u */
function readingsOf(syllable: string, index = 0): Syllable {
  const spelt = { ...spellSyllable(syllable), isUsual: index === 0 }
  if (!spelt.letters.includes('v')) return spelt.letters ? [spelt] : []
  return [spelt, { ...spelt, letters: spelt.letters.replace('v', 'u'), isUsual: false }]
}

/** @returns the readings of a character in a name; the listed reading of this name comes first */
function orderedReadings(inName: string | undefined, readings: Syllable): Syllable {
  if (!inName) return readings
  return [...readingsOf(inName), ...readings.map((reading) => ({ ...reading, isUsual: false }))]
}

/**
 * Matches the typed letters with the syllables.
 * @returns the closeness by the best of all ways to divide the letters; infinity without a match
 */
function matchFrom(
  syllables: Syllable[],
  start: number,
  typed: TypedPinyin,
  style: TypingStyle,
): number {
  const { letters } = typed
  let best = Number.POSITIVE_INFINITY
  // Each key is the number of letters read so far, and its value is the smallest addition to the closeness.
  let reached = new Map([[0, 0]])
  for (let index = start; index < syllables.length && reached.size > 0; index++) {
    const next = new Map<number, number>()
    for (const [from, added] of reached) {
      for (const reading of syllables[index] ?? []) {
        for (const [rarity, piece] of style.pieces(reading).entries()) {
          const to = from + piece.length
          // The typed text may end inside a syllable, but never inside an initial.
          const isIncomplete = style !== initialsOnly && piece.startsWith(letters.slice(from))
          if (!isIncomplete && !letters.startsWith(piece, from)) continue
          const isUsual = rarity === 0 && tonesAgree(reading, typed, from, to)
          const sum = Math.max(added, isUsual ? 0 : otherReading)
          if (to < letters.length) next.set(to, Math.min(sum, next.get(to) ?? sum))
          else {
            const isWhole = to === letters.length && index === syllables.length - 1
            best = Math.min(best, sum + (isWhole ? style.whole : style.part))
          }
        }
      }
    }
    reached = next
  }
  return best
}

/**
 * The neutral tone fits any tone, and a syllable may be typed without a tone.
 * @returns whether the reading is usual and the typed tones fit the reading
 */
function tonesAgree(reading: Reading, { tones }: TypedPinyin, from: number, to: number): boolean {
  if (!reading.isUsual) return false
  return reading.tone === 0 || tones.slice(from, to).every((tone) => !tone || tone === reading.tone)
}
