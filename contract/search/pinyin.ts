/** Finds Chinese names by pinyin: complete, incomplete, from a later syllable, or by initials. */

import { closeness, otherReading } from './closeness.ts'
import type { SearchWords } from './search-words.ts'
import { hasHan, spellSyllable, type TypedPinyin } from './typed-text.ts'

interface Reading {
  letters: string
  /** 0 for the neutral tone. */
  tone: number
  /** Whether this is the reading of the character in this name. */
  usual: boolean
}

/** The readings that may be typed for one character. */
type Syllable = Reading[]

/** A condition for candidates: the name begins with a character, or contains it if `anywhere` is set. */
export interface Beginning {
  character: string
  /** The first letter of the next syllable, as `followed` lists it; undefined for any letter. */
  next: string | undefined
  anywhere: boolean
}

interface Way {
  /** The texts that a reader may type for a reading, the more usual first. */
  pieces(reading: Reading): string[]
  /** Closeness if the text is the whole name, and if it is the beginning. */
  whole: number
  part: number
}

const inFull: Way = {
  pieces: ({ letters }) => [letters],
  whole: closeness.word,
  part: closeness.beginning,
}
const fromLater: Way = { ...inFull, whole: closeness.inside, part: closeness.inside }
const byInitials: Way = {
  pieces: ({ letters }) =>
    /^[csz]h/.test(letters) ? [letters.slice(0, 1), letters.slice(0, 2)] : [letters.slice(0, 1)],
  whole: closeness.initials,
  part: closeness.someInitials,
}
/** Matches any first letter of the next syllable. */
const anyLetter = '*'
/** Minimum letters for a search inside names; two letters occur in too many names. */
const fromLaterAtLeast = 3

export class Pinyin {
  readonly #words: Pick<SearchWords, 'characters' | 'readings'>
  readonly #spelt = new Map<string, Syllable>()

  constructor(words: Pick<SearchWords, 'characters' | 'readings'>) {
    this.#words = words
    for (const [character, readings] of Object.entries(words.characters)) {
      // The characters become part of a regular expression.
      if (hasHan(character)) this.#spelt.set(character, readings.split(' ').flatMap(readingsOf))
    }
  }

  /** The pinyin with tone marks, `yín xìng`. Characters that are not Chinese stay unchanged. */
  of(name: string): string {
    const inName = this.#words.readings[name]?.split(' ')
    let place = 0
    const parts = [...name].map((character) => {
      const readings = this.#words.characters[character]?.split(' ')
      return readings ? ` ${inName?.[place++] ?? readings[0]} ` : character
    })
    return parts.join('').replace(/\s+/gu, ' ').trim()
  }

  /** Conditions for names that may contain the letters. A name that meets none of them cannot match. */
  candidates({ letters }: TypedPinyin): Beginning[] {
    const found = new Map<string, Beginning>()
    const add = (character: string, next: string | undefined, anywhere: boolean) =>
      found.set(`${character}${next}${anywhere}`, { character, next, anywhere })
    const anywhere = letters.length >= fromLaterAtLeast
    // The initial of a character has at most two letters.
    const afterInitials = letters.slice(1, /^[csz]h/.test(letters) ? 3 : 2)
    for (const [character, syllable] of this.#spelt) {
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
    const characters = [...name].filter((character) => this.#spelt.has(character))
    const inName = this.#words.readings[name]?.split(' ')
    // Latin letters in a name are syllables of their own.
    const mayBeAny = /[a-z0-9]/i.test(name)
    for (const [place, character] of characters.entries()) {
      const then = usually(inName?.[place + 1], this.#spelt.get(characters[place + 1] ?? '') ?? [])
      const initials = then.map(({ letters }) => letters.charAt(0))
      yield { character, next: mayBeAny ? anyLetter : new Set(initials) }
    }
  }

  /** @returns undefined if the letters are not part of the name's pinyin */
  closeness(name: string, typed: TypedPinyin): number | undefined {
    const syllables = this.#syllables(name)
    const found: number[] = []
    if (syllables.length > 1 && !typed.tones.some(Boolean)) {
      found.push(read(syllables, 0, typed, byInitials))
    }
    const starts = typed.letters.length >= fromLaterAtLeast ? syllables.length : 1
    for (let start = 0; start < starts; start++) {
      if (!begins(syllables[start] ?? [], typed.letters)) continue
      found.push(read(syllables, start, typed, start === 0 ? inFull : fromLater))
    }
    const best = Math.min(...found)
    return best < closeness.similar ? best : undefined
  }

  #syllables(name: string): Syllable[] {
    const inName = this.#words.readings[name]?.split(' ')
    let place = 0
    return [...name.toLowerCase()].flatMap((character) => {
      const spelt = this.#spelt.get(character)
      if (spelt) return [usually(inName?.[place++], spelt)]
      if (!/[a-z0-9]/.test(character)) return []
      return [[{ letters: character, tone: 0, usual: true }]]
    })
  }
}

function begins(syllable: Syllable, letters: string): boolean {
  return syllable.some(
    (reading) => letters.startsWith(reading.letters) || reading.letters.startsWith(letters),
  )
}

/** The readings of a pinyin syllable. The letter ü is typed as v, and often as u. */
function readingsOf(syllable: string, place = 0): Syllable {
  const spelt = { ...spellSyllable(syllable), usual: place === 0 }
  if (!spelt.letters.includes('v')) return spelt.letters ? [spelt] : []
  return [spelt, { ...spelt, letters: spelt.letters.replace('v', 'u'), usual: false }]
}

/** The readings of a character in a name: first the reading that this name has, if it is listed. */
function usually(inName: string | undefined, readings: Syllable): Syllable {
  if (!inName) return readings
  return [...readingsOf(inName), ...readings.map((reading) => ({ ...reading, usual: false }))]
}

/** Matches the typed letters with the syllables. All ways to divide the letters are followed in parallel. */
function read(syllables: Syllable[], start: number, typed: TypedPinyin, way: Way): number {
  const { letters } = typed
  let best = Number.POSITIVE_INFINITY
  // Key: the number of letters read so far. Value: the smallest addition to the closeness.
  let reached = new Map([[0, 0]])
  for (let place = start; place < syllables.length && reached.size > 0; place++) {
    const next = new Map<number, number>()
    for (const [from, added] of reached) {
      for (const reading of syllables[place] ?? []) {
        for (const [rarity, piece] of way.pieces(reading).entries()) {
          const to = from + piece.length
          // Only pinyin in full may end inside a syllable.
          const begun = way !== byInitials && piece.startsWith(letters.slice(from))
          if (!begun && !letters.startsWith(piece, from)) continue
          const isUsual = rarity === 0 && agrees(reading, typed, from, to)
          const sum = Math.max(added, isUsual ? 0 : otherReading)
          if (to < letters.length) next.set(to, Math.min(sum, next.get(to) ?? sum))
          else {
            const isWhole = to === letters.length && place === syllables.length - 1
            best = Math.min(best, sum + (isWhole ? way.whole : way.part))
          }
        }
      }
    }
    reached = next
  }
  return best
}

/** Whether the typed tones fit. The neutral tone fits any tone, and a syllable may be typed without one. */
function agrees(reading: Reading, { tones }: TypedPinyin, from: number, to: number): boolean {
  if (!reading.usual) return false
  return reading.tone === 0 || tones.slice(from, to).every((tone) => !tone || tone === reading.tone)
}
