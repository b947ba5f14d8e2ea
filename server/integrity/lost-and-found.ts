/** Finds files without a row. After an hour such a file is an orphan, which a repair moves to `lost-and-found/`. */

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { copyStored } from '../backup/archive/read-stored.ts'
import { readClock } from '../database/clock.ts'
import { mayRemoveFiles } from '../database/lease.ts'
import { hour } from '../kernel/dates.ts'
import type { Store } from '../media/store/store.ts'
import { isOwnKey, withoutRow } from '../upkeep/sweep.ts'
import type { Finding, Site } from './finding.ts'

/** Prefix of the keys of moved files, which the sweep ignores. */
const movedPrefix = 'lost-and-found/'

export async function* filesWithoutRows({
  database: { db },
  store,
}: Site): AsyncGenerator<Finding> {
  const changedBefore = (await readClock(db)) - hour
  for await (const page of store.list()) {
    const orphans = page.filter(({ key, changedAt }) => isOwnKey(key) && changedAt < changedBefore)
    for (const key of await withoutRow(db, orphans)) {
      yield {
        problem: `${key} belongs to no row`,
        async repair() {
          if (!(await mayRemoveFiles(db))) return undefined
          await copyAside(store, key)
          await store.remove([key])
          return `moved to ${movedPrefix}${key}`
        },
      }
    }
  }
}

export async function moveAside(store: Store, key: string, bytes: Uint8Array): Promise<void> {
  await store.put(movedPrefix + key, bytes)
}

/** Copies a stored file through a file on the disk, because a video is too large for memory. */
async function copyAside(store: Store, key: string): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'huaniao-aside-'))
  try {
    const copy = path.join(folder, 'file')
    if (await copyStored(store, key, copy)) await store.putFile(movedPrefix + key, copy)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
