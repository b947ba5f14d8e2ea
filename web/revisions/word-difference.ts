/** Compares two texts word by word; Chinese, which has no spaces, character by character. */
import { diffArrays } from 'diff'

/** A part of both texts, or a change from one to the other; either side of a change may be empty. */
export type Piece = { same: string } | { before: string; after: string }
type Change = Exclude<Piece, { same: string }>

/**
 * The most changed words that are marked. Beyond that, marks no longer help a reader, and the time
 * grows with the square of the number (security.md 82).
 */
const editsMaximum = 700

/**
 * @returns the pieces. Joined, one side of them is exactly the first text, the other the second.
 * @param among the number of comparisons for one page; together, their searches take as long as one
 */
export function wordDifference(before: string, after: string, among = 1): Piece[] {
  const most = Math.floor(editsMaximum / Math.sqrt(among))
  const byWords = compare(wordsOf(before), wordsOf(after), most)
  return joined(byWords?.pieces ?? byLines(before, after, most))
}

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' })
const partOfWord = /^[\p{L}\p{N}_]/u
const ideograph = /^\p{Script=Han}/u

/**
 * Treats a Chinese character as a word: `Intl.Segmenter` looks each Chinese word up, which takes fifty times as
 * long.
 */
function wordsOf(text: string): string[] {
  const words: string[] = []
  let inWord = false
  for (const { segment } of characters.segment(text)) {
    const continues = partOfWord.test(segment) && !ideograph.test(segment)
    if (inWord && continues) words[words.length - 1] += segment
    else words.push(segment)
    inWord = continues
  }
  return words
}

/** For texts with too many changes: compares lines first, then words within the changed lines. */
function byLines(before: string, after: string, most: number): Piece[] {
  const linesOf = (text: string) => text.split(/(?<=\n)/u)
  const lines = compare(linesOf(before), linesOf(after), most)
  // All lines together have the limit of one text.
  let left = most
  return joined(lines?.pieces ?? [{ before, after }]).flatMap((piece) => {
    if ('same' in piece) return piece
    const words = compare(wordsOf(piece.before), wordsOf(piece.after), left)
    left = words ? left - words.edits : left >> 1
    return words?.pieces ?? piece
  })
}

/** Finds the fewest added and removed words; undefined if there are more than `most`. */
function compare(
  before: string[],
  after: string[],
  most: number,
): { pieces: Piece[]; edits: number } | undefined {
  const changes = diffArrays(before, after, { maxEditLength: most })
  if (!changes) return undefined
  let edits = 0
  const pieces = changes.map(({ added, removed, count, value }): Piece => {
    const text = value.join('')
    if (!added && !removed) return { same: text }
    edits += count
    return added ? { before: '', after: text } : { before: text, after: '' }
  })
  return { pieces, edits }
}

/** Joins neighbouring pieces of the same kind, and changes with almost nothing between them. */
function joined(pieces: readonly Piece[]): Piece[] {
  return merge(merge(pieces).map(asChangeIfSlight)).filter((piece) =>
    'same' in piece ? piece.same : piece.before || piece.after,
  )
}

function merge(pieces: readonly Piece[]): Piece[] {
  const merged: Piece[] = []
  for (const piece of pieces) {
    const last = merged.at(-1)
    if ('same' in piece) {
      if (piece.same === '') continue
      if (last && 'same' in last) merged[merged.length - 1] = { same: last.same + piece.same }
      else merged.push(piece)
    } else if (last && !('same' in last)) merged[merged.length - 1] = together(last, piece)
    else merged.push(piece)
  }
  return merged
}

const together = (first: Change, second: Change): Change => ({
  before: first.before + second.before,
  after: first.after + second.after,
})

/**
 * Makes a space, a comma or one character between two changes part of the change, for easier
 * reading.
 */
function asChangeIfSlight(piece: Piece, place: number, all: readonly Piece[]): Piece {
  if (!('same' in piece) || place === 0 || place === all.length - 1) return piece
  const slight = /^(?:[^\p{L}\p{N}\n]*|\p{Script=Han})$/u.test(piece.same)
  return slight ? { before: piece.same, after: piece.same } : piece
}
