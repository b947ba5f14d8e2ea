/** Lists every uploaded file that the school's content names, now or in a change that can be undone. */
import { sql } from 'kysely'
import type { Queries } from '../database/connection.ts'
import { schoolFileKey, schoolFilesIn, schoolFilesInLedger } from '../media/school-files/names.ts'

/** The column of each table whose JSON may name uploaded files. */
const columns = { site_part: 'value' } as const

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
  for (const [table, column] of Object.entries(columns)) {
    if (!tables.has(table)) continue
    const { rows } = await sql<{ text: string }>`select ${sql.ref(column)} as text
      from ${sql.table(table)}`.execute(db)
    for (const { text } of rows) add(schoolFilesIn(text), true)
  }
  if (!tables.has('activity_row')) return [...files.values()]
  const { rows } = await sql<{ text: string }>`select rows as text from activity where id in
    (select activity_id from activity_row where row_table in (${sql.join(Object.keys(columns))}))
    `.execute(db)
  for (const { text } of rows) add(schoolFilesInLedger(text), false)
  return [...files.values()]
}
