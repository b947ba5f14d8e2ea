/** Migrates a SQLite and a PostgreSQL database once in a run, so that tests can copy them and need no migration. */
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openDatabase, sqliteFile } from '../../../server/database/connection.ts'
import { migrate } from '../../../server/database/migrations/migrate.ts'
import { createDatabase } from './postgres-server.ts'

const template = 'migrated'

/** @returns the folder of the SQLite file, and a function that removes the folder */
export async function migrateOnce(postgresServer: string) {
  const folder = await mkdtemp(path.join(tmpdir(), 'huaniao-migrated-'))
  for (const databaseUrl of [undefined, await createDatabase(postgresServer, template)]) {
    const database = openDatabase({ dataFolder: folder, databaseUrl })
    await migrate(database)
    await database.close()
  }
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}

export const copySqlite = (migratedFolder: string, dataFolder: string) =>
  copyFile(sqliteFile(migratedFolder), sqliteFile(dataFolder))

/** @returns the address of the copy */
export const copyPostgres = (server: string, name: string) => createDatabase(server, name, template)
