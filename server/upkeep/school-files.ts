/** Lists every uploaded file that the school's content names, now or in a change that can be undone. */
import { editedValues } from '../content/repository.ts'
import type { Queries } from '../database/connection.ts'
import { changesOfTable } from '../ledger/row-history.ts'
import { schoolFileKey, schoolFilesIn, schoolFilesInLedger } from '../media/school-files/names.ts'

export interface ReferencedFile {
  key: string
  /** False for files that only ledger entries name. */
  isNeeded: boolean
}

/**
 * @returns the files without repetition
 * @param tables the tables to read, which must exist; a database of an older schema has fewer tables
 */
export async function referencedSchoolFiles(
  db: Queries,
  tables: ReadonlySet<string>,
): Promise<ReferencedFile[]> {
  const files = new Map<string, ReferencedFile>()
  const add = (names: string[], isNeeded: boolean) => {
    for (const name of names) {
      const key = schoolFileKey(name)
      if (key && !files.has(key)) files.set(key, { key, isNeeded })
    }
  }
  if (tables.has('site_part')) {
    for (const value of await editedValues(db)) add(schoolFilesIn(value), true)
  }
  if (tables.has('activity_row')) {
    for (const { rows } of await changesOfTable(db, 'site_part')) {
      add(schoolFilesInLedger(rows), false)
    }
  }
  return [...files.values()]
}
