/** Finds picture files without a row. After an hour they are orphans; a repair moves them aside. */

import { readStored } from '../backup/archive/read-stored.ts'
import { mayRemoveFiles } from '../database/lease.ts'
import { hour } from '../kernel/dates.ts'
import type { Store } from '../media/store/store.ts'
import { isPictureKey, withoutRow } from '../upkeep/sweep.ts'
import type { Finding, Site } from './finding.ts'

/** Prefix of the keys of moved files, which the sweep ignores. */
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
        problem: `${key} belongs to no row`,
        async repair() {
          if (!(await mayRemoveFiles(db))) return undefined
          const file = await readStored(store, key)
          if (file) await moveAside(store, key, file.bytes)
          await store.remove([key])
          return `moved to ${aside}${key}`
        },
      }
    }
  }
}

export async function moveAside(store: Store, key: string, bytes: Uint8Array): Promise<void> {
  await store.put(aside + key, bytes)
}
