/**
 * Opens the database when the site starts. The start waits until the database answers, and then runs the migrations.
 */
import { setTimeout } from 'node:timers/promises'
import { DatabaseAway } from '../database/away.ts'
import { type Database, openDatabase } from '../database/connection.ts'
import { migrate } from '../database/migrations/migrate.ts'

/** Milliseconds after which PostgreSQL cancels a query. SQLite does not use this timeout. */
const queryTimeout = 20_000
/** Milliseconds for which the start waits for the database. */
const startTimeout = 60_000
/** Milliseconds between two attempts. */
const retryInterval = 500

/**
 * @returns the database
 * @param onWait a function that is called once if the database does not answer the first attempt
 * @throws {DatabaseAway} if the database does not answer within a minute
 */
export async function startDatabase(
  config: Parameters<typeof openDatabase>[0],
  onWait: (place: string) => void,
): Promise<Database> {
  // Neither a migration nor the wait for a migration in another process has a timeout.
  const withoutTimeout = openDatabase(config)
  try {
    await retryWhileAway(
      () => migrate(withoutTimeout),
      () => onWait(withoutTimeout.place),
    )
  } finally {
    await withoutTimeout.close()
  }
  return openDatabase({ ...config, queryTimeout })
}

async function retryWhileAway(attempt: () => Promise<unknown>, onWait: () => void): Promise<void> {
  const until = performance.now() + startTimeout
  for (let count = 1; ; count++) {
    try {
      await attempt()
      return
    } catch (error) {
      if (!(error instanceof DatabaseAway) || performance.now() > until) throw error
      if (count === 1) onWait()
      await setTimeout(retryInterval)
    }
  }
}
