/** Reads the rows and counters that a check of the site compares, and repairs the counters of codes. */
import { sql } from 'kysely'
import type { Queries } from '../../database/connection.ts'
import type { CodeCounterTable } from '../../database/tables/tables.ts'

type Series = CodeCounterTable['series']

/** @returns the highest code number of all photographs or artworks; 0 without a row */
export async function highestCode(db: Queries, table: 'picture' | 'artwork'): Promise<number> {
  const { highest } = await db
    .selectFrom(table)
    .select(sql<number>`coalesce(max(code_number), 0)`.as('highest'))
    .executeTakeFirstOrThrow()
  return Number(highest)
}

/** @returns the next number of a series of codes; undefined if the counter is missing */
export async function nextCode(db: Queries, series: Series): Promise<number | undefined> {
  const counter = await db
    .selectFrom('code_counter')
    .select('next_number')
    .where('series', '=', series)
    .executeTakeFirst()
  return counter?.next_number
}

export async function setNextCode(db: Queries, series: Series, next_number: number): Promise<void> {
  await db
    .insertInto('code_counter')
    .values({ series, next_number })
    .onConflict((conflict) => conflict.column('series').doUpdateSet({ next_number }))
    .execute()
}

/** @returns the ids of the hidden photographs or artworks */
export async function hiddenImages(db: Queries, table: 'picture' | 'artwork'): Promise<string[]> {
  const rows = await db.selectFrom(table).select('id').where('status', '=', 'hidden').execute()
  return rows.map(({ id }) => id)
}

/** @returns the species whose revision number is not greater than their stored revision numbers */
export async function outdatedRevisionNumbers(db: Queries) {
  return db
    .selectFrom('revision')
    .innerJoin('species', 'species.id', 'revision.species_id')
    .select(['species.id', 'species.latin_name'])
    .select(sql<number>`max(revision.number)`.as('highest'))
    .groupBy(['species.id', 'species.latin_name', 'species.revision'])
    .having(sql<boolean>`max(revision.number) >= species.revision`)
    .execute()
}
