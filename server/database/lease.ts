/**
 * Who may do something alone, or without being disturbed, noted in the database for as long as it
 * takes: a process that was killed lets go of it by itself a little later.
 */
import { randomUUID } from 'node:crypto'
import { readClock } from './clock.ts'
import type { Queries } from './connection.ts'

/** Milliseconds. */
const lasts = 600_000
const renewedEvery = 60_000

export interface Lease {
  release(): Promise<void>
}

/** @returns undefined while another has it. */
export async function takeLease(db: Queries, name: string): Promise<Lease | undefined> {
  const holder = randomUUID()
  const value = async () => `${instant((await readClock(db)) + lasts)} ${holder}`
  const now = instant(await readClock(db))
  await db.deleteFrom('setting').where('name', '=', name).where('value', '<', now).execute()
  await db
    .insertInto('setting')
    .values({ name, value: await value() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const mine = () =>
    db.updateTable('setting').where('name', '=', name).where('value', 'like', `% ${holder}`)
  const { numUpdatedRows } = await mine()
    .set({ value: await value() })
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return undefined

  const renewing = setInterval(() => {
    // The next time will do: it lasts for several.
    value()
      .then((later) => mine().set({ value: later }).execute())
      .catch(() => {})
  }, renewedEvery).unref()
  return {
    async release() {
      clearInterval(renewing)
      const own = db.deleteFrom('setting').where('name', '=', name)
      await own.where('value', 'like', `% ${holder}`).execute()
    },
  }
}

const readsFiles = 'backup reads '

/**
 * From before the rows are read until the last file is: what is deleted meanwhile keeps its files,
 * which the sweep removes when it comes by.
 */
export async function keepFiles(db: Queries): Promise<Lease> {
  const lease = await takeLease(db, readsFiles + randomUUID())
  if (!lease) throw new Error('A name that nobody has was taken')
  return lease
}

/** To be asked after the rows are gone and before their files go. */
export async function mayRemoveFiles(db: Queries): Promise<boolean> {
  const held = await db
    .selectFrom('setting')
    .select('name')
    .where('name', 'like', `${readsFiles}%`)
    .where('value', '>', instant(await readClock(db)))
    .executeTakeFirst()
  return held === undefined
}

const instant = (at: number) => new Date(at).toISOString()
