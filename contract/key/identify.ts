/**
 * Finds the species that fit the answers of a reader, and the question that separates these species best. An answer
 * hides a species only if the species is described for the character and does not fit the answer.
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

/** The answers of the reader by character: the keys of choices, or a length in millimetres. */
export type Answers = ReadonlyMap<string, readonly string[]>

type Coded = Pick<KeySpecies, 'values'>
type Question = Pick<KeyCharacter, 'key' | 'ease' | 'answers'> & {
  choices: readonly Pick<KeyCharacter['choices'][number], 'key'>[]
  length?: Pick<NonNullable<KeyCharacter['length']>, 'unit'> | undefined
}

/** Weights of a question's score, as in Go Botany (docs/decisions/0051). */
const coverageWeight = 7
const easeWeight = 0.2
/** The score of a length is ten times as high, because measuring takes longer than looking. */
const lengthScale = 10

/** @returns the bits of these choices; unknown choices are left out */
export function bitsOf(character: Pick<Question, 'choices'>, choices: readonly string[]): number {
  let bits = 0
  for (const [index, { key }] of character.choices.entries()) {
    if (choices.includes(key)) bits |= 1 << index
  }
  return bits
}

/** @returns the choices as bits, or the length as one number; 0 for an unknown answer */
function answerValue(character: Question, answer: readonly string[]): number {
  if (!character.length) return bitsOf(character, answer)
  const range = lengthIn(answer)
  return range ? packLength(range) : 0
}

/** @returns the value of a species for each character; empty for a species that is not described */
export function valuesOf(characters: readonly Question[], coded: CodedCharacters): number[] {
  const values = characters.map((character) =>
    answerValue(character, coded.get(character.key) ?? []),
  )
  return values.some(Boolean) ? values : []
}

/** @returns the valid answers by character: a length, or known choices up to the limit of the character */
export function knownAnswers(characters: readonly Question[], answers: Answers): Answers {
  return new Map(
    characters.flatMap(({ key, choices, length, answers: limit }): [string, string[]][] => {
      const readerAnswer = answers.get(key) ?? []
      const measured = length && lengthIn(readerAnswer)
      if (measured) return [[key, [lengthText(measured)]]]
      const knownChoices = choices
        .map((choice) => choice.key)
        .filter((choice) => readerAnswer.includes(choice))
      return knownChoices.length > 0 ? [[key, knownChoices.slice(0, limit)]] : []
    }),
  )
}

/** The values of the species of a table, as a set for each choice. All steps of the key use the same sets. */
export interface KeySets<Character extends Question = Question> {
  all: SpeciesSet
  columns: Column<Character>[]
}

/** A character with the values of the species. */
interface Column<Character extends Question> {
  character: Character
  described: SpeciesSet
  /** The species with each choice. */
  choices: SpeciesSet[]
  /** For a length, the packed range of each species. */
  values: Int32Array | undefined
}

export function setsOf<Character extends Question>(
  characters: readonly Character[],
  species: readonly Coded[],
): KeySets<Character> {
  const columns = characters.map((character, column): Column<Character> => {
    const described = emptySet(species.length)
    const choices = character.choices.map(() => emptySet(species.length))
    const values = character.length && new Int32Array(species.length)
    for (const [index, { values: speciesValues }] of species.entries()) {
      const value = speciesValues[column] ?? 0
      if (!value) continue
      addTo(described, index)
      if (values) values[index] = value
      for (const [bit, set] of choices.entries()) if (value & (1 << bit)) addTo(set, index)
    }
    return { character, described, choices, values }
  })
  return { all: wholeSet(species.length), columns }
}

/** @returns the species that, for each answer, fit the answer or are not described for its character */
export function remaining({ all, columns }: KeySets, answers: Answers): SpeciesSet {
  const result = all.slice()
  for (const column of columns) {
    const { character, described } = column
    const value = answerValue(character, answers.get(character.key) ?? [])
    if (!value) continue
    const fitting = column.values ? withLength(column, value) : withChoices(column, value, all)
    for (let word = 0; word < result.length; word++) {
      result[word] = (result[word] ?? 0) & ((fitting[word] ?? 0) | ~(described[word] ?? 0))
    }
  }
  return result
}

/** @returns the species that have each of these choices */
function withChoices({ choices }: Column<Question>, bits: number, all: SpeciesSet): SpeciesSet {
  const fitting = all.slice()
  for (const [bit, set] of choices.entries()) {
    if (!(bits & (1 << bit))) continue
    for (let word = 0; word < set.length; word++) {
      fitting[word] = (fitting[word] ?? 0) & (set[word] ?? 0)
    }
  }
  return fitting
}

function withLength({ described, values }: Column<Question>, answer: number): SpeciesSet {
  const fitting = new Uint32Array(described.length)
  forEachIn(described, (index) => {
    if (fitsLength(values?.[index] ?? 0, answer)) addTo(fitting, index)
  })
  return fitting
}

/** @returns whether both packed ranges have a length in common */
export function fitsLength(speciesLength: number, answer: number): boolean {
  const [range, measured] = [unpackLength(speciesLength), unpackLength(answer)]
  return range.from <= measured.to && measured.from <= range.to
}

/** @returns the numbers of species with each choice, and of species that are described for the character */
export function countChoices(
  { choices, described }: Pick<Column<Question>, 'choices' | 'described'>,
  species: SpeciesSet,
): { counts: number[]; described: number } {
  return {
    counts: choices.map((set) => countBoth(set, species)),
    described: countBoth(described, species),
  }
}

/**
 * Orders the characters that separate some of the species, without excluded characters, by score, the lowest first. The
 * score is (sum of n log2 n over the answers) / all species + 7 × undescribed share + 0.2 × ease. For a length, the
 * mean replaces the sum, and the score is ten times as high.
 */
export function questionsInOrder<Character extends Question>(
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
  /** The sum of n log2 n over the answers, where n is the number of species with an answer; for a length, the mean. */
  sum: number
  described: number
  /** Whether at least one answer excludes some of the species. */
  splits: boolean
}

const nLogN = (n: number) => (n > 1 ? n * Math.log2(n) : 0)

function spreadOfChoices(column: Column<Question>, species: SpeciesSet): Spread {
  const { counts, described } = countChoices(column, species)
  const splits = counts.some((count) => count > 0 && count < described)
  return { sum: counts.reduce((sum, n) => sum + nLogN(n), 0), described, splits }
}

/** Counts each millimetre as an answer and takes the mean, as Go Botany does, so that long ranges score no higher. */
function spreadOfLengths(column: Column<Question>, species: SpeciesSet): Spread {
  const whole = lengthsOf(column, species)
  if (!whole) return { sum: 0, described: 0, splits: false }
  // Each element is the number of ranges that begin at a length, minus the number of ranges that end just before.
  const changes = new Int32Array(whole.to - whole.from + 2)
  let described = 0
  forEachIn(species, (index) => {
    const value = column.values?.[index]
    if (!value) return
    const { from, to } = unpackLength(value)
    described += 1
    changes[from - whole.from] = (changes[from - whole.from] ?? 0) + 1
    changes[to + 1 - whole.from] = (changes[to + 1 - whole.from] ?? 0) - 1
  })
  let [sum, openRanges, splits] = [0, 0, false]
  const lengths = changes.subarray(0, -1)
  for (const change of lengths) {
    openRanges += change
    splits ||= openRanges > 0 && openRanges < described
    sum += nLogN(openRanges)
  }
  return { sum: sum / lengths.length, described, splits }
}

/** @returns the least and the greatest length of the species; undefined if no species has a length */
export function lengthsOf({ values }: Pick<Column<Question>, 'values'>, species: SpeciesSet) {
  let [from, to] = [longestLength, 0]
  forEachIn(species, (index) => {
    const value = values?.[index]
    if (!value) return
    const range = unpackLength(value)
    from = Math.min(from, range.from)
    to = Math.max(to, range.to)
  })
  return to > 0 ? { from, to } : undefined
}

/** @returns the answered characters for which the species is not described */
export function notDescribed<Character extends Question>(
  characters: readonly Character[],
  { values }: Coded,
  answers: Answers,
): Character[] {
  return characters.filter(({ key }, index) => answers.has(key) && !values[index])
}
