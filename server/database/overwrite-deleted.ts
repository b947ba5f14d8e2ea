/**
 * Rebuilds SQLite's file without deleted rows, and empties the write-ahead log. The log may still contain deleted rows,
 * and so names (security.md 98); `secure_delete` overwrites them in the file alone.
 */
import { sql } from 'kysely'
import type { Database } from './connection.ts'

/**
 * Does nothing for PostgreSQL, whose server removes deleted rows by itself. While another process reads, the log is not
 * emptied.
 * @throws if another process writes
 */
export async function overwriteDeleted({ db, dialect }: Database): Promise<void> {
  if (dialect !== 'sqlite') return
  await sql`vacuum`.execute(db)
  await sql`pragma wal_checkpoint(truncate)`.execute(db)
}
