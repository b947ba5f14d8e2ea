/**
 * Overwrites deleted rows on the disk. Until SQLite needs the space, free parts of its file and the write-ahead log
 * still contain the rows, and so names (security.md 98).
 */
import { sql } from 'kysely'
import type { Database } from './connection.ts'

/** Does nothing for PostgreSQL, whose server removes deleted rows by itself. @throws if another process reads */
export async function overwriteDeleted({ db, dialect }: Database): Promise<void> {
  if (dialect !== 'sqlite') return
  await sql`vacuum`.execute(db)
  await sql`pragma wal_checkpoint(truncate)`.execute(db)
}
