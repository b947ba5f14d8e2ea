/**
 * Computes a lower bound of the errors that Fuse counts between a pattern and each of many texts. A missing character
 * of the pattern counts as one error, and up to two missing neighbouring pairs of present characters count as one
 * error. Fuse counts a wrong, an additional and a missing character as one error each (Wu and Manber, 1992).
 */
import { type PlacesByKey, placesByKey } from '../../../contract/search/places-by-key.ts'

/**
 * @param pattern at most 32 UTF-16 code units, in lower case like the texts
 * @param counts a buffer for the fewest errors of each text; `tooManyErrors` for more than half of the pattern
 */
export type CountErrors = (pattern: string, counts: Uint8Array) => void

export const tooManyErrors = 255

const isLetter = (unit: number) => unit >= 97 && unit <= 122
const pairOf = (unit: number, next: number) => unit * 65_536 + next

export function indexTexts(texts: readonly string[]): CountErrors {
  // Latin and English names have letters from a to z, so bits store these letters. Other characters are more varied.
  const letters = Uint32Array.from(texts, lettersOf)
  const others = placesByKey((add) => {
    texts.forEach((text, place) => {
      for (let at = 0; at < text.length; at++) {
        const unit = text.charCodeAt(at)
        if (!isLetter(unit)) add(unit, place)
      }
    })
  })
  const pairs = placesByKey((add) => {
    texts.forEach((text, place) => {
      for (let at = 0; at + 1 < text.length; at++) {
        add(pairOf(text.charCodeAt(at), text.charCodeAt(at + 1)), place)
      }
    })
  })
  const hasPair = new Uint32Array(texts.length)
  const hasOther = new Uint32Array(texts.length)

  return (pattern, counts) => {
    const patternBits = bitsOfPattern(pattern)
    markFound(hasPair, patternBits.pairs, pairs)
    markFound(hasOther, patternBits.others, others)
    const absentBits = bitsOfAbsent(patternBits.bitsOfLetter)
    const most = Math.floor(pattern.length / 2)
    for (let place = 0; place < counts.length; place++) {
      const absent = patternBits.letters & ~(letters[place] as number)
      const missingBits =
        (absentBits.first[absent & halfMask] as number) |
        (absentBits.second[absent >>> halfBits] as number) |
        (patternBits.otherBits & ~(hasOther[place] as number))
      let errors = bitsIn(missingBits)
      if (errors <= most) {
        // An error at a character explains both pairs with this character. Any other error explains two neighbouring
        // pairs.
        const separatePairs =
          patternBits.pairBits & ~(hasPair[place] as number) & ~(missingBits | (missingBits >>> 1))
        errors += halvesOfRuns(separatePairs)
      }
      counts[place] = errors > most ? tooManyErrors : errors
    }
  }
}

function lettersOf(text: string): number {
  let letters = 0
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    if (isLetter(unit)) letters |= 1 << (unit - 97)
  }
  return letters
}

/**
 * @returns the bits of a pattern's characters and of the pairs that begin there; the first character has the lowest bit
 */
function bitsOfPattern(pattern: string) {
  let letters = 0
  let otherBits = 0
  let pairBits = 0
  const bitsOfLetter = new Int32Array(26)
  const others = new Map<number, number>()
  const pairs = new Map<number, number>()
  for (let at = 0; at < pattern.length; at++) {
    const bit = 1 << at
    const unit = pattern.charCodeAt(at)
    if (isLetter(unit)) {
      letters |= 1 << (unit - 97)
      bitsOfLetter[unit - 97] = (bitsOfLetter[unit - 97] as number) | bit
    } else {
      otherBits |= bit
      others.set(unit, (others.get(unit) ?? 0) | bit)
    }
    if (at + 1 === pattern.length) continue
    const pair = pairOf(unit, pattern.charCodeAt(at + 1))
    pairBits |= bit
    pairs.set(pair, (pairs.get(pair) ?? 0) | bit)
  }
  return { letters, bitsOfLetter, others, otherBits, pairs, pairBits }
}

/** Sets in `found`, for each text, the bits of all keys that occur in the text. */
function markFound(
  found: Uint32Array,
  bitsByKey: Map<number, number>,
  placesByKeys: PlacesByKey,
): void {
  found.fill(0)
  for (const [key, bits] of bitsByKey) {
    const places = placesByKeys.of(key)
    for (let at = 0; at < places.length; at++) {
      const place = places[at] as number
      found[place] = (found[place] as number) | bits
    }
  }
}

const halfBits = 13
const halfMask = (1 << halfBits) - 1

/** @returns a table for each half of the alphabet, with the bits of the pattern for every set of absent letters */
function bitsOfAbsent(bitsOfLetter: Int32Array) {
  const table = (letters: Int32Array) => {
    const bits = new Int32Array(halfMask + 1)
    for (let absent = 1; absent <= halfMask; absent++) {
      const letter = 31 - Math.clz32(absent)
      bits[absent] = (bits[absent ^ (1 << letter)] as number) | (letters[letter] as number)
    }
    return bits
  }
  return {
    first: table(bitsOfLetter.subarray(0, halfBits)),
    second: table(bitsOfLetter.subarray(halfBits)),
  }
}

/** @returns the sum of half the length, rounded up, of each run of set bits @param word at most 31 bits */
function halvesOfRuns(word: number): number {
  let remainingBits = word
  let sum = 0
  while (remainingBits !== 0) {
    const lowest = remainingBits & -remainingBits
    remainingBits &= ~(lowest | (lowest << 1))
    sum++
  }
  return sum
}

function bitsIn(word: number): number {
  let remainingBits = word - ((word >>> 1) & 0x55555555)
  remainingBits = (remainingBits & 0x33333333) + ((remainingBits >>> 2) & 0x33333333)
  return (((remainingBits + (remainingBits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}
