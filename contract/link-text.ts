/**
 * Parses the links of an edit form, which arrive as one text: `title: url` pairs joined by comma and space
 * (specification, section 5).
 */
import { linksMaximum } from './limits.ts'

interface Pair {
  linkTitle: string
  link: string
}

/**
 * Splits the text in linear time (security.md 66). A title may contain ", " if an address follows.
 * @returns at most one pair more than a species may have, so that the caller can report too many pairs
 */
export function parseLinkText(text: string): Pair[] {
  const pairs: Pair[] = []
  let titleParts: string[] = []
  for (const piece of text.split(/,\s+/)) {
    if (pairs.length > linksMaximum) return pairs
    // The last ": " separates title and address, because a title may contain ": " too.
    const separator = piece.lastIndexOf(': ')
    if (separator < 0) {
      if (piece || titleParts.length > 0) titleParts.push(piece)
      continue
    }
    const linkTitle = [...titleParts, piece.slice(0, separator)].join(', ').trim()
    pairs.push({ linkTitle, link: piece.slice(separator + 2).trim() })
    titleParts = []
  }
  // The last part has no title. The schema then checks whether this part is an address.
  const lastPart = titleParts.join(', ').trim()
  if (lastPart) pairs.push({ linkTitle: '', link: lastPart })
  return pairs
}
