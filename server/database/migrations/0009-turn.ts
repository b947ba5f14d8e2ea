/**
 * Adds the row whose lock serialises changes, so that a change nobody sees no longer raises the version of
 * public content. Revisions take their numbers from it, so that no number is used twice.
 */
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`insert into version (topic, version)
    select 'turn', coalesce(max(revision), 1) from species`.execute(db)
}
