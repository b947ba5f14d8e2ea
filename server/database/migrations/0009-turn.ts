/**
 * Adds the row whose lock serialises changes. With this lock, a change that visitors cannot see need not raise the
 * version of public content. The row also numbers the revisions, so that no number is used twice.
 */
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`insert into version (topic, version)
    select 'turn', coalesce(max(revision), 1) from species`.execute(db)
}
