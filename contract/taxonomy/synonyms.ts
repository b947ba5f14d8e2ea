/** Reads and writes synonyms as one text with one synonym per line, such as `Michelia alba | DC. | Flora of China`. */
import { cleanName } from '../names.ts'

export interface Synonym {
  scientificName: string
  /** Empty if unknown. */
  authorship: string
  /** The book or database that gives the synonym; empty if unknown. */
  source: string
}

/** @returns the synonyms of a text; lines without a name are left out */
export function parseSynonyms(text: string): Synonym[] {
  return text.split('\n').flatMap((line) => {
    const [name = '', authorship = '', ...source] = line.split(/[|｜]/).map(cleanName)
    if (!name) return []
    return [{ scientificName: name, authorship, source: source.join(' ').trim() }]
  })
}

/** @returns the text of synonyms, without empty parts at the end of a line. */
export function synonymLines(synonyms: readonly Partial<Synonym>[]): string {
  return synonyms
    .map(({ scientificName = '', authorship = '', source = '' }) =>
      [scientificName, authorship, source]
        .map((part) => part.replace(/[|｜\s]+/g, ' ').trim())
        .join(' | ')
        .replace(/(?: \| ?)+$/, ''),
    )
    .filter((line) => line !== '')
    .join('\n')
}
