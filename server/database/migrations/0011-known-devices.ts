/** Creates the table of known devices. Adds columns for the account and the networks of a counted attempt. */
import { type Kysely, sql } from 'kysely'
import type { Dialect } from '../connection.ts'

export async function up(db: Kysely<never>, dialect: Dialect): Promise<void> {
  const text = dialect === 'postgres' ? sql`text collate "C"` : sql`text`
  await db.schema
    .createTable('known_device')
    .addColumn('token_hash', text, (c) => c.notNull())
    .addColumn('account_id', text, (c) => c.notNull().references('account.id'))
    .addColumn('used_at', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('known_device_key', ['token_hash', 'account_id'])
    .execute()
  await db.schema
    .createIndex('known_device_account')
    .on('known_device')
    .columns(['account_id', 'used_at'])
    .execute()

  for (const column of ['who', 'network', 'wider']) {
    await db.schema
      .alterTable('attempt')
      .addColumn(column, text, (c) => c.notNull().defaultTo(''))
      .execute()
    await db.schema
      .createIndex(`attempt_${column}`)
      .on('attempt')
      .columns(['topic', column, 'at'])
      .execute()
  }
}
