/** Finds look-alikes among the results of a search, because a reader may have confused the species of a pair. */
import { nameKey } from '../../contract/names.ts'
import type { LookAlikesContent } from '../../contract/school/look-alikes.ts'
import type { Language } from '../language/language.ts'

/**
 * The number of first results that are searched for look-alikes. If two of these results are look-alikes, the reader
 * probably means one of the two species. Later results are less similar to the text.
 */
const firstResultCount = 6
/** The maximum number of pairs; more pairs would hide the results. */
const pairsMaximum = 2

/** @returns the pairs of look-alikes of which both species are among the first results, and their differences */
export function lookAlikesAmong(
  results: readonly { latinName: string }[],
  pairs: LookAlikesContent['pairs'],
  language: Language,
) {
  const firstResults = results.slice(0, firstResultCount)
  const nameByKey = new Map(firstResults.map(({ latinName }) => [nameKey(latinName), latinName]))
  return pairs
    .flatMap(({ first, second, difference }) => {
      const [firstName, secondName] = [
        nameByKey.get(nameKey(first)),
        nameByKey.get(nameKey(second)),
      ]
      if (!firstName || !secondName) return []
      return [{ first: firstName, second: secondName, difference: difference[language] }]
    })
    .slice(0, pairsMaximum)
}
