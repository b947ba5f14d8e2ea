/** Checks columns of species that depend on their revisions and their names. */
import { glossaryLetter, nameKey } from '../../contract/names.ts'
import { rowsOf } from '../backup/archive/rows.ts'
import { outdatedRevisionNumbers } from '../catalogue/repositories/checked-rows.ts'
import { findSpecies, updateSpecies } from '../catalogue/repositories/species.ts'
import type { Database, Queries } from '../database/connection.ts'
import type { SpeciesTable } from '../database/tables/species-table.ts'
import { readVersion } from '../database/versions.ts'
import { openChange } from '../ledger/ledger.ts'
import type { Finding } from './finding.ts'

export async function* wrongSpecies(db: Database['db']): AsyncGenerator<Finding> {
  yield* revisionCounters(db)
  for await (const row of rowsOf(db, 'species', ['id'])) {
    yield* wrongNames(db, row as unknown as SpeciesTable)
  }
}

/** Finds revision numbers that are too small, so that the next change would use the number of an existing revision. */
async function* revisionCounters(db: Database['db']): AsyncGenerator<Finding> {
  for (const { id, latin_name, highest } of await outdatedRevisionNumbers(db)) {
    yield {
      problem: `${latin_name} has a revision number that is not greater than its stored revision numbers`,
      repair: () =>
        repairInChange(db, id, async (transaction) => {
          // The number is higher than all earlier numbers of the species, including numbers that an undo removed.
          const turn = await readVersion(transaction, 'turn')
          const revision = Math.max(Number(highest) + 1, turn)
          await updateSpecies(transaction, id, { revision })
          return `its revision is now ${revision}`
        }),
    }
  }
}

function* wrongNames(
  db: Database['db'],
  { id, kind, latin_name, ...columns }: SpeciesTable,
): Generator<Finding> {
  const name_key = nameKey(latin_name)
  const letter = glossaryLetter(latin_name)
  if (columns.name_key === name_key && columns.letter === letter) return
  yield {
    problem: `${latin_name} has a wrong name key or glossary letter`,
    repair: () =>
      repairInChange(db, id, async (transaction) => {
        const speciesWithName = await findSpecies(transaction, kind, latin_name)
        // Only an admin can merge two species with the same name.
        if (speciesWithName && speciesWithName.id !== id) return undefined
        await updateSpecies(transaction, id, { name_key, letter })
        return `now listed under ${letter}`
      }),
  }
}

/**
 * Repairs a species, and writes no ledger entry. The change raises the versions, so that a running site rereads the
 * species.
 * @returns the result of `repair`
 */
async function repairInChange<Result>(
  db: Database['db'],
  speciesId: string,
  repair: (db: Queries) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (transaction) => {
    const change = await openChange(transaction)
    await change.touch('species', speciesId)
    const result = await repair(transaction)
    await change.endUnlogged()
    return result
  })
}
