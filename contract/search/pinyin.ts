/** Chinese names by their pinyin: in full, begun, from a later syllable on, by initials. */
import type { SearchWords } from '../schemas/search-words.ts'
import { closeness, otherwiseRead } from './closeness.ts'
import { hasHan, type Spoken, spellSyllable } from './typed-text.ts'

interface Reading {
  letters: string
  /** 0 for the neutral one. */
  tone: number
  /** As the character is read in this name. */
  usual: boolean
}

/** What may be typed for one character. */
type Syllable = Reading[]

/** The names that may be read so begin with a character, or hold it where `anywhere` is set. */
export interface Beginning {
  character: string
  /** The letter that follows it, as `followed` tells; whatever follows where it is undefined. */
  next: string | undefined
  anywhere: boolean
}

interface Way {
  /** The more usual first. */
  pieces(reading: Reading): string[]
  /** Closeness where the whole name is typed, and where its beginning is. */
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
/** Stands for whatever a syllable may begin with. */
const anyLetter = '*'
/** Two letters stand in the middle of too many names. */
const fromLaterAtLeast = 3

export class Pinyin {
  readonly #words: Pick<SearchWords, 'characters' | 'readings'>
  readonly #spelt = new Map<string, Syllable>()

  constructor(words: Pick<SearchWords, 'characters' | 'readings'>) {
    this.#words = words
    for (const [character, readings] of Object.entries(words.characters)) {
      // They become part of a pattern.
      if (hasHan(character)) this.#spelt.set(character, readings.split(' ').flatMap(readingsOf))
    }
  }

  /** With tone marks, `yín xìng`; what is not Chinese stays as it is. */
  of(name: string): string {
    const inName = this.#words.readings[name]?.split(' ')
    let place = 0
    const parts = [...name].map((character) => {
      const readings = this.#words.characters[character]?.split(' ')
      return readings ? ` ${inName?.[place++] ?? readings[0]} ` : character
    })
    return parts.join('').replace(/\s+/gu, ' ').trim()
  }

  /** A quick look at who may hold the letters: it leaves out none who does. */
  mayHold({ letters }: Spoken): Beginning[] {
    const found = new Map<string, Beginning>()
    const add = (character: string, next: string | undefined, anywhere: boolean) =>
      found.set(`${character}${next}${anywhere}`, { character, next, anywhere })
    const anywhere = letters.length >= fromLaterAtLeast
    // No character's initials are more than two letters.
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

  /** Each Chinese character of a name with what the syllable behind it may begin with. */
  *followed(name: string): Generator<{ character: string; next: Iterable<string> }> {
    const characters = [...name].filter((character) => this.#spelt.has(character))
    const inName = this.#words.readings[name]?.split(' ')
    // Letters are syllables of their own.
    const mayBeAny = /[a-z0-9]/i.test(name)
    for (const [place, character] of characters.entries()) {
      const then = usually(inName?.[place + 1], this.#spelt.get(characters[place + 1] ?? '') ?? [])
      const initials = then.map(({ letters }) => letters.charAt(0))
      yield { character, next: mayBeAny ? anyLetter : new Set(initials) }
    }
  }

  /** @returns nothing where the letters are no part of the name's pinyin */
  closeness(name: string, typed: Spoken): number | undefined {
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
    return best < closeness.alike ? best : undefined
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

/** The letter ü is typed as v, and by many as u. */
function readingsOf(syllable: string, place = 0): Syllable {
  const spelt = { ...spellSyllable(syllable), usual: place === 0 }
  if (!spelt.letters.includes('v')) return spelt.letters ? [spelt] : []
  return [spelt, { ...spelt, letters: spelt.letters.replace('v', 'u'), usual: false }]
}

/** The readings of a character in a name that may have one of its own. */
function usually(inName: string | undefined, readings: Syllable): Syllable {
  if (!inName) return readings
  return [...readingsOf(inName), ...readings.map((reading) => ({ ...reading, usual: false }))]
}

/** Reads the typed letters off the syllables; as many ways to divide them as there are go along. */
function read(syllables: Syllable[], start: number, typed: Spoken, way: Way): number {
  const { letters } = typed
  let best = Number.POSITIVE_INFINITY
  // By how many letters have been read: what that adds to the closeness.
  let reached = new Map([[0, 0]])
  for (let place = start; place < syllables.length && reached.size > 0; place++) {
    const next = new Map<number, number>()
    for (const [from, added] of reached) {
      for (const reading of syllables[place] ?? []) {
        for (const [rarity, piece] of way.pieces(reading).entries()) {
          const to = from + piece.length
          // Only a syllable typed in full may be broken off.
          const begun = way !== byInitials && piece.startsWith(letters.slice(from))
          if (!begun && !letters.startsWith(piece, from)) continue
          const isUsual = rarity === 0 && agrees(reading, typed, from, to)
          const sum = Math.max(added, isUsual ? 0 : otherwiseRead)
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

/** A neutral tone agrees with any, and so does a syllable typed without one. */
function agrees(reading: Reading, { tones }: Spoken, from: number, to: number): boolean {
  if (!reading.usual) return false
  return reading.tone === 0 || tones.slice(from, to).every((tone) => !tone || tone === reading.tone)
}
