/**
 * Creates the ledger, whose entries hold the rows before and after a change, so that the change can be undone. Also
 * creates the table of links that set a password.
 */
import { type Kysely, sql } from 'kysely'
import type { Dialect } from '../connection.ts'

export async function up(db: Kysely<never>, dialect: Dialect): Promise<void> {
  const text = dialect === 'postgres' ? sql`text collate "C"` : sql`text`
  await db.schema
    .createTable('activity')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('at', text, (c) => c.notNull())
    .addColumn('account_id', text, (c) => c.references('account.id'))
    .addColumn('action', text, (c) => c.notNull())
    .addColumn('subject', text, (c) => c.notNull())
    .addColumn('rows', text, (c) => c.notNull())
    .addColumn('undone_at', text)
    .addColumn('undoes', text, (c) => c.references('activity.id'))
    .addColumn('purged_at', text)
    .execute()
  const index = (name: string, columns: string[]) =>
    db.schema.createIndex(`activity_${name}`).on('activity').columns(columns).execute()
  await index('at', ['at'])
  await index('account', ['account_id', 'at'])
  await index('action', ['action', 'at'])
  await index('undoes', ['undoes'])

  // Each change locks this row, so that two changes never run at once.
  await sql`insert into setting (name, value) values ('changes', '')`.execute(db)

  await db.schema
    .createTable('password_reset')
    .addColumn('token_hash', text, (c) => c.primaryKey())
    .addColumn('account_id', text, (c) => c.notNull().references('account.id'))
    .addColumn('made_at', text, (c) => c.notNull())
    .execute()
}
