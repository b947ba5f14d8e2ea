/** Reads the links of a submission, one per line: `title: address`. */
import type { Link } from '../../contract/schemas/species.ts'

export function linkLines(text: string): Link[] {
  return text.split('\n').flatMap((line) => {
    if (line === '') return []
    // A title may contain a colon too.
    const at = line.lastIndexOf(': ')
    return { linkTitle: at < 0 ? '' : line.slice(0, at), link: at < 0 ? line : line.slice(at + 2) }
  })
}
