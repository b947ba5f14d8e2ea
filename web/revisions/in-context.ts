/** Splits off the sentences that are far from any change, so that a small screen can leave them out. */
import type { Piece } from './word-difference.ts'

export type PieceInContext = Piece | { far: string }

/** A sentence with its punctuation mark and the space after it, or a line. */
const sentence = /[^.!?。！？\n]*(?:[.!?]+(?=\s|$)|[。！？]+|\n|$|[.!?])\s*/gu

/** @returns the pieces, without loss of text. One whole sentence stays next to each side of a change. */
export function inContext(pieces: readonly Piece[]): PieceInContext[] {
  return pieces.flatMap((piece, index) => {
    if (!('same' in piece)) return [piece]
    const sentences = piece.same.match(sentence)?.filter(Boolean) ?? []
    // The unchanged part of the changed sentence and one whole sentence stay next to a change.
    const keptSentences = { start: index > 0 ? 2 : 0, end: index < pieces.length - 1 ? 2 : 0 }
    const far = sentences.slice(keptSentences.start, sentences.length - keptSentences.end)
    if (far.length === 0 || pieces.length === 1) return [piece]
    return [
      { same: sentences.slice(0, keptSentences.start).join('') },
      { far: far.join('') },
      { same: sentences.slice(sentences.length - keptSentences.end).join('') },
    ].filter((each) => Object.values(each)[0] !== '') as PieceInContext[]
  })
}
