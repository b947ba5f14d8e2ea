/**
 * The least score Fuse can give a text for a pattern: over all places of the text, the fewest errors
 * with which the pattern begins there, as a part of the pattern's length, and a hundredth for each
 * character before. The errors are counted for all beginnings at once, from the end of both, by Myers'
 * bit-parallel algorithm (Journal of the ACM 46, 1999).
 */
import { fuzzyPatternChunk, fuzzySearch } from '../../../contract/limits.ts'

const { threshold } = fuzzySearch
/** What Fuse gives for a match without error at the beginning of a text that goes on. */
export const leastOfPart = 0.001
/** Divisions are not exact to the last digit. */
const rounding = 1e-9

/**
 * @param pattern of at most 32 UTF-16 code units, in lower case like the texts
 * @param distance of characters before it that weigh as much as an error in all of it
 * @returns tells the least score of a text; 1 where it is more than Fuse calls alike
 */
export function leastScoreFor(
  pattern: string,
  distance: number = fuzzySearch.distance,
): (text: string) => number {
  const length = pattern.length
  if (length > fuzzyPatternChunk) throw new RangeError('A pattern is at most 32 long')
  const bits = bitsOf(pattern)
  const last = 1 << (length - 1)
  const most = threshold * length + rounding

  return (text) => {
    // Of the difference between neighbouring counts: where it is one more, and where one less.
    let more = -1
    let less = 0
    let errors = length
    let best = 1
    for (let at = text.length - 1; at >= 0; at--) {
      const unit = text.charCodeAt(at)
      const same = unit < 128 ? (bits.ascii[unit] as number) : (bits.others.get(unit) ?? 0)
      const upright = same | less
      const level = (((same & more) + more) ^ more) | same
      let moreHere = less | ~(level | more)
      let lessHere = more & level
      if (moreHere & last) errors++
      else if (lessHere & last) errors--
      moreHere <<= 1
      lessHere <<= 1
      more = lessHere | ~(upright | moreHere)
      less = moreHere & upright
      if (errors <= most) {
        const score = errors / length + at / distance
        if (score < best) best = score
      }
    }
    return best > threshold + rounding ? 1 : Math.max(leastOfPart, best)
  }
}

/** For each UTF-16 code unit its places in the pattern, the last of the pattern the lowest bit. */
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
