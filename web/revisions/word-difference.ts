/** Compares two texts word by word, and Chinese texts, which have no spaces, character by character. */
import { diffArrays } from 'diff'

/** A part of both texts, or a change from the first text to the second. One side of a change may be empty. */
export type Piece = { same: string } | { before: string; after: string }
type Change = Exclude<Piece, { same: string }>

/**
 * The maximum number of changed words that are marked one by one. More marks do not help a reader, and the time grows
 * with the square of the number (security.md 82).
 */
const editsMaximum = 700

/**
 * @returns the pieces, whose joined sides are exactly the first text and the second text
 * @param comparisonCount the number of comparisons on one page. Apart from the splitting into words, these
 * comparisons together take about as long as one comparison with the default value.
 */
export function wordDifference(before: string, after: string, comparisonCount = 1): Piece[] {
  const maximum = Math.floor(editsMaximum / Math.sqrt(comparisonCount))
  const byWords = compare(wordsOf(before), wordsOf(after), maximum)
  return joinPieces(byWords?.pieces ?? byLines(before, after, maximum))
}

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' })
const partOfWord = /^[\p{L}\p{N}_]/u
const ideograph = /^\p{Script=Han}/u

/**
 * @returns the words of a text. A Chinese character counts as a word, because `Intl.Segmenter` takes fifty times as
 * long to find Chinese words in its dictionary.
 */
function wordsOf(text: string): string[] {
  const words: string[] = []
  let isInWord = false
  for (const { segment } of characters.segment(text)) {
    const continuesWord = partOfWord.test(segment) && !ideograph.test(segment)
    if (isInWord && continuesWord) words[words.length - 1] += segment
    else words.push(segment)
    isInWord = continuesWord
  }
  return words
}

/** Compares texts with too many changes: first their lines, then the words within the changed lines. */
function byLines(before: string, after: string, maximum: number): Piece[] {
  const linesOf = (text: string) => text.split(/(?<=\n)/u)
  const lines = compare(linesOf(before), linesOf(after), maximum)
  // All changed lines share the limit of one text.
  let remainingEdits = maximum
  return joinPieces(lines?.pieces ?? [{ before, after }]).flatMap((piece) => {
    if ('same' in piece) return piece
    const words = compare(wordsOf(piece.before), wordsOf(piece.after), remainingEdits)
    remainingEdits = words ? remainingEdits - words.edits : remainingEdits >> 1
    return words?.pieces ?? piece
  })
}

/** @returns the pieces with the fewest added and removed words; undefined if these words exceed the maximum */
function compare(
  before: string[],
  after: string[],
  maximum: number,
): { pieces: Piece[]; edits: number } | undefined {
  const changes = diffArrays(before, after, { maxEditLength: maximum })
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

/**
 * Joins neighbouring pieces of the same kind, and changes that only punctuation, spaces or one Chinese character
 * separate.
 */
function joinPieces(pieces: readonly Piece[]): Piece[] {
  return mergePieces(mergePieces(pieces).map(asChangeIfSlight)).filter((piece) =>
    'same' in piece ? piece.same : piece.before || piece.after,
  )
}

function mergePieces(pieces: readonly Piece[]): Piece[] {
  const mergedPieces: Piece[] = []
  for (const piece of pieces) {
    const last = mergedPieces.at(-1)
    if ('same' in piece) {
      if (piece.same === '') continue
      if (last && 'same' in last)
        mergedPieces[mergedPieces.length - 1] = { same: last.same + piece.same }
      else mergedPieces.push(piece)
    } else if (last && !('same' in last))
      mergedPieces[mergedPieces.length - 1] = joinChanges(last, piece)
    else mergedPieces.push(piece)
  }
  return mergedPieces
}

const joinChanges = (first: Change, second: Change): Change => ({
  before: first.before + second.before,
  after: first.after + second.after,
})

/**
 * @returns a change for punctuation, spaces or one Chinese character between two changes, because one change is easier
 * to read
 */
function asChangeIfSlight(piece: Piece, index: number, all: readonly Piece[]): Piece {
  if (!('same' in piece) || index === 0 || index === all.length - 1) return piece
  const isSlight = /^(?:[^\p{L}\p{N}\n]*|\p{Script=Han})$/u.test(piece.same)
  return isSlight ? { before: piece.same, after: piece.same } : piece
}
