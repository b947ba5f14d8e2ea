/**
 * Takes and releases leases, which are locks in the database. A lease expires by itself, so that a killed process does
 * not hold the lease for ever.
 */
import { randomUUID } from 'node:crypto'
import { instantAt } from '../kernel/dates.ts'
import { readClock } from './clock.ts'
import type { Queries } from './connection.ts'

/** Milliseconds until a lease expires without a renewal. */
const leaseDuration = 600_000
/** Milliseconds between two renewals. */
const renewalInterval = 60_000

export interface Lease {
  release(): Promise<void>
}

/** @returns the lease; undefined while another holder has it */
export async function takeLease(db: Queries, name: string): Promise<Lease | undefined> {
  const holder = randomUUID()
  const newValue = async () => `${instantAt((await readClock(db)) + leaseDuration)} ${holder}`
  const now = instantAt(await readClock(db))
  await db.deleteFrom('setting').where('name', '=', name).where('value', '<', now).execute()
  await db
    .insertInto('setting')
    .values({ name, value: await newValue() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const updateOwnRow = () =>
    db.updateTable('setting').where('name', '=', name).where('value', 'like', `% ${holder}`)
  const { numUpdatedRows } = await updateOwnRow()
    .set({ value: await newValue() })
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return undefined

  const renewalTimer = setInterval(() => {
    // A failed renewal does no harm, because the lease outlasts several intervals.
    newValue()
      .then((value) => updateOwnRow().set({ value }).execute())
      .catch(() => {})
  }, renewalInterval).unref()
  return {
    async release() {
      clearInterval(renewalTimer)
      const ownRow = db.deleteFrom('setting').where('name', '=', name)
      await ownRow.where('value', 'like', `% ${holder}`).execute()
    },
  }
}

const filesLeasePrefix = 'backup reads '

/**
 * Takes a lease that keeps the files of deleted rows. A backup or a move holds this lease until it has read its last
 * file. Afterwards, the sweep deletes the files of deleted rows.
 * @returns a separate lease for each caller
 */
export async function takeFilesLease(db: Queries): Promise<Lease> {
  const lease = await takeLease(db, filesLeasePrefix + randomUUID())
  if (!lease) throw new Error('The lease with a random name was taken')
  return lease
}

/**
 * @returns true if no backup or move reads files. Callers delete rows, then call this function, and then delete the
 * files.
 */
export async function mayRemoveFiles(db: Queries): Promise<boolean> {
  const activeLease = await db
    .selectFrom('setting')
    .select('name')
    .where('name', 'like', `${filesLeasePrefix}%`)
    .where('value', '>', instantAt(await readClock(db)))
    .executeTakeFirst()
  return activeLease === undefined
}
