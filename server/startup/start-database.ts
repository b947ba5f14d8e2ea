/** The database for a site that starts: waited for, brought to the newest shape, then opened. */
import { setTimeout } from 'node:timers/promises'
import { DatabaseAway } from '../database/away.ts'
import { type Database, openDatabase } from '../database/connection.ts'
import { migrate } from '../database/migrations/migrate.ts'

/** Milliseconds. A reader who waits longer for an answer is gone. */
const queryTimeout = 20_000
const waitsFor = 60_000
const looksEvery = 500

/**
 * @param tell is told once, when the database has to be waited for
 * @rejects {DatabaseAway} when it has not come within a minute
 */
export async function startDatabase(
  at: Parameters<typeof openDatabase>[0],
  tell: (place: string) => void,
): Promise<Database> {
  // A migration takes as long as it takes, and so does waiting for another process that runs it.
  const patient = openDatabase(at)
  try {
    await onceThere(
      () => migrate(patient),
      () => tell(patient.place),
    )
  } finally {
    await patient.close()
  }
  return openDatabase({ ...at, queryTimeout })
}

async function onceThere(attempt: () => Promise<unknown>, tell: () => void): Promise<void> {
  const until = performance.now() + waitsFor
  for (let time = 1; ; time++) {
    try {
      await attempt()
      return
    } catch (error) {
      if (!(error instanceof DatabaseAway) || performance.now() > until) throw error
      if (time === 1) tell()
      await setTimeout(looksEvery)
    }
  }
}
