/** Puts the characters of compared species into words, row by row, and says whether they differ. */
import { type CodedCharacters, parseCharacters } from '../../contract/key/coded-characters.ts'
import type { KeyTable } from '../../contract/key/key-table.ts'
import { type LengthUnit, lengthIn, lengthInWords } from '../../contract/key/lengths.ts'
import type { Language } from '../language/language.ts'

export interface CharacterRow {
  key: string
  name: string
  /** The choices of each species in words; empty for a species that is not described. */
  choices: string[]
  /** Whether the species differ; undefined if they share choices in part, or if one is not described. */
  differs: boolean | undefined
}

/** Not a comma, because the words of a choice may contain one. */
const separator = '\u00a0· '

/**
 * @param coded the characters of each species as stored: one per line, `character: choice, choice`
 * @returns a row for each character that is described for a species. Choices that the school no longer has are left out
 */
export function characterRows(
  characters: KeyTable['characters'],
  coded: readonly string[],
  language: Language,
): CharacterRow[] {
  const described = coded.map((text) => parseCharacters(text) ?? new Map<string, string[]>())
  return characters.flatMap(({ key, name, choices, length }) => {
    if (length) return lengthRow({ key, name: name[language] }, length.unit, described, language)
    const ofEach = described.map((species) =>
      choices.filter((choice) => species.get(key)?.includes(choice.key)),
    )
    if (ofEach.every((chosen) => chosen.length === 0)) return []
    const words = ofEach.map((chosen) =>
      chosen.map((choice) => choice.name[language]).join(separator),
    )
    const keys = ofEach.map((chosen) => chosen.map((choice) => choice.key))
    return [{ key, name: name[language], choices: words, differs: differs(keys) }]
  })
}

function lengthRow(
  about: Pick<CharacterRow, 'key' | 'name'>,
  unit: LengthUnit,
  described: readonly CodedCharacters[],
  language: Language,
): CharacterRow[] {
  const ranges = described.map((species) => lengthIn(species.get(about.key) ?? []))
  const known = ranges.filter((range) => range !== undefined)
  if (known.length === 0) return []
  const areApart =
    known.length === ranges.length && known.some(({ to }) => known.some((other) => other.from > to))
  const choices = ranges.map((range) => (range ? lengthInWords(range, unit)[language] : ''))
  const isSame = known.length === ranges.length && new Set(choices).size === 1
  return [{ ...about, choices, differs: areApart || (isSame ? false : undefined) }]
}

/** A species that varies may share a choice with another, so only species without a common choice differ. */
function differs(ofEach: readonly string[][]): boolean | undefined {
  if (ofEach.some((chosen) => chosen.length === 0)) return undefined
  if (new Set(ofEach.map(String)).size === 1) return false
  const areApart = ofEach.some((one, place) =>
    ofEach.slice(place + 1).some((other) => !one.some((choice) => other.includes(choice))),
  )
  return areApart || undefined
}
