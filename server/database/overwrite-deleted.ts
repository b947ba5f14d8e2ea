/**
 * Overwrites deleted rows on the disk. SQLite keeps them in free parts of its file and in the write-ahead log until
 * it needs the space, so a name could be found there (security.md 98).
 */
import { sql } from 'kysely'
import type { Database } from './connection.ts'

/** Does nothing for PostgreSQL, whose server removes deleted rows by itself. @throws if another process reads */
export async function overwriteDeleted({ db, dialect }: Database): Promise<void> {
  if (dialect !== 'sqlite') return
  await sql`vacuum`.execute(db)
  await sql`pragma wal_checkpoint(truncate)`.execute(db)
}
