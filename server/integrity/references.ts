/** Rows that lean on rows that are not there: a database edited by hand, or put together from two. */
import { sql } from 'kysely'
import type { Queries } from '../database/connection.ts'
import type { Tables } from '../database/tables.ts'
import type { Kept } from '../ledger/ledger.ts'
import type { Finding, Site } from './finding.ts'
import { refuseAll, takeRowAway } from './take-row-away.ts'

type Table = keyof Tables

/** What is done about a row that leans on nothing. */
type Mending =
  /** Into the log, from which it can be brought back. */
  | 'take away'
  /** It says from now on that it leans on nothing. */
  | 'forget'
  /** Of no worth by itself. */
  | 'drop'
  /** As what is sent of a species is when that is deleted. */
  | 'refuse'

interface Reference {
  table: Table
  column: string
  to: Table
  mending: Mending
  /** Only rows of which this is true. */
  where?: ReturnType<typeof sql>
}

const reference = (table: Table, column: string, to: Table, mending: Mending): Reference => ({
  table,
  column,
  to,
  mending,
})

/** First what others lean on, so that what goes takes its own along. */
const references: Reference[] = [
  reference('picture', 'species_id', 'species', 'take away'),
  reference('artwork', 'species_id', 'species', 'take away'),
  reference('creation', 'species_id', 'species', 'take away'),
  reference('creation', 'picture_id', 'picture', 'take away'),
  reference('creation', 'artwork_id', 'artwork', 'take away'),
  reference('featured', 'picture_id', 'picture', 'take away'),
  reference('featured', 'artwork_id', 'artwork', 'take away'),
  reference('former_name', 'species_id', 'species', 'take away'),
  reference('former_id', 'species_id', 'species', 'take away'),
  reference('revision', 'species_id', 'species', 'take away'),
  reference('revision', 'submission_id', 'submission', 'forget'),
  reference('submission', 'part_of', 'submission', 'take away'),
  reference('submission', 'author_id', 'account', 'take away'),
  reference('submission', 'species_id', 'species', 'refuse'),
  reference('submission', 'reviewer_id', 'account', 'forget'),
  reference('nomination', 'account_id', 'account', 'take away'),
  {
    ...reference('nomination', 'target_id', 'picture', 'take away'),
    where: sql`source.target = 'picture'`,
  },
  {
    ...reference('nomination', 'target_id', 'artwork', 'take away'),
    where: sql`source.target = 'artwork'`,
  },
  reference('activity', 'account_id', 'account', 'forget'),
  reference('activity', 'undoes', 'activity', 'forget'),
  reference('session', 'account_id', 'account', 'drop'),
  reference('known_device', 'account_id', 'account', 'drop'),
  reference('password_reset', 'account_id', 'account', 'drop'),
]

export async function* brokenReferences({ database }: Site): AsyncGenerator<Finding> {
  for (const found of references) {
    const { table, column, to, mending } = found
    for (const row of await rowsLeaningOnNothing(database.db, found)) {
      yield {
        what: `a row of "${table}" names one of "${to}" that is not there (${column} ${row[column]})`,
        async mend() {
          if (mending === 'take away') return takeRowAway(database, table as Kept, row)
          if (mending === 'refuse') return refuseAll(database, row[column] ?? '')
          await change(database.db, found, row[column])
          return mending === 'forget' ? 'it names none now' : 'the row is gone'
        },
      }
    }
  }
}

async function rowsLeaningOnNothing(db: Queries, { table, column, to, where }: Reference) {
  const { rows } = await sql<Record<string, string>>`
    select source.* from ${sql.table(table)} as source
    where source.${sql.ref(column)} is not null
      and not exists (select 1 from ${sql.table(to)} as target where target.id = source.${sql.ref(column)})
      and ${where ?? sql`1 = 1`}
  `.execute(db)
  return rows
}

async function change(db: Queries, { table, column, mending }: Reference, value: unknown) {
  const what =
    mending === 'forget'
      ? sql`update ${sql.table(table)} set ${sql.ref(column)} = null`
      : sql`delete from ${sql.table(table)}`
  await sql`${what} where ${sql.ref(column)} = ${value}`.execute(db)
}
