/**
 * Changes wait for each other at a row of their own: what waits for nobody's eyes no longer passes for a
 * change of what is shown. Its number is also that of the revisions, none of which is ever used twice.
 */
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`insert into version (topic, version)
    select 'turn', coalesce(max(revision), 1) from species`.execute(db)
}
