/**
 * Finds the species that fit what a reader has answered, and the question that splits them best. An answer
 * hides a species only if the species is described and differs.
 */
import type { CodedCharacters } from './coded-characters.ts'
import type { KeyCharacter, KeySpecies } from './key-table.ts'

/** Chosen choices by character, as keys. */
export type Answers = ReadonlyMap<string, readonly string[]>

type Coded = Pick<KeySpecies, 'values'>
type Asked = Pick<KeyCharacter, 'key' | 'ease' | 'answers'> & {
  choices: readonly Pick<KeyCharacter['choices'][number], 'key'>[]
}

/** Weights of the order, as Go Botany uses them (docs/decisions/0051). */
const coverageWeight = 7
const easeWeight = 0.2

/** @returns the bits of these choices; unknown choices are left out */
export function bitsOf(character: Pick<Asked, 'choices'>, choices: readonly string[]): number {
  let bits = 0
  for (const [place, { key }] of character.choices.entries()) {
    if (choices.includes(key)) bits |= 1 << place
  }
  return bits
}

/** @returns the answers of a species to each of these characters; empty if it is not described */
export function valuesOf(characters: readonly Asked[], coded: CodedCharacters): number[] {
  const values = characters.map((character) => bitsOf(character, coded.get(character.key) ?? []))
  return values.some(Boolean) ? values : []
}

/** @returns the answers that name a character and a choice of the table, within its limit of choices */
export function knownAnswers(characters: readonly Asked[], answers: Answers): Answers {
  return new Map(
    characters.flatMap(({ key, choices, answers: most }): [string, string[]][] => {
      const given = answers.get(key) ?? []
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
  const wanted = characters.flatMap((character, place): [number, number][] => {
    const bits = bitsOf(character, answers.get(character.key) ?? [])
    return bits ? [[place, bits]] : []
  })
  return species.filter(({ values }) =>
    wanted.every(([place, bits]) => !values[place] || (values[place] & bits) === bits),
  )
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
 * @returns the characters by which some of the species can be told apart and which are neither answered nor
 * skipped: the best first. The score is the sum of n log2 n over the choices, by the number of species, plus
 * 7 times the share of species that are not described, plus 0.2 times the ease.
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
      const { counts, described } = countChoices(character, place, species)
      const splits = counts.some((count) => count > 0 && count < described)
      if (!splits) return []
      const spread = counts.reduce((sum, n) => sum + (n > 0 ? n * Math.log2(n) : 0), 0) / all
      const score = spread + coverageWeight * (1 - described / all) + easeWeight * character.ease
      return [{ character, score }]
    })
    .toSorted((one, other) => one.score - other.score)
    .map(({ character }) => character)
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
