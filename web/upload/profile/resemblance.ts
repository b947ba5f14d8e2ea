/**
 * Finds recorded species that a new or edited species may duplicate. The names may be equal or spelled differently, or
 * one species may be a variety of the other species.
 */
import { suggestionCount } from '../../../contract/limits.ts'
import { type Names, nameKey } from '../../../contract/names.ts'
import { editDistance, spellingTolerance } from '../../../contract/search/spelling.ts'

export interface Resemblance {
  /** The species whose Latin name has the same key. */
  same: Names | undefined
  /** The similar species without `same`, the most similar first. */
  near: Names[]
  /** The name by which `same`, or else the most similar species, was found. */
  by: keyof Names
}

/** @param except the Latin name of the edited species, which the function does not compare */
export function resemblance(typed: Names, existing: readonly Names[], except = ''): Resemblance {
  const key = nameKey(typed.latinName)
  const others = existing.filter(({ latinName }) => nameKey(latinName) !== nameKey(except))
  const same = key ? others.find(({ latinName }) => nameKey(latinName) === key) : undefined
  const distanceTo = distancesFrom(typed)
  const near = others
    .filter((each) => each !== same)
    .map((names) => ({ names, ...distanceTo(names) }))
    .filter(({ distance }) => distance < Number.POSITIVE_INFINITY)
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, suggestionCount)
  const by = (!same && near[0]?.by) || 'latinName'
  return { same, near: near.map(({ names }) => names), by }
}

/**
 * @returns the texts for the search on the server, for a browser that has not loaded all names. The results of this
 * search include all species that may resemble the typed names.
 */
export function textsToSearch({ latinName, commonName, chineseName }: Names): string[] {
  return [latinName, binomial(latinName), commonName, chineseName, chineseCore(chineseName)]
}

interface Similarity {
  /** The distance in letters: 0 for an equal name, a few letters for another spelling, infinite for other names. */
  distance: number
  by: keyof Names
}

function distancesFrom(typed: Names): (names: Names) => Similarity {
  const chinese = chineseCore(typed.chineseName)
  const english = englishCore(typed.commonName)
  const latin = binomial(typed.latinName)
  const tolerance = spellingTolerance(latin)
  const infinite = Number.POSITIVE_INFINITY
  const latinDistance = (other: string) => {
    // A genus alone is similar to too many names.
    const isComparable = latin.includes(' ') && other.includes(' ')
    if (!isComparable || Math.abs(latin.length - other.length) > tolerance) return infinite
    const letters = editDistance(latin, other)
    return letters <= tolerance ? letters : infinite
  }
  return (names) => {
    const distance = latinDistance(binomial(names.latinName))
    if (distance === 0) return { distance, by: 'latinName' }
    if (chinese && chinese === chineseCore(names.chineseName)) {
      return { distance: 0, by: 'chineseName' }
    }
    if (english && english === englishCore(names.commonName)) {
      return { distance: 0, by: 'commonName' }
    }
    return { distance, by: 'latinName' }
  }
}

/** @returns the genus and the epithet of the species, without hybrid signs and ranks below the species */
function binomial(latinName: string): string {
  const words = nameKey(latinName).split(' ')
  return words
    .filter((word) => word !== '×' && word !== 'x')
    .slice(0, 2)
    .join(' ')
}

const englishCore = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** @returns the name without its form of growth, which is its last character: 樟 and 樟树 are one name */
function chineseCore(name: string): string {
  const core = name.normalize('NFKC').replace(/[^\p{L}\p{N}]/gu, '')
  return core.replace(/(?<=.)[树花草木]$/u, '')
}
