/**
 * Counts attempts in a sliding window, in the database, so that all processes count together. No account
 * is locked permanently, because an attempt older than its window no longer counts.
 */
import { createHash, randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { readClock } from '../../database/clock.ts'
import type { Queries } from '../../database/connection.ts'
import { lockSetting } from '../../database/setting.ts'
import type { Tables } from '../../database/tables/tables.ts'
import { hour, instantAt } from '../../kernel/dates.ts'
import { TooMany } from '../../kernel/http-error.ts'
import type { Network } from '../../kernel/network.ts'

export interface Attempt {
  topic:
    | 'login'
    | 'login from a known device'
    | 'password'
    | 'register'
    | 'tour'
    | 'withdrawal'
    | 'setup'
  /** The key of the account, or of the known device. */
  who?: string
  from?: Network
}

/** A limit of the attempts of one topic. */
export interface AttemptLimit {
  /** Attempts with the same values in these columns count together. Without columns, all attempts count together. */
  by: readonly ('who' | 'network' | 'wider')[]
  count: number
  /** The window in milliseconds. */
  within: number
  /** Counts different accounts instead of attempts. */
  distinct?: true
}

/** The row of `setting` that a transaction locks during the count. A migration inserts this row. */
const attemptsLock = 'attempts'
/** Milliseconds of the longest window; older attempts are deleted. */
const longestWindow = hour
/** Milliseconds. An attempt further in the future was counted while the clock was wrong. */
const futureTolerance = 60_000

export type Attempts = ReturnType<typeof createAttempts>
type Row = ReturnType<typeof rowOf>

export function createAttempts(db: Kysely<Tables>) {
  return {
    /**
     * Counts an attempt before it is made, so that parallel attempts all count.
     * @throws {TooMany} 429 if a limit is reached; the attempt does not count then
     */
    async take(attempt: Attempt, limits: readonly AttemptLimit[]): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        // The lock prevents counting and adding from interleaving.
        await lockSetting(transaction, attemptsLock)
        const now = await readClock(transaction)
        const row = rowOf(attempt)
        let nextAttemptAt = 0
        for (const limit of limits) {
          nextAttemptAt = Math.max(nextAttemptAt, await timeOfNext(transaction, row, limit, now))
        }
        if (nextAttemptAt > 0)
          throw new TooMany(Math.max(1, Math.ceil((nextAttemptAt - now) / 1000)))
        await transaction
          .insertInto('attempt')
          .values({ id: randomUUID(), ...row, at: instantAt(now) })
          .execute()
        await transaction
          .deleteFrom('attempt')
          .where((builder) =>
            builder.or([
              builder('at', '<', instantAt(now - longestWindow)),
              builder('at', '>', instantAt(now + futureTolerance)),
            ]),
          )
          .execute()
      })
    },

    /** Deletes the attempts at one account. With a network, only its attempts are deleted. */
    async forget(attempt: Attempt & { who: string }): Promise<void> {
      const { topic, who, network } = rowOf(attempt)
      let query = db.deleteFrom('attempt').where('topic', '=', topic).where('who', '=', who)
      if (network) query = query.where('network', '=', network)
      await query.execute()
    },
  }
}

/** @returns when the next attempt is allowed, in milliseconds since 1970; 0 if the attempt is allowed now */
async function timeOfNext(
  db: Queries,
  row: Row,
  { by, count, within, distinct }: AttemptLimit,
  now: number,
): Promise<number> {
  let recent = db
    .selectFrom('attempt')
    .where('topic', '=', row.topic)
    .where('at', '>', instantAt(now - within))
    .where('at', '<=', instantAt(now + futureTolerance))
  for (const column of by) recent = recent.where(column, '=', row[column])
  // An attempt is allowed again when the oldest of the newest `count` attempts leaves the window.
  const counted = distinct
    ? recent
        // An account that counts already does not count again; its own limit applies to it.
        .where('who', '!=', row.who)
        .groupBy('who')
        .select(({ fn }) => fn.max('at').as('at'))
    : recent.select('at')
  const oldest = await counted
    .orderBy('at', 'desc')
    .offset(count - 1)
    .limit(1)
    .executeTakeFirst()
  return oldest ? Date.parse(oldest.at) + within : 0
}

function rowOf({ topic, who, from }: Attempt) {
  return { topic, who: keyOf(who), network: keyOf(from?.near), wider: keyOf(from?.wide) }
}

/** Names and addresses are personal data, so only a digest of them is stored. */
function keyOf(text: string | undefined): string {
  return text === undefined ? '' : createHash('sha256').update(text).digest('base64url')
}
