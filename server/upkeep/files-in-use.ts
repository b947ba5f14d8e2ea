/** Finds the files that belong to a published, submitted or restorable row. */
import { pathsInUse } from '../catalogue/repositories/files/paths.ts'
import type { Queries } from '../database/connection.ts'
import { restorablePaths } from '../ledger/repository.ts'
import { submittedPaths } from '../submissions/records/repository.ts'
import { referencedSchoolFiles } from './school-files.ts'

/**
 * @param stems names of pictures without extension
 * @returns the stems whose files must stay
 */
export async function stemsInUse(db: Queries, stems: readonly string[]): Promise<Set<string>> {
  const paths = stems.flatMap((stem) => [`/${stem}.jpg`, `/${stem}.png`])
  const pathsOfRows = [
    ...(await pathsInUse(db, paths)),
    ...(await submittedPaths(db, paths)),
    ...(await restorablePaths(db, paths)),
  ]
  return new Set(pathsOfRows.map((path) => path.slice(1).replace(/\.\w+$/, '')))
}

/** @returns the keys of the school files that must stay */
export async function schoolKeysInUse(db: Queries): Promise<Set<string>> {
  const files = await referencedSchoolFiles(db, new Set(['site_part', 'activity_row']))
  return new Set(files.map(({ key }) => key))
}
