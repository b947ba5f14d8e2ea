/** Changes the characters of many species in one ledger entry, which one undo reverses. */
import { characterLines, parseCharacters } from '../../contract/key/coded-characters.ts'
import type { KeyCharacter } from '../../contract/key/key-table.ts'
import { parseLength } from '../../contract/key/lengths.ts'
import type { Kind } from '../../contract/kinds.ts'
import { nameKey } from '../../contract/names.ts'
import { findSpecies, textsOf } from '../catalogue/repositories/species.ts'
import { changeSpecies } from '../catalogue/species/change.ts'
import { readInstant } from '../database/clock.ts'
import type { Database } from '../database/connection.ts'
import type { SpeciesTable } from '../database/tables/species-table.ts'
import type { SignedIn } from '../kernel/caller.ts'
import { HttpError } from '../kernel/http-error.ts'
import { openChange } from '../ledger/ledger.ts'

/** One character of one species, with the choices that the admin saw and the choices to store. */
export interface Cell {
  name: string
  character: string
  before: readonly string[]
  choices: readonly string[]
}

interface CodedSpecies {
  row: SpeciesTable
  coded: Map<string, readonly string[]>
}

/**
 * Stores all cells or none. Keeps stored choices that the school's questions lack.
 * @returns the id of the ledger entry
 * @throws {HttpError} 409 with a problem for each cell that changed meanwhile or has no recorded species; 400 if
 * nothing changes
 */
export async function codeSpecies(
  { db }: Pick<Database, 'db'>,
  { accountId }: SignedIn,
  { kind, cells }: { kind: Kind; cells: readonly Cell[] },
  characters: readonly Pick<KeyCharacter, 'key' | 'choices' | 'length'>[],
): Promise<string> {
  return db.transaction().execute(async (transaction) => {
    const change = await openChange(transaction)
    const speciesByKey = new Map<string, CodedSpecies>()
    const problemOfCell: Record<string, string> = {}
    for (const [index, { name, character, before, choices }] of cells.entries()) {
      const key = nameKey(name)
      const row = speciesByKey.get(key)?.row ?? (await findSpecies(transaction, kind, name))
      if (!row) {
        problemOfCell[`cells.${index}`] = 'not_found'
        continue
      }
      const coded =
        speciesByKey.get(key)?.coded ?? new Map(parseCharacters(textsOf(row).characters ?? ''))
      speciesByKey.set(key, { row, coded })
      const question = characters.find((each) => each.key === character)
      const isKnown = (choice: string) =>
        question?.length
          ? parseLength(choice)
          : question?.choices.some((each) => each.key === choice)
      const stored = coded.get(character) ?? []
      if (!isSame(stored.filter(isKnown), before)) problemOfCell[`cells.${index}`] = 'changed_since'
      if (isSame(stored.filter(isKnown), choices)) continue
      coded.set(character, [...choices, ...stored.filter((choice) => !isKnown(choice))])
    }
    if (Object.keys(problemOfCell).length > 0) {
      throw new HttpError(
        409,
        'changed_since',
        'The characters have changed since you opened the page',
        { fields: problemOfCell },
      )
    }
    const cause = { submissionId: null, at: await readInstant(transaction) }
    const changed: SpeciesTable[] = []
    for (const { row, coded } of speciesByKey.values()) {
      const text = characterLines(coded)
      if (text === (textsOf(row).characters ?? '')) continue
      await changeSpecies(transaction, row, { texts: { characters: text } }, cause, change.touch)
      changed.push(row)
    }
    const [first] = changed
    if (!first) throw new HttpError(400, 'nothing_changed', 'These values are already set')
    const count = changed.length > 1 ? { count: changed.length } : { id: first.id }
    const subject = {
      kind: 'species',
      name: first.latin_name,
      speciesKind: kind,
      ...count,
    } as const
    return change.record({ accountId, action: 'code', subject })
  })
}

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((choice) => other.includes(choice))
