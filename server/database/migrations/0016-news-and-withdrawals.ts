/**
 * Adds columns for the newest decision that a member has seen, and for the species from which a submission was moved.
 * Creates the table of requests to withdraw published pictures.
 */
import { type Kysely, sql } from 'kysely'
import type { Dialect } from '../connection.ts'

export async function up(db: Kysely<never>, dialect: Dialect): Promise<void> {
  const text = dialect === 'postgres' ? sql`text collate "C"` : sql`text`
  await db.schema
    .alterTable('account')
    .addColumn('submissions_seen_at', text, (c) => c.notNull().defaultTo(''))
    .execute()
  // Decisions from before this migration are not news.
  await sql`update account set submissions_seen_at = coalesce(
    (select max(decided_at) from submission where author_id = account.id), ''
  )`.execute(db)
  await db.schema.alterTable('submission').addColumn('moved_from', text).execute()

  await db.schema
    .createTable('withdrawal')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('submission_id', text, (c) => c.references('submission.id'))
    .addColumn('target', text, (c) => c.notNull())
    .addColumn('target_id', text, (c) => c.notNull())
    .addColumn('reason', text, (c) => c.notNull())
    .addColumn('note', text, (c) => c.notNull())
    .addColumn('status', text, (c) => c.notNull())
    .addColumn('requested_at', text, (c) => c.notNull())
    .addColumn('reviewer_id', text, (c) => c.references('account.id'))
    .addColumn('decided_at', text)
    .addColumn('answer', text, (c) => c.notNull())
    .execute()
  const index = (name: string, columns: string[]) =>
    db.schema.createIndex(`withdrawal_${name}`).on('withdrawal').columns(columns).execute()
  await index('queue', ['status', 'requested_at'])
  await index('target', ['target', 'target_id'])
  await index('submission', ['submission_id'])
}
