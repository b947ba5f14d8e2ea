/**
 * Finds the species for an address that does not contain the exact Latin name of a species. The name in such an address
 * is English, Chinese, a synonym, or the Latin name as file names of photographs write it.
 */
import { type Names, nameKey } from '../../contract/names.ts'
import type { MatchedName } from '../../contract/search/search-words.ts'

interface Candidate extends Names {
  matched?: MatchedName | null | undefined
}

/** @returns the species if exactly one candidate matches. The function tries the closest kind of match first. */
export function onlyNamesake<Species extends Candidate>(
  name: string,
  candidates: readonly Species[],
): Species | undefined {
  const spacedName = name.replaceAll('_', ' ')
  const key = plainKey(name)
  const matchers: ((names: Species) => boolean)[] = [
    ({ chineseName, commonName }) => spacedName === chineseName || spacedName === commonName,
    ({ latinName }) => plainKey(latinName) === key,
    ({ matched }) => matched?.by === 'synonym' && plainKey(matched.name) === key,
    // In a file name, a dash follows the name, so an address may end at the first dash of a Latin name.
    ({ latinName }) => latinName.includes('-') && plainKey(latinName.split('-')[0] ?? '') === key,
  ]
  for (const matches of matchers) {
    const [match, ...otherMatches] = candidates.filter(matches)
    if (match) return otherMatches.length === 0 ? match : undefined
  }
  return undefined
}

/**
 * @returns a name without dashes and with a letter for ×, such as `hibiscus rosa sinensis` or `chrysanthemum x
 * morifolium`
 */
function plainKey(latinName: string): string {
  return nameKey(latinName).replaceAll('-', ' ').replace(/×\s*/g, 'x ').replace(/\s+/g, ' ').trim()
}
