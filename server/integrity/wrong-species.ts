/** What a species says of itself that follows from its revisions and from its name. */
import { sql } from 'kysely'
import { glossaryLetter, nameKey } from '../../contract/names.ts'
import { rowsOf } from '../backup/archive/rows.ts'
import { findSpecies, updateSpecies } from '../catalogue/repositories/species.ts'
import type { Database, Queries } from '../database/connection.ts'
import type { SpeciesTable } from '../database/tables.ts'
import { readVersion } from '../database/versions.ts'
import { openChange } from '../ledger/ledger.ts'
import type { Finding } from './finding.ts'

export async function* wrongSpecies(db: Database['db']): AsyncGenerator<Finding> {
  yield* revisionCounters(db)
  for await (const row of rowsOf(db, 'species', ['id'])) {
    yield* wrongNames(db, row as unknown as SpeciesTable)
  }
}

/** The next change would keep a revision under a number that is taken. */
async function* revisionCounters(db: Database['db']): AsyncGenerator<Finding> {
  const behind = await db
    .selectFrom('revision')
    .innerJoin('species', 'species.id', 'revision.species_id')
    .select(['species.id', 'species.latin_name'])
    .select(sql<number>`max(revision.number)`.as('highest'))
    .groupBy(['species.id', 'species.latin_name', 'species.revision'])
    .having(sql<boolean>`max(revision.number) >= species.revision`)
    .execute()
  for (const { id, latin_name, highest } of behind) {
    yield {
      what: `the revisions of ${latin_name} have overtaken its number`,
      mend: () =>
        inTurn(db, id, async (transaction) => {
          // As of any change: larger than any it had, whatever was taken back.
          const turn = await readVersion(transaction, 'turn')
          const revision = Math.max(Number(highest) + 1, turn)
          await updateSpecies(transaction, id, { revision })
          return `it is revision ${revision} now`
        }),
    }
  }
}

function* wrongNames(
  db: Database['db'],
  { id, kind, latin_name, ...is }: SpeciesTable,
): Generator<Finding> {
  const name_key = nameKey(latin_name)
  const letter = glossaryLetter(latin_name)
  if (is.name_key === name_key && is.letter === letter) return
  yield {
    what: `${latin_name} is not found under its own name or letter`,
    mend: () =>
      inTurn(db, id, async (transaction) => {
        const taken = await findSpecies(transaction, kind, latin_name)
        // Two species of one name are for an admin to merge.
        if (taken && taken.id !== id) return undefined
        await updateSpecies(transaction, id, { name_key, letter })
        return `found under ${letter} now`
      }),
  }
}

/** Repairs a species as a change, so that a running site reads it again. */
async function inTurn<Result>(
  db: Database['db'],
  speciesId: string,
  mend: (db: Queries) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (transaction) => {
    const change = await openChange(transaction)
    await change.touch('species', speciesId)
    const result = await mend(transaction)
    await change.endUnlogged()
    return result
  })
}
