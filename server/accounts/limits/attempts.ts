/**
 * Counts attempts in a sliding window, in the database, so that all processes count together. Nothing
 * is locked for good: an attempt that is older than its window no longer counts.
 */
import { createHash, randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { readClock } from '../../database/clock.ts'
import type { Queries } from '../../database/connection.ts'
import type { Tables } from '../../database/tables.ts'
import { TooMany } from '../../kernel/http-error.ts'
import type { Network } from '../../kernel/network.ts'

export interface Attempt {
  topic: 'login' | 'login from a known device' | 'password' | 'register' | 'tour'
  /** The account that is tried. */
  who?: string
  from?: Network
}

/** How many attempts of one topic are allowed. */
export interface Allowance {
  /** Only attempts that agree in these columns are counted together; the whole site's when empty. */
  by: readonly ('who' | 'network' | 'wider')[]
  count: number
  /** Milliseconds. */
  within: number
  /** Counts the accounts that are tried instead of the attempts. */
  distinct?: true
}

/** A row of `setting` made by the migration. */
const attemptsLock = 'attempts'
/** No topic counts for longer. */
const longest = 3_600_000
/** An attempt dated later than this was counted by a clock that has been set right since. */
const clockMayDiffer = 60_000

export type Attempts = ReturnType<typeof createAttempts>
type Row = ReturnType<typeof rowOf>

export function createAttempts(db: Kysely<Tables>) {
  return {
    /**
     * Counts an attempt before it is made: thirty at once are thirty.
     * @throws {TooMany} 429 when an allowance is used up; nothing is counted then.
     */
    async take(attempt: Attempt, allowances: readonly Allowance[]): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        await oneAtATime(transaction)
        const now = await readClock(transaction)
        const row = rowOf(attempt)
        let free = 0
        for (const allowance of allowances) {
          free = Math.max(free, await freeAt(transaction, row, allowance, now))
        }
        if (free > 0) throw new TooMany(Math.max(1, Math.ceil((free - now) / 1000)))
        await transaction
          .insertInto('attempt')
          .values({ id: randomUUID(), ...row, at: instant(now) })
          .execute()
        await transaction
          .deleteFrom('attempt')
          .where((where) =>
            where.or([
              where('at', '<', instant(now - longest)),
              where('at', '>', instant(now + clockMayDiffer)),
            ]),
          )
          .execute()
      })
    },

    /** Forgets the attempts at one account, from one network where that is given. */
    async forget(attempt: Attempt & { who: string }): Promise<void> {
      const { topic, who, network } = rowOf(attempt)
      let query = db.deleteFrom('attempt').where('topic', '=', topic).where('who', '=', who)
      if (network) query = query.where('network', '=', network)
      await query.execute()
    },
  }
}

/** Counting and adding must not interleave: the holder of this row is alone until it commits. */
async function oneAtATime(db: Queries): Promise<void> {
  await db
    .updateTable('setting')
    .set({ value: sql`value` })
    .where('name', '=', attemptsLock)
    .execute()
}

/** @returns the instant from which another attempt is allowed, 0 where one is allowed now */
async function freeAt(
  db: Queries,
  row: Row,
  { by, count, within, distinct }: Allowance,
  now: number,
): Promise<number> {
  let recent = db
    .selectFrom('attempt')
    .where('topic', '=', row.topic)
    .where('at', '>', instant(now - within))
    .where('at', '<=', instant(now + clockMayDiffer))
  for (const column of by) recent = recent.where(column, '=', row[column])
  // The newest are left when the window has moved on: the allowance is free once this one leaves it.
  const last = distinct
    ? recent
        // An account that is counted already may be tried again, as often as its own allowance says.
        .where('who', '!=', row.who)
        .groupBy('who')
        .select(({ fn }) => fn.max('at').as('at'))
    : recent.select('at')
  const found = await last
    .orderBy('at', 'desc')
    .offset(count - 1)
    .limit(1)
    .executeTakeFirst()
  return found ? Date.parse(found.at) + within : 0
}

const instant = (at: number) => new Date(at).toISOString()

function rowOf({ topic, who, from }: Attempt) {
  return { topic, who: keyOf(who), network: keyOf(from?.near), wider: keyOf(from?.wide) }
}

/** Names and addresses are personal: only a digest of them is stored. */
function keyOf(text: string | undefined): string {
  return text === undefined ? '' : createHash('sha256').update(text).digest('base64url')
}
