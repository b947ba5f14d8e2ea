/**
 * Whether a species someone is about to add may be there already: under the same name, another
 * spelling of it, or as a variety of the same species. It warns and forbids nothing.
 */
import { suggestionCount } from '../../../contract/limits.ts'
import { type Names, nameKey } from '../../../contract/names.ts'

export interface Resemblance {
  /** It bears exactly this Latin name. */
  same: Names | undefined
  /** Nearest first; without `same`. */
  near: Names[]
}

/** @param except the Latin name of the species that is being edited */
export function resemblance(typed: Names, existing: readonly Names[], except = ''): Resemblance {
  const key = nameKey(typed.latinName)
  const others = existing.filter(({ latinName }) => nameKey(latinName) !== nameKey(except))
  const same = key ? others.find(({ latinName }) => nameKey(latinName) === key) : undefined
  const distanceTo = distancesFrom(typed)
  const near = others
    .filter((each) => each !== same)
    .map((names) => ({ names, distance: distanceTo(names) }))
    .filter(({ distance }) => distance < Number.POSITIVE_INFINITY)
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, suggestionCount)
    .map(({ names }) => names)
  return { same, near }
}

/** What to search a large collection for, to find those that may resemble what is typed. */
export function textsThatMayTell({ latinName, commonName, chineseName }: Names): string[] {
  return [latinName, binomial(latinName), commonName, chineseName, chineseCore(chineseName)]
}

/** 0 for the same name in a language, a few letters for another spelling; infinite for no likeness. */
function distancesFrom(typed: Names): (names: Names) => number {
  const chinese = chineseCore(typed.chineseName)
  const english = englishCore(typed.commonName)
  const latin = binomial(typed.latinName)
  const tolerance = spellingTolerance(latin)
  return (names) => {
    if (chinese && chinese === chineseCore(names.chineseName)) return 0
    if (english && english === englishCore(names.commonName)) return 0
    const other = binomial(names.latinName)
    // A genus alone resembles too much.
    const comparable = latin.includes(' ') && other.includes(' ')
    if (!comparable || Math.abs(latin.length - other.length) > tolerance) {
      return Number.POSITIVE_INFINITY
    }
    const letters = editDistance(latin, other)
    return letters <= tolerance ? letters : Number.POSITIVE_INFINITY
  }
}

/** Genus and species, without hybrid signs and without what comes below the species. */
function binomial(latinName: string): string {
  const words = nameKey(latinName).split(' ')
  return words
    .filter((word) => word !== '×' && word !== 'x')
    .slice(0, 2)
    .join(' ')
}

/** Letters that may differ: two in a name as long as most are, one in a shorter one. */
function spellingTolerance(name: string): number {
  return name.length >= 14 ? 2 : 1
}

const englishCore = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** 樟 and 樟树, 桂 and 桂花 are one name: the last character says only what kind of plant it is. */
function chineseCore(name: string): string {
  const core = name.normalize('NFKC').replace(/[^\p{L}\p{N}]/gu, '')
  return core.replace(/(?<=.)[树花草木]$/u, '')
}

/** How many letters must be changed, added, left out or swapped with their neighbour. */
function editDistance(one: string, other: string): number {
  const [a, b] = [[...one], [...other]]
  let before: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, place) => place)
  for (const [row, letter] of a.entries()) {
    const line = [row + 1]
    for (const [column, against] of b.entries()) {
      const costs = [
        (above[column] ?? 0) + (letter === against ? 0 : 1),
        (above[column + 1] ?? 0) + 1,
        (line[column] ?? 0) + 1,
      ]
      if (letter === b[column - 1] && against === a[row - 1]) {
        costs.push((before[column - 1] ?? 0) + 1)
      }
      line.push(Math.min(...costs))
    }
    before = above
    above = line
  }
  return above.at(-1) ?? 0
}
