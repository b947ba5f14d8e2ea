/**
 * Proposes pairs of look-alikes that readers confused in the quiz, that share values of characters, or that have the
 * same genus.
 */
import { fitsLength } from '../../../contract/key/identify.ts'
import type { KeySpecies, KeyTable } from '../../../contract/key/key-table.ts'
import { nameKey } from '../../../contract/names.ts'
import { genusOf } from '../../../contract/taxonomy/taxon-names.ts'
import type { Confusion } from '../../device/confusions.ts'

/** The reasons for proposing two species, the strongest first. */
export const reasons = ['quiz', 'key', 'genus'] as const
export type Reason = (typeof reasons)[number]

export interface Proposal {
  /** The Latin names of the two species. */
  first: string
  second: string
  reasons: Reason[]
}

interface Pair {
  first: string
  second: string
}

/** The maximum number of proposals on the page. After an admin adds a pair to the list, the next proposal appears. */
export const proposalsMaximum = 40
/** The minimum number of characters with a shared value, because fewer shared values mean little. */
const sharedMinimum = 5

/**
 * @param tables the key of each kind
 * @param listedPairs the pairs that the list already contains
 * @param confusions the pairs of species that readers confused in the quiz on this device
 * @returns the strongest proposals
 */
export function proposalsFor(
  tables: readonly KeyTable[],
  listedPairs: readonly Pair[],
  confusions: readonly Confusion[],
): Proposal[] {
  const listedKeys = new Set(listedPairs.map(keyOf))
  const proposalsByKey = new Map<string, Proposal & { weight: number }>()

  function propose(pair: Pair, reason: Reason, weight: number): void {
    const key = keyOf(pair)
    if (listedKeys.has(key)) return
    const proposal = proposalsByKey.get(key) ?? { ...pair, reasons: [], weight: 0 }
    proposal.reasons.push(reason)
    proposal.weight += weight
    proposalsByKey.set(key, proposal)
  }

  for (const { characters, species } of tables) {
    const names = new Set(species.map(({ latinName }) => latinName))
    for (const { first, second, times } of confusions) {
      if (names.has(first) && names.has(second)) propose({ first, second }, 'quiz', 1000 + times)
    }
    const describedSpecies = species.filter(({ values }) => values.length > 0)
    for (const [index, first] of describedSpecies.entries()) {
      for (const second of describedSpecies.slice(index + 1)) {
        const shared = sharedAnswers(characters, first, second)
        if (shared >= sharedMinimum) propose(pairOf(first, second), 'key', 100 + shared)
      }
    }
    const genera = Map.groupBy(species, ({ latinName }) => genusOf(latinName))
    genera.delete('')
    for (const speciesOfGenus of genera.values()) {
      for (const [index, first] of speciesOfGenus.entries()) {
        for (const second of speciesOfGenus.slice(index + 1))
          propose(pairOf(first, second), 'genus', 1)
      }
    }
  }
  return [...proposalsByKey.values()]
    .sort(
      (first, second) => second.weight - first.weight || (keyOf(first) < keyOf(second) ? -1 : 1),
    )
    .slice(0, proposalsMaximum)
    .map(({ weight: _weight, ...proposal }) => proposal)
}

/** @returns the number of characters with a shared value; 0 if a character distinguishes the species */
function sharedAnswers(
  characters: KeyTable['characters'],
  first: Pick<KeySpecies, 'values'>,
  second: Pick<KeySpecies, 'values'>,
): number {
  let shared = 0
  for (const [index, value] of first.values.entries()) {
    const otherValue = second.values[index] ?? 0
    if (value === 0 || otherValue === 0) continue
    const isShared = characters[index]?.length
      ? fitsLength(value, otherValue)
      : (value & otherValue) !== 0
    if (!isShared) return 0
    shared += 1
  }
  return shared
}

const pairOf = (first: { latinName: string }, second: { latinName: string }): Pair => ({
  first: first.latinName,
  second: second.latinName,
})

const keyOf = ({ first, second }: Pair) => [nameKey(first), nameKey(second)].sort().join(' – ')
