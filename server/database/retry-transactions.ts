/**
 * Retries transactions that PostgreSQL aborts because of a deadlock or a serialisation failure. Changes of content
 * cannot conflict, because the lock on `turn` serialises them. Changes of accounts and attempts can conflict.
 */
import { setTimeout } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { DatabaseAway } from './away.ts'

const attemptsMaximum = 5
/** Milliseconds before the second attempt. The backoff doubles each time, and varies randomly by up to half. */
const firstBackoff = 15

/**
 * Makes every `db.transaction()` retry. The work may run several times, so it must change nothing but the database.
 * Work that must run once uses a separate connection.
 * @returns the same database
 */
export function retryTransactions<Tables>(db: Kysely<Tables>): Kysely<Tables> {
  const beginTransaction = db.transaction.bind(db)
  db.transaction = () => {
    const builder = beginTransaction()
    const executeOnce = builder.execute.bind(builder)
    builder.execute = (work) => withRetries(() => executeOnce(work))
    return builder
  }
  return db
}

/**
 * @returns the result of the first attempt that PostgreSQL does not abort
 * @throws {DatabaseAway} after the last attempt. The database is unchanged, so the client may retry.
 */
async function withRetries<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (let count = 1; ; count++) {
    try {
      return await attempt()
    } catch (error) {
      if (!isAborted(error)) throw error
      if (count === attemptsMaximum) throw new DatabaseAway(error)
      await setTimeout(firstBackoff * 2 ** (count - 1) * (0.5 + Math.random()))
    }
  }
}

/** @returns whether the error has the code 40001 (serialisation failure) or 40P01 (deadlock) */
function isAborted(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^40(001|P01)$/.test(String(error.code))
}
