/** Adds facts of a species for data archives, such as whether the species is sensitive and whether it is native. */
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Dialect } from '../connection.ts'

export async function up(db: Kysely<never>, dialect: Dialect): Promise<void> {
  const text = dialect === 'postgres' ? sql`text collate "C"` : sql`text`
  await db.schema
    .alterTable('species')
    .addColumn('is_sensitive', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  for (const column of ['establishment_means', 'establishment_degree']) {
    await db.schema
      .alterTable('species')
      .addColumn(column, text, (c) => c.notNull().defaultTo(''))
      .execute()
  }
}
