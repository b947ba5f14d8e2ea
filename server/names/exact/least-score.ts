/**
 * Computes the least score that Fuse can give a text for a pattern. The score of a place is its least error count
 * divided by the pattern's length, plus `1 / distance` for each earlier character. Myers' bit-parallel algorithm
 * (Journal of the ACM 46, 1999) counts the errors for all places in one pass from the end.
 */
import { fuzzyPatternChunk, fuzzySearch } from '../../../contract/limits.ts'

const { threshold } = fuzzySearch
/** Fuse's score for a match without errors at the beginning of a longer text. */
export const leastPartialScore = 0.001
/** Tolerance for divisions, which are not exact in the last digit. */
const rounding = 1e-9

/**
 * @param pattern at most 32 UTF-16 code units, in lower case like the texts
 * @param distance number of characters before a match that cost as much as an error in every character
 * @returns a function to compute the least score of a text; 1 for a text that Fuse does not match
 * @throws {RangeError} for a longer pattern
 */
export function leastScoreFor(
  pattern: string,
  distance: number = fuzzySearch.distance,
): (text: string) => number {
  const length = pattern.length
  if (length > fuzzyPatternChunk)
    throw new RangeError('A pattern may have at most 32 UTF-16 code units')
  const bits = bitsOf(pattern)
  const last = 1 << (length - 1)
  const most = threshold * length + rounding

  return (text) => {
    // Bits of the differences between neighbouring counts. `plusBits` marks +1, `minusBits` marks -1.
    let plusBits = -1
    let minusBits = 0
    let errors = length
    let best = 1
    for (let at = text.length - 1; at >= 0; at--) {
      const unit = text.charCodeAt(at)
      const equalBits = unit < 128 ? (bits.ascii[unit] as number) : (bits.others.get(unit) ?? 0)
      const verticalBits = equalBits | minusBits
      const horizontalBits = (((equalBits & plusBits) + plusBits) ^ plusBits) | equalBits
      let plusHere = minusBits | ~(horizontalBits | plusBits)
      let minusHere = plusBits & horizontalBits
      if (plusHere & last) errors++
      else if (minusHere & last) errors--
      plusHere <<= 1
      minusHere <<= 1
      plusBits = minusHere | ~(verticalBits | plusHere)
      minusBits = plusHere & verticalBits
      if (errors <= most) {
        const score = errors / length + at / distance
        if (score < best) best = score
      }
    }
    return best > threshold + rounding ? 1 : Math.max(leastPartialScore, best)
  }
}

/** @returns for each UTF-16 code unit the bits of its places in the pattern; the last place has the lowest bit */
function bitsOf(pattern: string) {
  const ascii = new Int32Array(128)
  const others = new Map<number, number>()
  for (let at = 0; at < pattern.length; at++) {
    const unit = pattern.charCodeAt(at)
    const bit = 1 << (pattern.length - 1 - at)
    if (unit < 128) ascii[unit] = (ascii[unit] as number) | bit
    else others.set(unit, (others.get(unit) ?? 0) | bit)
  }
  return { ascii, others }
}
