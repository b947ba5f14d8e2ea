/** Creates the table of pictures for which the worker made AVIF renditions, or tried to make them. */
import { type Kysely, sql } from 'kysely'
import type { Dialect } from '../connection.ts'

export async function up(db: Kysely<never>, dialect: Dialect): Promise<void> {
  const text = dialect === 'postgres' ? sql`text collate "C"` : sql`text`
  await db.schema
    .createTable('avif')
    .addColumn('path', text, (c) => c.primaryKey())
    .addColumn('widths', text, (c) => c.notNull())
    .addColumn('webp_bytes', 'integer', (c) => c.notNull())
    .addColumn('avif_bytes', 'integer', (c) => c.notNull())
    .addColumn('tried_at', text, (c) => c.notNull())
    .execute()
}
