/**
 * Finds the species that fit the answers of a reader, and the question that splits them best. An answer hides a species
 * only if the species is described and differs.
 */
import type { CodedCharacters } from './coded-characters.ts'
import type { KeyCharacter, KeySpecies } from './key-table.ts'
import { lengthIn, lengthText, longestLength, packLength, unpackLength } from './lengths.ts'

/** Chosen choices by character, as keys. */
export type Answers = ReadonlyMap<string, readonly string[]>

type Coded = Pick<KeySpecies, 'values'>
type Asked = Pick<KeyCharacter, 'key' | 'ease' | 'answers'> & {
  choices: readonly Pick<KeyCharacter['choices'][number], 'key'>[]
  length?: Pick<NonNullable<KeyCharacter['length']>, 'unit'> | undefined
}

/** Weights of the order, as Go Botany uses them (docs/decisions/0051). */
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

/** @returns the answers that name a character and a choice of the table, within its limit of choices */
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

/** @returns the species that fit all answers, in the order of the table */
export function remaining<Species extends Coded>(
  characters: readonly Asked[],
  species: readonly Species[],
  answers: Answers,
): Species[] {
  const wanted = characters.flatMap((character, place) => {
    const value = answerValue(character, answers.get(character.key) ?? [])
    return value ? [{ place, value, fits: character.length ? fitsLength : hasChoices }] : []
  })
  return species.filter(({ values }) =>
    wanted.every(({ place, value, fits }) => !values[place] || fits(values[place], value)),
  )
}

const hasChoices = (own: number, asked: number) => (own & asked) === asked

/** @returns whether both packed ranges have a length in common */
export function fitsLength(own: number, asked: number): boolean {
  const [range, measured] = [unpackLength(own), unpackLength(asked)]
  return range.from <= measured.to && measured.from <= range.to
}

/** @returns how many of the species have each choice of the character in this place */
export function countChoices(
  { choices }: Pick<Asked, 'choices'>,
  place: number,
  species: readonly Coded[],
): { counts: number[]; described: number } {
  const counts = choices.map(() => 0)
  let described = 0
  for (const { values } of species) {
    let bits = values[place] ?? 0
    if (bits) described += 1
    for (; bits; bits &= bits - 1) {
      const lowest = 31 - Math.clz32(bits & -bits)
      counts[lowest] = (counts[lowest] ?? 0) + 1
    }
  }
  return { counts, described }
}

/**
 * Orders the characters that separate some of the species and are neither answered nor skipped. The lowest score
 * comes first: the sum of n log2 n over the choices / all species + 7 × undescribed share + 0.2 × ease. A length has
 * ten times this score.
 */
export function questionsInOrder<Character extends Asked>(
  characters: readonly Character[],
  species: readonly Coded[],
  apart: (key: string) => boolean,
): Character[] {
  const all = species.length
  if (all < 2) return []
  return characters
    .flatMap((character, place) => {
      if (apart(character.key)) return []
      const { sum, described, splits } = character.length
        ? spreadOfLengths(place, species)
        : spreadOfChoices(character, place, species)
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
  /** Whether some answer leaves a part of the species. */
  splits: boolean
}

const nLogN = (n: number) => (n > 1 ? n * Math.log2(n) : 0)

function spreadOfChoices(
  character: Pick<Asked, 'choices'>,
  place: number,
  species: readonly Coded[],
): Spread {
  const { counts, described } = countChoices(character, place, species)
  const splits = counts.some((count) => count > 0 && count < described)
  return { sum: counts.reduce((sum, n) => sum + nLogN(n), 0), described, splits }
}

/** Counts each millimetre as an answer and takes the mean, as Go Botany does, so that long ranges weigh no more. */
function spreadOfLengths(place: number, species: readonly Coded[]): Spread {
  const whole = lengthsOf(place, species)
  if (!whole) return { sum: 0, described: 0, splits: false }
  // At each length, the number of ranges that begin there, minus the number that ended just before.
  const changes = new Int32Array(whole.to - whole.from + 2)
  let described = 0
  for (const { values } of species) {
    if (!values[place]) continue
    const { from, to } = unpackLength(values[place])
    described += 1
    changes[from - whole.from] = (changes[from - whole.from] ?? 0) + 1
    changes[to + 1 - whole.from] = (changes[to + 1 - whole.from] ?? 0) - 1
  }
  let [sum, here, splits] = [0, 0, false]
  const lengths = changes.subarray(0, -1)
  for (const change of lengths) {
    here += change
    splits ||= here > 0 && here < described
    sum += nLogN(here)
  }
  return { sum: sum / lengths.length, described, splits }
}

/** @returns the lengths of the species in this place, from the least to the greatest */
export function lengthsOf(place: number, species: readonly Coded[]) {
  let [from, to] = [longestLength, 0]
  for (const { values } of species) {
    if (!values[place]) continue
    const range = unpackLength(values[place])
    from = Math.min(from, range.from)
    to = Math.max(to, range.to)
  }
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

/** @returns the species with a photograph of that month first, each part in its order */
export function monthFirst<Species extends Pick<KeySpecies, 'months'>>(
  species: readonly Species[],
  month: number | undefined,
): Species[] {
  if (month === undefined) return [...species]
  const has = ({ months }: Species) => (months & (1 << (month - 1))) !== 0
  return [...species.filter(has), ...species.filter((each) => !has(each))]
}
