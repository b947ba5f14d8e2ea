/** Writes a consistent snapshot of the archived tables to files, while the site continues to run. */
import path from 'node:path'
import { type Database, type Queries, readAtOneMoment } from '../../database/connection.ts'
import { appliedMigrations } from '../../database/migrations/migrate.ts'
import { type ReferencedFile, referencedSchoolFiles } from '../../upkeep/school-files.ts'
import { archivedTables } from './archived-tables.ts'
import { linesOf, writeLines } from './lines.ts'
import { type ReferencedImage, referencedImages } from './referenced-images.ts'
import { type Digest, lineOf, rowsOf } from './rows.ts'

export interface Snapshot {
  /** The applied migrations. */
  schema: string[]
  tables: Record<string, Digest & { key: string[] }>
  fileOf(table: string): string
  images(): AsyncIterable<ReferencedImage>
  /** The few files that admins have uploaded for the school's pages. */
  schoolFiles: ReferencedFile[]
  imageCount: number
}

/** @param folder the folder for the files, which the caller deletes */
export async function takeSnapshot(database: Database, folder: string): Promise<Snapshot> {
  const fileOf = (table: string) => path.join(folder, `${table}.ndjson`)
  const images = path.join(folder, 'images')
  const content = await readAtOneMoment(database, async (db) => {
    const schema = await appliedMigrations(db)
    const tableNames = await existingTables(db)
    const tables: Snapshot['tables'] = {}
    for (const [table, key] of archivedTables) {
      if (!tableNames.has(table)) continue
      const digest = await writeLines(fileOf(table), linesFor(rowsOf(db, table, key)))
      tables[table] = { key, ...digest }
    }
    const { rows } = await writeLines(images, linesFor(referencedImages(db, tableNames)))
    const schoolFiles = await referencedSchoolFiles(db, tableNames)
    return { schema, tables, imageCount: rows, schoolFiles }
  })
  return {
    ...content,
    fileOf,
    async *images() {
      for await (const line of linesOf(images)) yield JSON.parse(line) as ReferencedImage
    },
  }
}

async function* linesFor(rows: AsyncIterable<object>): AsyncGenerator<string> {
  for await (const row of rows) yield lineOf(row as Record<string, unknown>)
}

export async function existingTables(db: Queries): Promise<Set<string>> {
  const tables = await db.introspection.getTables()
  return new Set(tables.map(({ name }) => name))
}
