/**
 * What one text says otherwise than another: word by word, and Chinese, which has no spaces, character
 * by character.
 */

/** Said in both, or instead of each other; either side of a change may be empty. */
export type Piece = { same: string } | { before: string; after: string }
type Change = Exclude<Piece, { same: string }>

/** Above so many comparisons words no longer help a reader, and would keep a page waiting. */
const comparisonsMaximum = 4_000_000

/** Joined, one side of all pieces is the first text and the other the second, letter for letter. */
export function wordDifference(before: string, after: string): Piece[] {
  return joined(align(wordsOf(before), wordsOf(after)) ?? byLines(before, after))
}

const words = new Intl.Segmenter('en', { granularity: 'word' })
const characters = new Intl.Segmenter('en', { granularity: 'grapheme' })

function wordsOf(text: string): string[] {
  return [...words.segment(text)].flatMap(({ segment }) =>
    /\p{Script=Han}/u.test(segment)
      ? Array.from(characters.segment(segment), (character) => character.segment)
      : segment,
  )
}

/** Too long for words: whole lines first, and words only within the lines that differ. */
function byLines(before: string, after: string): Piece[] {
  const linesOf = (text: string) => text.split(/(?<=\n)/u)
  const lines = align(linesOf(before), linesOf(after)) ?? [{ before, after }]
  return joined(lines).flatMap((piece) =>
    'same' in piece ? piece : (align(wordsOf(piece.before), wordsOf(piece.after)) ?? piece),
  )
}

/** By the longest common subsequence; undefined where finding it would take too long. */
function align(before: readonly string[], after: readonly string[]): Piece[] | undefined {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) start++
  let end = 0
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end++
  const middle = alignMiddle(
    before.slice(start, before.length - end),
    after.slice(start, after.length - end),
  )
  return (
    middle && [
      { same: before.slice(0, start).join('') },
      ...middle,
      { same: before.slice(before.length - end).join('') },
    ]
  )
}

function alignMiddle(before: readonly string[], after: readonly string[]): Piece[] | undefined {
  const width = after.length + 1
  if (before.length * after.length > comparisonsMaximum) return undefined
  // How many words the rests from here on have in common, row by row.
  const common = new Uint16Array((before.length + 1) * width)
  const at = (row: number, column: number) => common[row * width + column] ?? 0
  for (let row = before.length - 1; row >= 0; row--) {
    for (let column = after.length - 1; column >= 0; column--) {
      common[row * width + column] =
        before[row] === after[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1))
    }
  }
  const pieces: Piece[] = []
  let [row, column] = [0, 0]
  while (row < before.length || column < after.length) {
    const [old = '', anew = ''] = [before[row], after[column]]
    if (row < before.length && column < after.length && old === anew) {
      pieces.push({ same: old })
      row++
      column++
    } else if (
      column === after.length ||
      (row < before.length && at(row + 1, column) >= at(row, column + 1))
    ) {
      pieces.push({ before: old, after: '' })
      row++
    } else {
      pieces.push({ before: '', after: anew })
      column++
    }
  }
  return pieces
}

/** Neighbours of one sort as one piece; changes with next to nothing between them as one change. */
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

/** A space, a comma or one character between two changes would only make them harder to read. */
function asChangeIfSlight(piece: Piece, place: number, all: readonly Piece[]): Piece {
  if (!('same' in piece) || place === 0 || place === all.length - 1) return piece
  const slight = /^(?:[^\p{L}\p{N}\n]*|\p{Script=Han})$/u.test(piece.same)
  return slight ? { before: piece.same, after: piece.same } : piece
}
