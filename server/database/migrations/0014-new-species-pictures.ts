/** Lets pictures belong to a new species that is still under review. */
import { type Kysely, sql } from 'kysely'
import type { Dialect } from '../connection.ts'

export async function up(db: Kysely<never>, dialect: Dialect): Promise<void> {
  const text = dialect === 'postgres' ? sql`text collate "C"` : sql`text`
  await db.schema
    .alterTable('submission')
    .addColumn('new_species_id', text, (c) => c.references('submission.id'))
    .execute()
  await db.schema
    .createIndex('submission_new_species')
    .on('submission')
    .column('new_species_id')
    .execute()
}
