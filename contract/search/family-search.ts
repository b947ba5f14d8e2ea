/** Finds the species of a family by the family's Latin, English or Chinese name. */
import type { Names } from '../names.ts'
import { closeness } from './closeness.ts'
import type { SearchWords } from './search-words.ts'
import { plainText } from './typed-text.ts'
import type { WordMatch } from './word-search.ts'

/** Maximum letters that may be missing at the end of a Latin family name, so that *Magnoliac* means Magnoliaceae. */
const missingLettersMaximum = 3

/**
 * Creates the search. Only a whole or nearly whole name counts, because *magnolia* begins Magnoliaceae but means a
 * genus.
 * @returns a function that takes a text from `plainText` and finds the species of the family with this name
 */
export function familySearch(names: readonly Names[], words: SearchWords) {
  const families = Object.entries(words.families).map(([name, family]) => ({
    name,
    latin: plainText(name),
    otherNames: family.names.map(plainText),
    species: family.species,
  }))
  let places: Map<string, number> | undefined

  return (typed: string): WordMatch[] => {
    if (typed === '') return []
    return families.flatMap(({ name, latin, otherNames, species }) => {
      const isWhole = latin === typed || otherNames.includes(typed)
      const isNearlyWhole =
        latin.startsWith(typed) && typed.length >= latin.length - missingLettersMaximum
      if (!isWhole && !isNearlyWhole) return []
      places ??= new Map(names.map(({ latinName }, place) => [latinName, place]))
      return species.flatMap((latinName): WordMatch[] => {
        const place = places?.get(latinName)
        const close = isWhole ? closeness.whole : closeness.beginning
        return place === undefined ? [] : [{ place, nameKind: 'family', name, closeness: close }]
      })
    })
  }
}
