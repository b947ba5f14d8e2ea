/** Separates a Latin name from its authors. */
import { cleanName } from '../../contract/names.ts'

const rankMark = /^(?:subsp|ssp|var|f|fo|forma|cv)\.?$/
const epithet = /^[\p{Ll}-]{3,}$/u
const hybridSign = /^[×xX]$/

/**
 * @returns the name without authors: `Rosa chinensis var. minima` of `Rosa chinensis Jacq. var. minima (Sims) Voss`.
 * A cultivar keeps its name in quotation marks.
 */
export function splitAuthors(text: string): { name: string; authorship: string } {
  const words = cleanName(text.replaceAll('_', ' ')).split(' ')
  const name: string[] = []
  const authors: string[] = []
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? ''
    if (/^['‘"“]/u.test(word)) {
      name.push(...words.slice(at))
      break
    }
    if (rankMark.test(word) && epithet.test(words[at + 1] ?? '')) {
      name.push(word, words[at + 1] ?? '')
      // The authors of the whole name are those after its last epithet.
      authors.length = 0
      at++
    } else if (isPartOfName(word, name, authors)) name.push(word)
    else authors.push(word)
  }
  return { name: name.join(' '), authorship: authors.join(' ') }
}

function isPartOfName(word: string, name: readonly string[], authors: readonly string[]): boolean {
  if (name.length === 0 || (name.length === 1 && hybridSign.test(name[0] ?? ''))) return true
  return authors.length === 0 && /^[\p{Ll}×]/u.test(word)
}
