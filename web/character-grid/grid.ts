/** Chooses one page of the grid in which admins describe species for the key, and counts species by character. */
import type { KeyCharacter, KeySpecies, KeyTable } from '../../contract/key/key-table.ts'
import { lengthText, unpackLength } from '../../contract/key/lengths.ts'
import type { Kind } from '../../contract/kinds.ts'
import { nameKey } from '../../contract/names.ts'

const gridPageSize = 25

export interface GridRow extends Pick<KeySpecies, 'latinName' | 'commonName' | 'chineseName'> {
  picture: KeySpecies['picture']
  /** The stored choices of each shown character. */
  storedChoices: Record<string, string[]>
}

export interface Grid {
  kind: Kind
  /** One character, or all characters of a single species. */
  questions: KeyCharacter[]
  rows: GridRow[]
  /** The Latin name of the species whose characters are all shown; undefined if the grid shows one character. */
  singleName: string | undefined
  /** Whether the grid leaves out species that already have the character. */
  hidesDescribed: boolean
  /** For each character, the number of species that have it. */
  coverage: (Pick<KeyCharacter, 'key' | 'name'> & { describedCount: number })[]
  /** The number of species of the kind. */
  speciesCount: number
  /** The number of species that have at least one character. */
  describedCount: number
  page: number
  pages: number
}

/**
 * @param query the parameters of the page: `ask` names a character, `name` names a species, and `open` leaves out
 * species that have the character
 * @returns one page of the grid
 */
export function gridOf({ kind, characters, species }: KeyTable, query: URLSearchParams): Grid {
  const name = nameKey(query.get('name') ?? '')
  const singleSpecies = name
    ? species.find(({ latinName }) => nameKey(latinName) === name)
    : undefined
  const askedCharacter = characters.find(({ key }) => key === query.get('ask')) ?? characters[0]
  const questions = singleSpecies ? characters : askedCharacter ? [askedCharacter] : []
  const characterIndex = askedCharacter ? characters.indexOf(askedCharacter) : 0
  const hidesDescribed = !singleSpecies && query.has('open')
  const listedSpecies = singleSpecies
    ? [singleSpecies]
    : species.filter(({ values }) => !hidesDescribed || !values[characterIndex])
  const pages = Math.max(1, Math.ceil(listedSpecies.length / gridPageSize))
  const page = Math.min(pages, Math.max(1, Math.trunc(Number(query.get('page'))) || 1))
  return {
    ...{ kind, questions, hidesDescribed, page, pages },
    singleName: singleSpecies?.latinName,
    rows: listedSpecies
      .slice((page - 1) * gridPageSize, page * gridPageSize)
      .map(({ latinName, commonName, chineseName, picture, values }) => ({
        ...{ latinName, commonName, chineseName, picture },
        storedChoices: Object.fromEntries(
          questions.map((question) => [
            question.key,
            choicesIn(question, values[characters.indexOf(question)] ?? 0),
          ]),
        ),
      })),
    coverage: characters.map(({ key, name }, index) => ({
      ...{ key, name },
      describedCount: species.filter(({ values }) => values[index]).length,
    })),
    speciesCount: species.length,
    describedCount: species.filter(({ values }) => values.length > 0).length,
  }
}

function choicesIn({ choices, length }: KeyCharacter, value: number): string[] {
  if (length) return value ? [lengthText(unpackLength(value))] : []
  return choices.filter((_, index) => value & (1 << index)).map(({ key }) => key)
}
