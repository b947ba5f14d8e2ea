/**
 * Adds a version for all public content. Every change raised this version and so locked its row. This lock replaced
 * the lock on the setting `changes`.
 */
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`insert into version (topic, version) values ('site', 1)`.execute(db)
  await sql`delete from setting where name = 'changes'`.execute(db)
}
