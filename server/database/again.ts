/**
 * Transactions that PostgreSQL breaks off for the sake of another (a deadlock, a serialisation failure)
 * are begun again. Most wait for their turn first and cannot meet; those of accounts and attempts may.
 */
import { setTimeout } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { DatabaseAway } from './away.ts'

const times = 5
/** Milliseconds before the second time; then twice as long each, give or take a half. */
const firstWait = 15

/**
 * Every `db.transaction()` from now on. What it is given to do may be done several times: it must
 * change nothing but the database. What cannot be repeated uses a connection of its own.
 */
export function beginAgain<Tables>(db: Kysely<Tables>): Kysely<Tables> {
  const begin = db.transaction.bind(db)
  db.transaction = () => {
    const builder = begin()
    const once = builder.execute.bind(builder)
    builder.execute = (work) => untilItIsThrough(() => once(work))
    return builder
  }
  return db
}

async function untilItIsThrough<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (let time = 1; ; time++) {
    try {
      return await attempt()
    } catch (error) {
      if (!isBrokenOff(error)) throw error
      // Whoever asked may do so again: nothing of it is written.
      if (time === times) throw new DatabaseAway(error)
      await setTimeout(firstWait * 2 ** (time - 1) * (0.5 + Math.random()))
    }
  }
}

function isBrokenOff(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^40(001|P01)$/.test(String(error.code))
}
