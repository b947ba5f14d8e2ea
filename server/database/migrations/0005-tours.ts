/** Creates the table of sign-ups for guided tours. */
import { type Kysely, sql } from 'kysely'
import type { Dialect } from '../connection.ts'

export async function up(db: Kysely<never>, dialect: Dialect): Promise<void> {
  const text = dialect === 'postgres' ? sql`text collate "C"` : sql`text`
  await db.schema
    .createTable('tour_sign_up')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('name', text, (c) => c.notNull())
    .addColumn('class_name', text, (c) => c.notNull())
    .addColumn('contact', text, (c) => c.notNull())
    .addColumn('day', text, (c) => c.notNull())
    .addColumn('signed_up_at', text, (c) => c.notNull())
    // The site stores a repeated sign-up once.
    .addUniqueConstraint('tour_sign_up_once', ['day', 'name', 'class_name', 'contact'])
    .execute()
}
