/** Files that no row speaks of: an hour old, they belong to nobody any more, and are kept aside. */

import { readStored } from '../backup/archive/read-stored.ts'
import { mayRemoveFiles } from '../database/lease.ts'
import type { Store } from '../media/store/store.ts'
import { isPictureKey, withoutRow } from '../upkeep/sweep.ts'
import type { Finding, Site } from './finding.ts'

const hour = 3_600_000
/** Before the key; what lies there is never swept. */
const aside = 'lost-and-found/'

export async function* filesWithoutRows({
  database: { db },
  store,
}: Site): AsyncGenerator<Finding> {
  for await (const page of store.list()) {
    const pictures = page.filter(
      ({ key, changedAt }) => isPictureKey(key) && changedAt < Date.now() - hour,
    )
    for (const key of await withoutRow(db, pictures)) {
      yield {
        what: `${key} belongs to no row`,
        async mend() {
          if (!(await mayRemoveFiles(db))) return undefined
          const file = await readStored(store, key)
          if (file) await keepAside(store, key, file.bytes)
          await store.remove([key])
          return `moved to ${aside}${key}`
        },
      }
    }
  }
}

export async function keepAside(store: Store, key: string, bytes: Uint8Array): Promise<void> {
  await store.put(aside + key, bytes)
}
