/**
 * The names of each kind have a version of their own: pictures, many a day, no longer pass for a change of
 * what species are called.
 */
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`insert into version (topic, version) values ('plant names', 1), ('bird names', 1)`.execute(
    db,
  )
}
