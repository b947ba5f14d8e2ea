/** Reads the links of a submission. Each line of the text has one link, as `title: address` or as an address alone. */
import type { Link } from '../../contract/schemas/species.ts'

export function linkLines(text: string): Link[] {
  return text.split('\n').flatMap((line) => {
    if (line === '') return []
    // A title may also contain a colon.
    const colon = line.lastIndexOf(': ')
    return {
      linkTitle: colon < 0 ? '' : line.slice(0, colon),
      link: colon < 0 ? line : line.slice(colon + 2),
    }
  })
}
