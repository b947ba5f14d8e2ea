/**
 * What one text says otherwise than another: word by word, and Chinese, which has no spaces, character
 * by character.
 */

/** Said in both, or instead of each other; either side of a change may be empty. */
export type Piece = { same: string } | { before: string; after: string }
type Change = Exclude<Piece, { same: string }>

/** Above so many words that come or go, marks no longer help a reader and would keep a page waiting. */
const editsMaximum = 1500

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

/** With the fewest words that come or go; undefined where those are too many. */
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

/** Myers, "An O(ND) Difference Algorithm and Its Variations" (1986): quick where little differs. */
function alignMiddle(before: readonly string[], after: readonly string[]): Piece[] | undefined {
  const most = Math.min(before.length + after.length, editsMaximum)
  // How far into `before` one gets on each diagonal (row minus column), for every number of edits.
  const reached: Int32Array[] = []
  const farthest = new Int32Array(2 * most + 3)
  const zero = most + 1
  const at = (diagonal: number) => farthest[zero + diagonal] ?? 0
  for (let edits = 0; edits <= most; edits++) {
    reached.push(farthest.slice(zero - edits - 1, zero + edits + 2))
    for (let diagonal = -edits; diagonal <= edits; diagonal += 2) {
      const added =
        diagonal === -edits || (diagonal !== edits && at(diagonal - 1) < at(diagonal + 1))
      let row = added ? at(diagonal + 1) : at(diagonal - 1) + 1
      let column = row - diagonal
      while (row < before.length && column < after.length && before[row] === after[column]) {
        row++
        column++
      }
      farthest[zero + diagonal] = row
      if (row >= before.length && column >= after.length) return wayBack(reached, before, after)
    }
  }
  return undefined
}

/** From both ends back to both beginnings, by the edits that led there. */
function wayBack(
  reached: readonly Int32Array[],
  before: readonly string[],
  after: readonly string[],
): Piece[] {
  const pieces: Piece[] = []
  let [row, column] = [before.length, after.length]
  for (const [edits, farthest] of [...reached.entries()].reverse()) {
    const at = (diagonal: number) => farthest[edits + 1 + diagonal] ?? 0
    const diagonal = row - column
    const added = diagonal === -edits || (diagonal !== edits && at(diagonal - 1) < at(diagonal + 1))
    const from = diagonal + (added ? 1 : -1)
    const [fromRow, fromColumn] = edits === 0 ? [0, 0] : [at(from), at(from) - from]
    while (row > fromRow && column > fromColumn) {
      row--
      column--
      pieces.push({ same: before[row] ?? '' })
    }
    if (edits === 0) break
    if (added) pieces.push({ before: '', after: after[--column] ?? '' })
    else pieces.push({ before: before[--row] ?? '', after: '' })
  }
  return pieces.reverse()
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
