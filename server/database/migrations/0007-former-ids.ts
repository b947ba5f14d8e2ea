/** Creates the table of the ids of merged species, whose permanent addresses redirect to the remaining species. */
import { type Kysely, sql } from 'kysely'
import type { Dialect } from '../connection.ts'

export async function up(db: Kysely<never>, dialect: Dialect): Promise<void> {
  const text = dialect === 'postgres' ? sql`text collate "C"` : sql`text`
  await db.schema
    .createTable('former_id')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('species_id', text, (c) => c.notNull().references('species.id'))
    .execute()
  await db.schema.createIndex('former_id_species').on('former_id').column('species_id').execute()
}
