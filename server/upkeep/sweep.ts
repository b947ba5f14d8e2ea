/**
 * Files without a row: what a process that was cut short wrote last, or a store that was away did not
 * remove. They go once they are a day old, as no row comes to them any more.
 */

import type { Database, Queries } from '../database/connection.ts'
import { mayRemoveFiles } from '../database/lease.ts'
import { assertOwn } from '../media/owner.ts'
import type { ListedFile, Store } from '../media/store/store.ts'
import { heldStems } from './held.ts'

const day = 86_400_000

/** `masters/STEM.jpg`, `renditions/480/STEM.webp`. */
const pictureKey = /^(?:masters|renditions\/\d+)\/([\w-]+)\.\w+$/
/** Left by a process that died at writing. */
const unfinishedKey = /\.part$|^checks\//

export const isPictureKey = (key: string) => pictureKey.test(key)

interface Needs {
  database: Database
  store: Store
}

export type Sweep = ReturnType<typeof createSweep>

export function createSweep({ database: { db }, store }: Needs) {
  /**
   * @returns how many files are gone
   * @rejects when the store belongs to another database, which alone knows what may go
   */
  return async function sweep(now = Date.now()): Promise<number> {
    await assertOwn(db, store)
    let count = 0
    for await (const page of store.list()) {
      const old = page.filter(({ changedAt }) => changedAt < now - day)
      const gone = await withoutRow(db, old)
      if (gone.length === 0) continue
      if (!(await mayRemoveFiles(db))) return count
      await store.remove(gone)
      count += gone.length
    }
    return count
  }
}

/** Those of the files that no row speaks of, and that are ours. */
export async function withoutRow(db: Queries, files: ListedFile[]): Promise<string[]> {
  const keys = files.map(({ key }) => key)
  const stemOf = (key: string) => pictureKey.exec(key)?.[1]
  const stems = new Set(keys.flatMap((key) => stemOf(key) ?? []))
  const held = await heldStems(db, [...stems])
  return keys.filter((key) => {
    const stem = stemOf(key)
    return stem === undefined ? unfinishedKey.test(key) : !held.has(stem)
  })
}
