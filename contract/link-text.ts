/**
 * Links as one text, as edit forms send them: `title: url` pairs joined by comma-space
 * (specification, section 5).
 */
import { linksMaximum } from './limits.ts'

interface Pair {
  linkTitle: string
  link: string
}

/**
 * The pairs of such a text, in linear time (security.md 66). A title may hold ", " as long as its
 * address follows. @returns at most one pair more than a species may have.
 */
export function parseLinkText(text: string): Pair[] {
  const pairs: Pair[] = []
  let begun: string[] = []
  for (const piece of text.split(/,\s+/)) {
    if (pairs.length > linksMaximum) return pairs
    // The address is what follows the last ": ", because a title may hold one too.
    const at = piece.lastIndexOf(': ')
    if (at < 0) {
      if (piece || begun.length > 0) begun.push(piece)
      continue
    }
    const linkTitle = [...begun, piece.slice(0, at)].join(', ').trim()
    pairs.push({ linkTitle, link: piece.slice(at + 2).trim() })
    begun = []
  }
  // An address alone is its own title; anything else that is left is judged as an address too.
  const rest = begun.join(', ').trim()
  if (rest) pairs.push({ linkTitle: '', link: rest })
  return pairs
}
