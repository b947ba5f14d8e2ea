/** Finds the species of a family by its Latin, English or Chinese name. */
import type { Names } from '../names.ts'
import { closeness } from './closeness.ts'
import type { SearchWords } from './search-words.ts'
import { plainText } from './typed-text.ts'
import type { WordMatch } from './word-search.ts'

/** Letters of the ending of a Latin family name that may still be missing: *Magnoliac* means Magnoliaceae. */
const endingAtMost = 3

/**
 * Only whole names count, because *magnolia* begins Magnoliaceae but means a genus.
 * @returns a function that takes a text from `plainText` and finds the species of the family with that name
 */
export function familySearch(names: readonly Names[], words: SearchWords) {
  const families = Object.entries(words.families).map(([name, family]) => ({
    name,
    latin: plainText(name),
    others: family.names.map(plainText),
    species: family.species,
  }))
  let places: Map<string, number> | undefined

  return (typed: string): WordMatch[] => {
    if (typed === '') return []
    return families.flatMap(({ name, latin, others, species }) => {
      const isWhole = latin === typed || others.includes(typed)
      const isNearly = latin.startsWith(typed) && typed.length >= latin.length - endingAtMost
      if (!isWhole && !isNearly) return []
      places ??= new Map(names.map(({ latinName }, place) => [latinName, place]))
      return species.flatMap((latinName): WordMatch[] => {
        const place = places?.get(latinName)
        const close = isWhole ? closeness.whole : closeness.beginning
        return place === undefined ? [] : [{ place, of: 'family', name, closeness: close }]
      })
    })
  }
}
