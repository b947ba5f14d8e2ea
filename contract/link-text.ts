/**
 * Links as one text, as edit forms send them: `title: url` pairs joined by comma-space
 * (specification, section 5).
 */
interface Pair {
  linkTitle: string
  link: string
}

/** The pairs of such a text. A title may hold ", " as long as its address follows. */
export function parseLinkText(text: string): Pair[] {
  const pairs: Pair[] = []
  let begun = ''
  for (const piece of text.split(/,\s+/)) {
    const whole = begun ? `${begun}, ${piece}` : piece
    // The address is what follows the last ": ", for a title may hold one too.
    const at = whole.lastIndexOf(': ')
    if (at < 0) {
      begun = whole
      continue
    }
    pairs.push({ linkTitle: whole.slice(0, at).trim(), link: whole.slice(at + 2).trim() })
    begun = ''
  }
  // An address alone is its own title; anything else that is left is judged as an address too.
  if (begun.trim()) pairs.push({ linkTitle: '', link: begun.trim() })
  return pairs
}
