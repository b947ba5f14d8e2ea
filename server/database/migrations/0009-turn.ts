/**
 * Adds the row whose lock serialises changes, so that a change that visitors cannot see no longer raises the version of public
 * content. It also numbers the revisions, so that no number is used twice.
 */
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`insert into version (topic, version)
    select 'turn', coalesce(max(revision), 1) from species`.execute(db)
}
