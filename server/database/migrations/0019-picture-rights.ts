/**
 * Adds licence, rights holder, credit line and source to photographs and artworks. Adds the consent of the
 * author to submissions.
 */
import { type Kysely, sql } from 'kysely'
import type { Dialect } from '../connection.ts'

export async function up(db: Kysely<never>, dialect: Dialect): Promise<void> {
  const text = dialect === 'postgres' ? sql`text collate "C"` : sql`text`
  const newColumns = {
    picture: ['licence', 'rights_holder', 'credit', 'source'],
    artwork: ['licence', 'rights_holder', 'credit', 'source'],
    submission: ['consent_on', 'consent_wording'],
  }
  for (const [table, columns] of Object.entries(newColumns)) {
    for (const column of columns) {
      await db.schema
        .alterTable(table)
        .addColumn(column, text, (c) => c.notNull().defaultTo(''))
        .execute()
    }
  }
}
