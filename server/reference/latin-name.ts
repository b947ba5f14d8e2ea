/** Separates a Latin name from its authors. */
import { cleanName } from '../../contract/names.ts'

const rankMark = /^(?:subsp|ssp|var|f|fo|forma|cv)\.?$/
const epithet = /^[\p{Ll}-]{3,}$/u
const hybridSign = /^[×xX]$/

/**
 * @returns the name and its authors. The name of `Rosa chinensis Jacq. var. minima (Sims) Voss` is `Rosa chinensis var.
 * minima`. A cultivar keeps its name in quotation marks.
 */
export function splitAuthors(text: string): { name: string; authorship: string } {
  const words = cleanName(text.replaceAll('_', ' ')).split(' ')
  const name: string[] = []
  const authors: string[] = []
  for (let index = 0; index < words.length; index++) {
    const word = words[index] ?? ''
    if (/^['‘"“]/u.test(word)) {
      name.push(...words.slice(index))
      break
    }
    if (rankMark.test(word) && epithet.test(words[index + 1] ?? '')) {
      name.push(word, words[index + 1] ?? '')
      // The authors of the whole name come after its last epithet.
      authors.length = 0
      index++
    } else if (isPartOfName(word, name, authors)) name.push(word)
    else authors.push(word)
  }
  return { name: name.join(' '), authorship: authors.join(' ') }
}

function isPartOfName(word: string, name: readonly string[], authors: readonly string[]): boolean {
  if (name.length === 0 || (name.length === 1 && hybridSign.test(name[0] ?? ''))) return true
  return authors.length === 0 && /^[\p{Ll}×]/u.test(word)
}
