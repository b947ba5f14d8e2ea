/**
 * Reads of the database that all requests of one tick of the event loop share: the version of what visitors
 * see, and whether the database answers.
 */
import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import type { EditedContent } from '../content/follow-edited.ts'
import type { Queries } from '../database/connection.ts'
import { todayIn } from '../kernel/dates.ts'

/**
 * Shares one asynchronous result among all callers of the same tick. It begins after the tick, so no caller
 * receives a result that is older than its own call.
 */
export function oncePerTick<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let pending: Promise<Value> | undefined
  return () => {
    pending ??= setImmediate().then(() => {
      pending = undefined
      return read()
    })
    return pending
  }
}

interface DependsOn {
  edited: Pick<EditedContent, 'refresh'>
  config: { timeZone: string }
  content: { version(): number }
}

/**
 * Reads the version of everything that visitors' pages show, for each answer, so that a change by any process
 * shows at once.
 */
export function readPageVersion({ edited, config, content }: DependsOn): () => Promise<string> {
  return oncePerTick(
    async () => `${await edited.refresh()} ${content.version()} ${todayIn(config.timeZone)}`,
  )
}

/** @returns false if the database does not answer */
export function readDatabaseState(db: Queries, onFailure: (error: unknown) => void) {
  return oncePerTick(async () => {
    try {
      await sql`select 1`.execute(db)
      return true
    } catch (error) {
      onFailure(error)
      return false
    }
  })
}
