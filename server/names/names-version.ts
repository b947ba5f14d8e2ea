/**
 * The version of what species of a kind are called: it goes up with nothing else, for of a large site the
 * lists of names and what finds them take seconds to make anew.
 */
import type { Kind } from '../../contract/kinds.ts'
import { raiseVersion } from '../catalogue/repositories/species.ts'
import { textsOf } from '../catalogue/species/present.ts'
import type { Queries } from '../database/connection.ts'
import type { SpeciesTable } from '../database/tables.ts'

export const namesOf = (kind: Kind) => `${kind} names` as const

/** To be called in the transaction of whatever changes them; former names are among them. */
export async function raiseNamesVersion(db: Queries, kind: Kind): Promise<void> {
  await raiseVersion(db, namesOf(kind))
}

/** Whether the lists and the search are any different with the second in place of the first. */
export function namesDiffer(before: SpeciesTable | null, after: SpeciesTable | null): boolean {
  if (!before || !after) return before !== after
  return saidOfNames(before) !== saidOfNames(after)
}

function saidOfNames(row: SpeciesTable): string {
  const { latin_name, common_name, chinese_name, name_key, letter } = row
  const { otherNames = '' } = textsOf(row)
  return JSON.stringify([latin_name, common_name, chinese_name, name_key, letter, otherNames])
}
