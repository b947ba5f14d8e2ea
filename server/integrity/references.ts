/** Checks foreign keys. Editing a database by hand or combining two databases can leave references to missing rows. */
import { sql } from 'kysely'
import type { Queries } from '../database/connection.ts'
import type { Tables } from '../database/tables/tables.ts'
import type { RestorableTable } from '../ledger/touched-row.ts'
import { deleteRow, rejectAll } from './delete-row.ts'
import type { Finding, Site } from './finding.ts'

type Table = keyof Tables

/** The repair of a row with a broken reference. */
type Repair =
  /** Deletes the row with a ledger entry, so that an undo can restore the row. */
  | 'delete'
  /** Sets the column to null. */
  | 'clear'
  /** Deletes the row without a ledger entry, because the row alone is worthless. */
  | 'drop'
  /** Rejects the submission, as if its species were deleted. */
  | 'reject'

interface Reference {
  table: Table
  column: string
  to: Table
  repair: Repair
  /** Restricts the check to rows that meet this condition. */
  where?: ReturnType<typeof sql>
}

const reference = (table: Table, column: string, to: Table, repair: Repair): Reference => ({
  table,
  column,
  to,
  repair,
})

/**
 * For the repair `delete`, referenced tables come first, because deleting a row also deletes its dependent rows.
 */
const references: Reference[] = [
  reference('picture', 'species_id', 'species', 'delete'),
  reference('artwork', 'species_id', 'species', 'delete'),
  reference('creation', 'species_id', 'species', 'delete'),
  reference('creation', 'picture_id', 'picture', 'delete'),
  reference('creation', 'artwork_id', 'artwork', 'delete'),
  reference('featured', 'picture_id', 'picture', 'delete'),
  reference('featured', 'artwork_id', 'artwork', 'delete'),
  reference('former_name', 'species_id', 'species', 'delete'),
  reference('former_id', 'species_id', 'species', 'delete'),
  reference('revision', 'species_id', 'species', 'delete'),
  reference('revision', 'submission_id', 'submission', 'clear'),
  reference('submission', 'part_of', 'submission', 'delete'),
  reference('submission', 'author_id', 'account', 'delete'),
  reference('submission', 'species_id', 'species', 'reject'),
  reference('submission', 'new_species_id', 'submission', 'clear'),
  reference('submission', 'reviewer_id', 'account', 'clear'),
  reference('withdrawal', 'submission_id', 'submission', 'clear'),
  reference('withdrawal', 'reviewer_id', 'account', 'clear'),
  reference('nomination', 'account_id', 'account', 'delete'),
  {
    ...reference('nomination', 'target_id', 'picture', 'delete'),
    where: sql`source.target = 'picture'`,
  },
  {
    ...reference('nomination', 'target_id', 'artwork', 'delete'),
    where: sql`source.target = 'artwork'`,
  },
  reference('activity', 'account_id', 'account', 'clear'),
  reference('class_act', 'account_id', 'account', 'clear'),
  reference('activity', 'undoes', 'activity', 'clear'),
  reference('session', 'account_id', 'account', 'drop'),
  reference('known_device', 'account_id', 'account', 'drop'),
  reference('password_reset', 'account_id', 'account', 'drop'),
]

export async function* brokenReferences({ database }: Site): AsyncGenerator<Finding> {
  for (const brokenReference of references) {
    const { table, column, to, repair: action } = brokenReference
    for (const row of await orphanedRows(database.db, brokenReference)) {
      yield {
        problem: `a row of "${table}" refers to a missing row of "${to}" (${column} ${row[column]})`,
        async repair() {
          if (action === 'delete') return deleteRow(database, table as RestorableTable, row)
          if (action === 'reject') return rejectAll(database, row[column] ?? '')
          await repairRow(database.db, brokenReference, row[column])
          return action === 'clear' ? 'the reference was removed' : 'the row was deleted'
        },
      }
    }
  }
}

async function orphanedRows(db: Queries, { table, column, to, where }: Reference) {
  const { rows } = await sql<Record<string, string>>`
    select source.* from ${sql.table(table)} as source
    where source.${sql.ref(column)} is not null
      and not exists (select 1 from ${sql.table(to)} as target where target.id = source.${sql.ref(column)})
      and ${where ?? sql`1 = 1`}
  `.execute(db)
  return rows
}

async function repairRow(db: Queries, { table, column, repair }: Reference, value: unknown) {
  const statement =
    repair === 'clear'
      ? sql`update ${sql.table(table)} set ${sql.ref(column)} = null`
      : sql`delete from ${sql.table(table)}`
  await sql`${statement} where ${sql.ref(column)} = ${value}`.execute(db)
}
