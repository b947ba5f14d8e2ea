/** The name search of the specification, section 5, in the browser; loaded when someone begins to type. */
import Fuse from 'fuse.js'
import { fuzzySearch, suggestionCount } from '../../contract/limits.ts'
import type { Names } from '../../contract/names.ts'

/** @returns a function giving the best names for a text, three unless told; none for no text. */
export function createFuzzySearch<Named extends Names>(
  names: readonly Named[],
  limit = suggestionCount,
): (text: string) => Named[] {
  const fuse = new Fuse(Array.isArray(names) ? names : [], fuzzySearch)
  return (text) => {
    const pattern = text.normalize('NFKC').trim()
    if (!pattern) return []
    return fuse.search(pattern, { limit }).map((result) => result.item)
  }
}
