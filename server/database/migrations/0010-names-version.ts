/**
 * Adds a version for the names of each kind, so that new pictures do not make the lists of names stale.
 */
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`insert into version (topic, version) values ('plant names', 1), ('bird names', 1)`.execute(
    db,
  )
}
