/** Finds look-alikes among the results of a search: a reader who types a name may have seen the other species. */
import { nameKey } from '../../contract/names.ts'
import type { LookAlikesContent } from '../../contract/school/look-alikes.ts'
import type { Language } from '../language/language.ts'

/**
 * The number of results that count as first. If two of these are look-alikes, the reader probably means one of them.
 * Later results only share letters.
 */
const nearResults = 6
/** More pairs would hide the results. */
const pairsMaximum = 2

/** @returns the pairs of look-alikes of which both species are among the first results, and their differences */
export function lookAlikesAmong(
  results: readonly { latinName: string }[],
  pairs: LookAlikesContent['pairs'],
  language: Language,
) {
  const near = results.slice(0, nearResults)
  const shown = new Map(near.map(({ latinName }) => [nameKey(latinName), latinName]))
  return pairs
    .flatMap(({ first, second, difference }) => {
      const [one, other] = [shown.get(nameKey(first)), shown.get(nameKey(second))]
      return one && other ? [{ one, other, difference: difference[language] }] : []
    })
    .slice(0, pairsMaximum)
}
