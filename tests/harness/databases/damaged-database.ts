/** Makes SQLite files and damages them. */
import { readFile, writeFile } from 'node:fs/promises'
import { DatabaseSync } from 'node:sqlite'
import { openDatabase, sqliteFile } from '../../../server/database/connection.ts'
import { migrate } from '../../../server/database/migrations/migrate.ts'

const pageSize = 4096

/**
 * Writes a migrated database with many rows in `setting`, and closes the database, so that one file holds all
 * rows.
 * @returns the path of the file
 */
export async function writeDatabase(dataFolder: string): Promise<string> {
  const database = openDatabase({ dataFolder })
  await migrate(database)
  const value = 'x'.repeat(800)
  const rows = Array.from({ length: 100 }, (_, row) => ({ name: nameOf(row), value }))
  await database.db.insertInto('setting').values(rows).execute()
  await database.close()
  return sqliteFile(dataFolder)
}

const nameOf = (row: number) => `row ${String(row).padStart(3, '0')}`

/** Damages one database page, with rows of `setting` that no answer of the site needs. */
export async function damageHiddenPage(file: string): Promise<void> {
  const bytes = await readFile(file)
  const offset = bytes.indexOf(`${nameOf(50)}x`)
  const page = Math.floor(offset / pageSize) * pageSize
  bytes.fill(0xff, page, page + pageSize)
  await writeFile(file, bytes)
}

/** Damages every page except the first. */
export async function damageAllPages(file: string): Promise<void> {
  const bytes = await readFile(file)
  bytes.fill(0xff, pageSize)
  await writeFile(file, bytes)
}

export function addUnknownMigration(file: string): void {
  const database = new DatabaseSync(file)
  database.exec("insert into kysely_migration values ('9999-of-tomorrow', '2030-01-01T00:00:00Z')")
  database.close()
}
