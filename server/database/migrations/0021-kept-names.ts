/** Creates the table of questions about names that an admin has answered with "keep". */
import { type Kysely, sql } from 'kysely'
import type { Dialect } from '../connection.ts'

export async function up(db: Kysely<never>, dialect: Dialect): Promise<void> {
  const text = dialect === 'postgres' ? sql`text collate "C"` : sql`text`
  await db.schema
    .createTable('kept_name')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('question', text, (c) => c.notNull())
    .addColumn('kept_at', text, (c) => c.notNull())
    .execute()
}
