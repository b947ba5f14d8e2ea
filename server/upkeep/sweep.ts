/**
 * Deletes orphaned files, because a stopped process or an unreachable store can leave files without a row. The sweep
 * deletes only orphans that are more than a day old, because the site always writes a row sooner.
 */

import { dayInMs } from '../../contract/limits.ts'
import { readClock } from '../database/clock.ts'
import type { Database, Queries } from '../database/connection.ts'
import { mayRemoveFiles } from '../database/lease.ts'
import { assertOwn } from '../media/owner.ts'
import { nameOfSchoolKey } from '../media/school-files/names.ts'
import type { ListedFile, Store } from '../media/store/store.ts'
import { schoolKeysInUse, stemsInUse } from './files-in-use.ts'

/** Matches keys such as `masters/STEM.jpg` and `renditions/480/STEM.webp`. */
const pictureKey = /^(?:masters|renditions\/\d+)\/([\w-]+)\.\w+$/
/** Matches files of a process that was killed while it was writing. */
const unfinishedKey = /\.part$|^checks\//

/** @returns whether a file is a picture, or was uploaded for the school's pages */
export const isOwnKey = (key: string) => isPictureKey(key) || nameOfSchoolKey(key) !== undefined

export const isPictureKey = (key: string) => pictureKey.test(key)

interface Needs {
  database: Database
  store: Store
}

export type Sweep = ReturnType<typeof createSweep>

export function createSweep({ database: { db }, store }: Needs) {
  /**
   * Deletes orphans.
   * @param now milliseconds since 1970, by default of the database's clock
   * @returns the number of deleted files
   * @rejects if the store belongs to another database, because this database does not name the files of that store
   */
  return async function sweep(now?: number): Promise<number> {
    await assertOwn(db, store)
    const before = (now ?? (await readClock(db))) - dayInMs
    let count = 0
    for await (const page of store.list()) {
      const oldFiles = page.filter(({ changedAt }) => changedAt < before)
      const orphans = await withoutRow(db, oldFiles)
      if (orphans.length === 0) continue
      if (!(await mayRemoveFiles(db))) return count
      await store.remove(orphans)
      count += orphans.length
    }
    return count
  }
}

/** @returns the keys of the site's own files to which no row refers */
export async function withoutRow(db: Queries, files: ListedFile[]): Promise<string[]> {
  const keys = files.map(({ key }) => key)
  const stemOf = (key: string) => pictureKey.exec(key)?.[1]
  const stems = new Set(keys.flatMap((key) => stemOf(key) ?? []))
  const stemsOfRows = await stemsInUse(db, [...stems])
  const isSchoolFile = (key: string) => nameOfSchoolKey(key) !== undefined
  const usedSchoolFiles = keys.some(isSchoolFile) ? await schoolKeysInUse(db) : new Set()
  return keys.filter((key) => {
    if (isSchoolFile(key)) return !usedSchoolFiles.has(key)
    const stem = stemOf(key)
    return stem === undefined ? unfinishedKey.test(key) : !stemsOfRows.has(stem)
  })
}
