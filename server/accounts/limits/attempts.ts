/**
 * Counts attempts in a sliding window, in the database, so that all processes count together. No limit blocks an
 * account permanently, because an attempt older than its window no longer counts.
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
  /** The key of the account, or of the account and its known device. */
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
/** Length of the longest window in milliseconds. The site deletes older attempts. */
const longestWindow = hour
/** Milliseconds. A stored attempt further in the future comes from a wrong clock. */
const futureTolerance = 60_000

export type Attempts = ReturnType<typeof createAttempts>
type Row = ReturnType<typeof rowOf>

export function createAttempts(db: Kysely<Tables>) {
  return {
    /**
     * Counts an attempt before it is made, so that parallel attempts all count.
     * @throws {TooMany} 429 after a limit is reached; the attempt then does not count
     */
    async take(attempt: Attempt, limits: readonly AttemptLimit[]): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        // Under the lock, no other process can add an attempt between the count and the insertion.
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

    /**
     * Deletes the attempts of one topic for one account or known device. With a network, deletes only the attempts from
     * this network.
     */
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
  let recentAttempts = db
    .selectFrom('attempt')
    .where('topic', '=', row.topic)
    .where('at', '>', instantAt(now - within))
    .where('at', '<=', instantAt(now + futureTolerance))
  for (const column of by) recentAttempts = recentAttempts.where(column, '=', row[column])
  // An attempt is allowed again when the oldest of the newest `count` attempts leaves the window.
  const countedAttempts = distinct
    ? recentAttempts
        // An account that counts already does not count again. The limit of the account applies to its attempts.
        .where('who', '!=', row.who)
        .groupBy('who')
        .select(({ fn }) => fn.max('at').as('at'))
    : recentAttempts.select('at')
  const oldest = await countedAttempts
    .orderBy('at', 'desc')
    .offset(count - 1)
    .limit(1)
    .executeTakeFirst()
  return oldest ? Date.parse(oldest.at) + within : 0
}

function rowOf({ topic, who, from }: Attempt) {
  return { topic, who: digestOf(who), network: digestOf(from?.near), wider: digestOf(from?.wide) }
}

/** @returns a digest, which the site stores because names and addresses are personal data */
function digestOf(text: string | undefined): string {
  return text === undefined ? '' : createHash('sha256').update(text).digest('base64url')
}
