/**
 * Rebuilds SQLite's file without deleted rows, and empties the write-ahead log. The log may still contain deleted rows
 * (security.md 98), because `secure_delete` overwrites deleted rows only in the file.
 */
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database, Queries } from '../connection.ts'

/** Maximum number of attempts to empty the log, which another process may read for a few milliseconds. */
const attemptsMaximum = 10
/** Milliseconds between two attempts to empty the log. */
const pause = 200

/**
 * Rebuilds the file and empties the log, but does nothing for PostgreSQL, which removes deleted rows by itself. The log
 * keeps its content if another process reads the log during every attempt.
 * @throws if another process writes
 */
export async function overwriteDeleted({ db, dialect }: Database): Promise<void> {
  if (dialect !== 'sqlite') return
  await sql`vacuum`.execute(db)
  for (let attempt = 0; attempt < attemptsMaximum; attempt++) {
    if (await emptyLog(db)) return
    await setTimeout(pause)
  }
}

/** Empties the log without SQLite's own wait for readers, which would block this process for seconds. */
async function emptyLog(db: Queries): Promise<boolean> {
  return db.connection().execute(async (connection) => {
    const wait = await sql<{ timeout: number }>`pragma busy_timeout`.execute(connection)
    await sql`pragma busy_timeout = 0`.execute(connection)
    try {
      const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(
        connection,
      )
      return rows[0]?.busy === 0
    } finally {
      await sql`pragma busy_timeout = ${sql.raw(String(wait.rows[0]?.timeout ?? 5000))}`.execute(
        connection,
      )
    }
  })
}
