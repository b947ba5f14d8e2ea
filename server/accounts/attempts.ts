/**
 * Counts attempts by topic over a sliding while, in the database, so that every process knows of
 * them. Never a lock for good: what is older no longer counts.
 */
import { createHash, randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { readClock } from '../database/clock.ts'
import type { Queries } from '../database/connection.ts'
import type { Tables } from '../database/tables.ts'
import { TooMany } from '../http/refusal.ts'

export interface Allowance {
  /** How many within how many milliseconds. */
  count: number
  within: number
}

/** An attempt that has been counted, to be given back when it turns out to be none. */
export type Taken = readonly string[]

/** A row of `setting` made by the migration. */
const attemptsLock = 'attempts'
/** No topic counts for longer. */
const longest = 3_600_000
/** What was counted later than now was counted by a clock that has been set right since. */
const clockMayDiffer = 60_000

export type Attempts = ReturnType<typeof createAttempts>

export function createAttempts(db: Kysely<Tables>) {
  return {
    /**
     * Counts an attempt before it is made: thirty at once are thirty.
     * @throws {TooMany} 429 when the allowance of any topic is used up; nothing is counted then.
     */
    async take(topics: Record<string, Allowance>): Promise<Taken> {
      return db.transaction().execute(async (transaction) => {
        await oneAtATime(transaction)
        const now = await readClock(transaction)
        for (const [topic, allowance] of Object.entries(topics)) {
          await assertLeft(transaction, keyOf(topic), allowance, now)
        }
        const rows = Object.keys(topics).map((topic) => ({
          id: randomUUID(),
          topic: keyOf(topic),
          at: instant(now),
        }))
        await transaction.insertInto('attempt').values(rows).execute()
        await transaction
          .deleteFrom('attempt')
          .where((where) =>
            where.or([
              where('at', '<', instant(now - longest)),
              where('at', '>', instant(now + clockMayDiffer)),
            ]),
          )
          .execute()
        return rows.map((row) => row.id)
      })
    },

    async giveBack(taken: Taken): Promise<void> {
      await db
        .deleteFrom('attempt')
        .where('id', 'in', [...taken])
        .execute()
    },

    async forget(topic: string): Promise<void> {
      await db.deleteFrom('attempt').where('topic', '=', keyOf(topic)).execute()
    },
  }
}

/** Counting and adding must not interleave: whoever holds this row is alone until it commits. */
async function oneAtATime(db: Queries): Promise<void> {
  await db
    .updateTable('setting')
    .set({ value: sql`value` })
    .where('name', '=', attemptsLock)
    .execute()
}

async function assertLeft(
  db: Queries,
  topic: string,
  { count, within }: Allowance,
  now: number,
): Promise<void> {
  const since = now - within
  const recent = await db
    .selectFrom('attempt')
    .select([sql<number>`count(*)`.as('count'), sql<string | null>`min(at)`.as('first')])
    .where('topic', '=', topic)
    .where('at', '>', instant(since))
    .where('at', '<=', instant(now + clockMayDiffer))
    .executeTakeFirstOrThrow()
  if (Number(recent.count) < count) return
  const free = Date.parse(recent.first ?? instant(since)) + within
  throw new TooMany(Math.max(1, Math.ceil((free - now) / 1000)))
}

const instant = (at: number) => new Date(at).toISOString()

/** Names and addresses are people's: only a digest of them is kept. */
function keyOf(topic: string): string {
  return createHash('sha256').update(topic).digest('base64url')
}
