/** Reads and writes the table `setting`, which contains single values about the site, and leases (`lease.ts`). */
import { sql } from 'kysely'
import type { Queries } from './connection.ts'

/** @returns the value; undefined if the setting does not exist */
export async function readSetting(db: Queries, name: string): Promise<string | undefined> {
  const query = db.selectFrom('setting').select('value').where('name', '=', name)
  return (await query.executeTakeFirst())?.value
}

/** @returns false if the setting exists already; its value then stays */
export async function addSetting(db: Queries, name: string, value: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('setting')
    .values({ name, value })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export async function changeSetting(db: Queries, name: string, value: string): Promise<void> {
  await db.updateTable('setting').set({ value }).where('name', '=', name).execute()
}

export async function removeSetting(db: Queries, name: string): Promise<void> {
  await db.deleteFrom('setting').where('name', '=', name).execute()
}

/** Locks the row until the transaction ends. The row must exist. */
export async function lockSetting(db: Queries, name: string): Promise<void> {
  await db.updateTable('setting').set({ value: sql`value` }).where('name', '=', name).execute()
}

/** @returns the settings whose names begin with the text, by name */
export async function listSettings(db: Queries, beginning: string) {
  const last = `${beginning}\u{10ffff}`
  const query = db.selectFrom('setting').selectAll()
  return query.where('name', '>=', beginning).where('name', '<', last).orderBy('name').execute()
}

/** Deletes the settings whose names sort from `beginning` up to, but not including, `name`. */
export async function removeSettingsBefore(
  db: Queries,
  beginning: string,
  name: string,
): Promise<void> {
  const query = db.deleteFrom('setting').where('name', '>=', beginning)
  await query.where('name', '<', name).execute()
}
