/**
 * Parses the links of an edit form, which arrive as one text: `title: url` pairs joined by comma-space
 * (specification, section 5).
 */
import { linksMaximum } from './limits.ts'

interface Pair {
  linkTitle: string
  link: string
}

/**
 * Splits the text in linear time (security.md 66). A title may contain ", " if an address follows.
 * @returns at most one pair more than a species may have, so that the caller can report too many.
 */
export function parseLinkText(text: string): Pair[] {
  const pairs: Pair[] = []
  let begun: string[] = []
  for (const piece of text.split(/,\s+/)) {
    if (pairs.length > linksMaximum) return pairs
    // The last ": " separates title and address, because a title may contain one too.
    const at = piece.lastIndexOf(': ')
    if (at < 0) {
      if (piece || begun.length > 0) begun.push(piece)
      continue
    }
    const linkTitle = [...begun, piece.slice(0, at)].join(', ').trim()
    pairs.push({ linkTitle, link: piece.slice(at + 2).trim() })
    begun = []
  }
  // The rest has no title. The schema then checks whether it is an address.
  const rest = begun.join(', ').trim()
  if (rest) pairs.push({ linkTitle: '', link: rest })
  return pairs
}
