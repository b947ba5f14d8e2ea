/**
 * Adds a class, a real name and a last day to accounts, and a number of days to password links. The migration also
 * creates the table of class acts, so that admins can undo these acts.
 */
import { type Kysely, sql } from 'kysely'
import type { Dialect } from '../connection.ts'

export async function up(db: Kysely<never>, dialect: Dialect): Promise<void> {
  const text = dialect === 'postgres' ? sql`text collate "C"` : sql`text`
  const account = (column: string) => db.schema.alterTable('account').addColumn(column, text)
  for (const column of ['class_name', 'real_name']) {
    await db.schema
      .alterTable('account')
      .addColumn(column, text, (c) => c.notNull().defaultTo(''))
      .execute()
  }
  await account('ends_at').execute()
  await db.schema.createIndex('account_class').on('account').column('class_name').execute()
  await db.schema
    .alterTable('password_reset')
    .addColumn('days', 'integer', (c) => c.notNull().defaultTo(1))
    .execute()

  await db.schema
    .createTable('class_act')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('at', text, (c) => c.notNull())
    .addColumn('account_id', text, (c) => c.references('account.id'))
    .addColumn('steps', text, (c) => c.notNull())
    .addColumn('changes', text, (c) => c.notNull())
    .addColumn('undone_at', text)
    .execute()
  await db.schema.createIndex('class_act_at').on('class_act').column('at').execute()
}
