/** Describes the characters of compared species in words, row by row, and marks whether the species differ. */
import { type CodedCharacters, parseCharacters } from '../../contract/key/coded-characters.ts'
import type { KeyTable } from '../../contract/key/key-table.ts'
import { type LengthUnit, lengthIn, lengthInWords } from '../../contract/key/lengths.ts'
import type { Language } from '../language/language.ts'

export interface CharacterRow {
  key: string
  name: string
  /** The choices of each species in words. The list is empty for a species that lacks the character. */
  choices: string[][]
  /**
   * Whether the species differ; undefined if the species share only some choices or lengths, or if a species lacks the
   * character.
   */
  differs: boolean | undefined
}

/**
 * @param coded the characters of each species as stored, with one `character: choice, choice` per line
 * @returns a row for each character of at least one species, without choices that the school no longer uses
 */
export function characterRows(
  characters: KeyTable['characters'],
  coded: readonly string[],
  language: Language,
): CharacterRow[] {
  const codedBySpecies = coded.map((text) => parseCharacters(text) ?? new Map<string, string[]>())
  return characters.flatMap(({ key, name, choices, length }) => {
    if (length)
      return lengthRow({ key, name: name[language] }, length.unit, codedBySpecies, language)
    const chosenBySpecies = codedBySpecies.map((species) =>
      choices.filter((choice) => species.get(key)?.includes(choice.key)),
    )
    if (chosenBySpecies.every((choicesOfSpecies) => choicesOfSpecies.length === 0)) return []
    const texts = chosenBySpecies.map((choicesOfSpecies) =>
      choicesOfSpecies.map((choice) => choice.name[language]),
    )
    const keys = chosenBySpecies.map((choicesOfSpecies) =>
      choicesOfSpecies.map((choice) => choice.key),
    )
    return [{ key, name: name[language], choices: texts, differs: differs(keys) }]
  })
}

function lengthRow(
  about: Pick<CharacterRow, 'key' | 'name'>,
  unit: LengthUnit,
  codedBySpecies: readonly CodedCharacters[],
  language: Language,
): CharacterRow[] {
  const ranges = codedBySpecies.map((species) => lengthIn(species.get(about.key) ?? []))
  const knownRanges = ranges.filter((range) => range !== undefined)
  if (knownRanges.length === 0) return []
  const areApart =
    knownRanges.length === ranges.length &&
    knownRanges.some(({ to }) => knownRanges.some((range) => range.from > to))
  const choices = ranges.map((range) => (range ? [lengthInWords(range, unit)[language]] : []))
  const isSame = knownRanges.length === ranges.length && new Set(choices.map(String)).size === 1
  return [{ ...about, choices, differs: areApart || (isSame ? false : undefined) }]
}

/**
 * @returns whether the species differ. A species that varies may share a choice with another species, so only species
 * without a common choice differ.
 */
function differs(keysBySpecies: readonly string[][]): boolean | undefined {
  if (keysBySpecies.some((choicesOfSpecies) => choicesOfSpecies.length === 0)) return undefined
  if (new Set(keysBySpecies.map(String)).size === 1) return false
  const areApart = keysBySpecies.some((keys, index) =>
    keysBySpecies
      .slice(index + 1)
      .some((otherKeys) => !keys.some((key) => otherKeys.includes(key))),
  )
  return areApart || undefined
}
