/** Creates the tables of accounts, sessions and counted attempts. */
import { type Kysely, sql } from 'kysely'
import type { Dialect } from '../connection.ts'

export async function up(db: Kysely<never>, dialect: Dialect): Promise<void> {
  const text = dialect === 'postgres' ? sql`text collate "C"` : sql`text`

  await db.schema
    .createTable('account')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('username', text, (c) => c.notNull())
    .addColumn('username_key', text, (c) => c.notNull().unique())
    .addColumn('password_hash', text, (c) => c.notNull())
    .addColumn('role', text, (c) => c.notNull())
    .addColumn('disabled_at', text)
    .addColumn('created_at', text, (c) => c.notNull())
    .execute()

  await db.schema
    .createTable('session')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('token_hash', text, (c) => c.notNull().unique())
    .addColumn('account_id', text, (c) => c.notNull().references('account.id'))
    .addColumn('device', text, (c) => c.notNull())
    .addColumn('created_at', text, (c) => c.notNull())
    .addColumn('last_used_at', text, (c) => c.notNull())
    .execute()
  await db.schema.createIndex('session_account').on('session').column('account_id').execute()

  await db.schema
    .createTable('attempt')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('topic', text, (c) => c.notNull())
    .addColumn('at', text, (c) => c.notNull())
    .execute()
  // A transaction that counts an attempt locks this row, so that parallel attempts are counted one by one.
  await sql`insert into setting (name, value) values ('attempts', '')`.execute(db)
  await db.schema.createIndex('attempt_topic').on('attempt').columns(['topic', 'at']).execute()
}
