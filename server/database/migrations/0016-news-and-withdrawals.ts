/** Notes when a member last saw the decisions, and from which species a submission was moved. */
import { type Kysely, sql } from 'kysely'
import type { Dialect } from '../connection.ts'

export async function up(db: Kysely<never>, dialect: Dialect): Promise<void> {
  const text = dialect === 'postgres' ? sql`text collate "C"` : sql`text`
  await db.schema
    .alterTable('account')
    .addColumn('submissions_seen_at', text, (c) => c.notNull().defaultTo(''))
    .execute()
  // Decisions of the past are no news.
  await sql`update account set submissions_seen_at = coalesce(
    (select max(decided_at) from submission where author_id = account.id), ''
  )`.execute(db)
  await db.schema.alterTable('submission').addColumn('moved_from', text).execute()
}
