/**
 * Finds the species that an address names other than by its Latin name. Such a name is English, Chinese, a
 * synonym, or the Latin name as file names of photographs write it.
 */
import { type Names, nameKey } from '../../contract/names.ts'
import type { MatchedName } from '../../contract/search/search-words.ts'

interface Found extends Names {
  matched?: MatchedName | null | undefined
}

/** @returns the species if exactly one of them matches, the closest kind of match first */
export function onlyNamesake<Of extends Found>(name: string, found: readonly Of[]): Of | undefined {
  const shown = name.replaceAll('_', ' ')
  const key = plainKey(name)
  const kinds: ((names: Of) => boolean)[] = [
    ({ chineseName, commonName }) => shown === chineseName || shown === commonName,
    ({ latinName }) => plainKey(latinName) === key,
    ({ matched }) => matched?.by === 'synonym' && plainKey(matched.name) === key,
    // The specification cuts the file name of a photograph at its first dash.
    ({ latinName }) => latinName.includes('-') && plainKey(latinName.split('-')[0] ?? '') === key,
  ]
  for (const matches of kinds) {
    const [first, ...others] = found.filter(matches)
    if (first) return others.length === 0 ? first : undefined
  }
  return undefined
}

/** @returns `hibiscus rosa sinensis`, `chrysanthemum x morifolium`: without dashes, with a letter for × */
function plainKey(latinName: string): string {
  return nameKey(latinName).replaceAll('-', ' ').replace(/×\s*/g, 'x ').replace(/\s+/g, ' ').trim()
}
