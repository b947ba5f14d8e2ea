/** Checks that a store belongs to this database, or writes the database's name into a store without a name. */
import { randomUUID } from 'node:crypto'
import { text } from 'node:stream/consumers'
import type { Queries } from '../database/connection.ts'
import { addSetting, readSetting } from '../database/setting.ts'
import type { Store } from './store/store.ts'

/** Key of the file that contains the name of the store's database. */
export const ownerKey = 'owner'
const ownerSetting = 'store'

/**
 * Only the database that first wrote its name into the store may sweep the store. Otherwise a test site with an empty
 * database would delete every file, if its environment variables named the real bucket by mistake.
 * @throws {Error} if the store belongs to another database
 */
export async function assertOwn(db: Queries, store: Store): Promise<void> {
  const name = await nameOf(db)
  const file = await store.get(ownerKey)
  if (!file) return store.put(ownerKey, Buffer.from(name))
  if ((await text(file.stream())) === name) return
  throw new Error(`The files belong to another database (see the file "${ownerKey}" among them)`)
}

/** @returns the random name of a database; the first call makes the name */
export async function nameOf(db: Queries): Promise<string> {
  await addSetting(db, ownerSetting, randomUUID())
  const name = await readSetting(db, ownerSetting)
  if (!name) throw new Error(`The setting "${ownerSetting}" is missing`)
  return name
}
