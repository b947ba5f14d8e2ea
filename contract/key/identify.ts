/**
 * Finds the species that fit the answers of a reader, and the question that splits them best. An answer hides a species
 * only if the species is described and differs.
 */
import type { CodedCharacters } from './coded-characters.ts'
import type { KeyCharacter, KeySpecies } from './key-table.ts'
import { lengthIn, lengthText, longestLength, packLength, unpackLength } from './lengths.ts'
import {
  addTo,
  countBoth,
  countOf,
  emptySet,
  forEachIn,
  type SpeciesSet,
  wholeSet,
} from './species-set.ts'

/** The choices of the reader, by character, as keys. */
export type Answers = ReadonlyMap<string, readonly string[]>

type Coded = Pick<KeySpecies, 'values'>
type Asked = Pick<KeyCharacter, 'key' | 'ease' | 'answers'> & {
  choices: readonly Pick<KeyCharacter['choices'][number], 'key'>[]
  length?: Pick<NonNullable<KeyCharacter['length']>, 'unit'> | undefined
}

/** Weights of a question's score, as in Go Botany (docs/decisions/0051). */
const coverageWeight = 7
const easeWeight = 0.2
/** A length scores ten times as high, because measuring takes longer than looking. */
const lengthScale = 10

/** @returns the bits of these choices; unknown choices are left out */
export function bitsOf(character: Pick<Asked, 'choices'>, choices: readonly string[]): number {
  let bits = 0
  for (const [place, { key }] of character.choices.entries()) {
    if (choices.includes(key)) bits |= 1 << place
  }
  return bits
}

/** @returns the choices as bits, or the length as one number; 0 for neither */
function answerValue(character: Asked, answer: readonly string[]): number {
  if (!character.length) return bitsOf(character, answer)
  const range = lengthIn(answer)
  return range ? packLength(range) : 0
}

/** @returns the answers of a species to each of these characters; empty if it is not described */
export function valuesOf(characters: readonly Asked[], coded: CodedCharacters): number[] {
  const values = characters.map((character) =>
    answerValue(character, coded.get(character.key) ?? []),
  )
  return values.some(Boolean) ? values : []
}

/** @returns the answers that fit a character: a length, or known choices up to the limit of the character */
export function knownAnswers(characters: readonly Asked[], answers: Answers): Answers {
  return new Map(
    characters.flatMap(({ key, choices, length, answers: most }): [string, string[]][] => {
      const given = answers.get(key) ?? []
      const measured = length && lengthIn(given)
      if (measured) return [[key, [lengthText(measured)]]]
      const known = choices.map((choice) => choice.key).filter((choice) => given.includes(choice))
      return known.length > 0 ? [[key, known.slice(0, most)]] : []
    }),
  )
}

/** The answers of the species of a table, as a set for each choice. All steps of the key use the same sets. */
export interface KeySets<Character extends Asked = Asked> {
  all: SpeciesSet
  columns: Column<Character>[]
}

/** A character with its answers. */
interface Column<Character extends Asked> {
  character: Character
  described: SpeciesSet
  /** The species with each choice. */
  choices: SpeciesSet[]
  /** For a length, the packed range of each species. */
  values: Int32Array | undefined
}

export function setsOf<Character extends Asked>(
  characters: readonly Character[],
  species: readonly Coded[],
): KeySets<Character> {
  const columns = characters.map((character, place): Column<Character> => {
    const described = emptySet(species.length)
    const choices = character.choices.map(() => emptySet(species.length))
    const values = character.length && new Int32Array(species.length)
    for (const [at, { values: own }] of species.entries()) {
      const value = own[place] ?? 0
      if (!value) continue
      addTo(described, at)
      if (values) values[at] = value
      for (const [bit, set] of choices.entries()) if (value & (1 << bit)) addTo(set, at)
    }
    return { character, described, choices, values }
  })
  return { all: wholeSet(species.length), columns }
}

/** @returns the species that fit all answers */
export function remaining({ all, columns }: KeySets, answers: Answers): SpeciesSet {
  const left = all.slice()
  for (const column of columns) {
    const { character, described } = column
    const value = answerValue(character, answers.get(character.key) ?? [])
    if (!value) continue
    const fitting = column.values ? withLength(column, value) : withChoices(column, value, all)
    for (let word = 0; word < left.length; word++) {
      left[word] = (left[word] ?? 0) & ((fitting[word] ?? 0) | ~(described[word] ?? 0))
    }
  }
  return left
}

/** @returns the species that have each of these choices */
function withChoices({ choices }: Column<Asked>, bits: number, all: SpeciesSet): SpeciesSet {
  const fitting = all.slice()
  for (const [bit, set] of choices.entries()) {
    if (!(bits & (1 << bit))) continue
    for (let word = 0; word < set.length; word++) {
      fitting[word] = (fitting[word] ?? 0) & (set[word] ?? 0)
    }
  }
  return fitting
}

function withLength({ described, values }: Column<Asked>, asked: number): SpeciesSet {
  const fitting = new Uint32Array(described.length)
  forEachIn(described, (place) => {
    if (fitsLength(values?.[place] ?? 0, asked)) addTo(fitting, place)
  })
  return fitting
}

/** @returns whether both packed ranges have a length in common */
export function fitsLength(own: number, asked: number): boolean {
  const [range, measured] = [unpackLength(own), unpackLength(asked)]
  return range.from <= measured.to && measured.from <= range.to
}

/** @returns how many of the species have each choice of the character, and how many are described for it */
export function countChoices(
  { choices, described }: Pick<Column<Asked>, 'choices' | 'described'>,
  species: SpeciesSet,
): { counts: number[]; described: number } {
  return {
    counts: choices.map((set) => countBoth(set, species)),
    described: countBoth(described, species),
  }
}

/**
 * Orders the characters that separate some of the species and are neither answered nor skipped. The lowest score
 * comes first: the sum of n log2 n over the choices / all species + 7 × undescribed share + 0.2 × ease. A length has
 * ten times this score.
 */
export function questionsInOrder<Character extends Asked>(
  { columns }: KeySets<Character>,
  species: SpeciesSet,
  isExcluded: (key: string) => boolean,
): Character[] {
  const all = countOf(species)
  if (all < 2) return []
  return columns
    .flatMap((column) => {
      const { character } = column
      if (isExcluded(character.key)) return []
      const { sum, described, splits } = character.length
        ? spreadOfLengths(column, species)
        : spreadOfChoices(column, species)
      if (!splits) return []
      const coverage = described / all
      const score = sum / all + coverageWeight * (1 - coverage) + easeWeight * character.ease
      return [{ character, score: character.length ? lengthScale * score : score }]
    })
    .toSorted((one, other) => one.score - other.score)
    .map(({ character }) => character)
}

interface Spread {
  /** n log2 n of each answer, with n species. */
  sum: number
  described: number
  /** Whether some answer leaves only some of the species. */
  splits: boolean
}

const nLogN = (n: number) => (n > 1 ? n * Math.log2(n) : 0)

function spreadOfChoices(column: Column<Asked>, species: SpeciesSet): Spread {
  const { counts, described } = countChoices(column, species)
  const splits = counts.some((count) => count > 0 && count < described)
  return { sum: counts.reduce((sum, n) => sum + nLogN(n), 0), described, splits }
}

/** Counts each millimetre as an answer and takes the mean, as Go Botany does, so that long ranges weigh no more. */
function spreadOfLengths(column: Column<Asked>, species: SpeciesSet): Spread {
  const whole = lengthsOf(column, species)
  if (!whole) return { sum: 0, described: 0, splits: false }
  // At each length, the number of ranges that begin there, minus the number that ended just before.
  const changes = new Int32Array(whole.to - whole.from + 2)
  let described = 0
  forEachIn(species, (place) => {
    const value = column.values?.[place]
    if (!value) return
    const { from, to } = unpackLength(value)
    described += 1
    changes[from - whole.from] = (changes[from - whole.from] ?? 0) + 1
    changes[to + 1 - whole.from] = (changes[to + 1 - whole.from] ?? 0) - 1
  })
  let [sum, here, splits] = [0, 0, false]
  const lengths = changes.subarray(0, -1)
  for (const change of lengths) {
    here += change
    splits ||= here > 0 && here < described
    sum += nLogN(here)
  }
  return { sum: sum / lengths.length, described, splits }
}

/** @returns the least and the greatest length of the species; undefined if no species has a length */
export function lengthsOf({ values }: Pick<Column<Asked>, 'values'>, species: SpeciesSet) {
  let [from, to] = [longestLength, 0]
  forEachIn(species, (place) => {
    const value = values?.[place]
    if (!value) return
    const range = unpackLength(value)
    from = Math.min(from, range.from)
    to = Math.max(to, range.to)
  })
  return to > 0 ? { from, to } : undefined
}

/** @returns the characters that were answered although the species is not described for them */
export function notDescribed<Character extends Asked>(
  characters: readonly Character[],
  { values }: Coded,
  answers: Answers,
): Character[] {
  return characters.filter(({ key }, place) => answers.has(key) && !values[place])
}
