/** Whose the files of a store are: the name of the database they belong to lies among them. */
import { randomUUID } from 'node:crypto'
import { text } from 'node:stream/consumers'
import type { Queries } from '../database/connection.ts'
import type { Store } from './store/store.ts'

/** In the store: the name of the database it belongs to, as that calls itself. */
export const ownerKey = 'owner'
const ownerSetting = 'store'

/**
 * A site under trial with an empty database, pointed at the real bucket by mistake, would sweep all
 * of it. So a store is swept by the database that wrote its name there, the first to come.
 */
export async function assertOwn(db: Queries, store: Store): Promise<void> {
  const name = await nameOf(db)
  const file = await store.get(ownerKey)
  if (!file) return store.put(ownerKey, Buffer.from(name))
  if ((await text(file.stream())) === name) return
  throw new Error(`The files belong to another database (see "${ownerKey}" among them)`)
}

/** What a database calls itself, from the first time it is asked. */
export async function nameOf(db: Queries): Promise<string> {
  const own = { name: ownerSetting, value: randomUUID() }
  await db
    .insertInto('setting')
    .values(own)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const row = await db
    .selectFrom('setting')
    .select('value')
    .where('name', '=', ownerSetting)
    .executeTakeFirstOrThrow()
  return row.value
}
