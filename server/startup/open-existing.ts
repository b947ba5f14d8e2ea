/** Opens the database of an existing site for a command, and never creates an empty database. */
import { accessSync, constants, statSync } from 'node:fs'
import { sql } from 'kysely'
import type { Config } from '../config/config.ts'
import {
  type Database,
  openDatabase,
  openSqliteToRead,
  sqliteFile,
} from '../database/connection.ts'
import { CommandError } from '../kernel/command-error.ts'

/** @returns the open database @throws {CommandError} if the file of an SQLite database does not exist */
export function openExisting(config: Config): Database {
  assertExists(config)
  return openDatabase(config)
}

/**
 * Opens the database for a command that also works on a read-only data folder.
 * @throws {CommandError} if the file of an SQLite database does not exist, or if SQLite cannot read its last changes
 * without writing
 */
export async function openExistingToRead(config: Config): Promise<Database> {
  assertExists(config)
  if (config.databaseUrl || mayWrite(config.dataFolder)) return openDatabase(config)
  const database = openSqliteToRead(config.dataFolder)
  try {
    // SQLite reads the file only at the first query.
    await sql`select 1 from sqlite_schema limit 1`.execute(database.db)
    return database
  } catch (cause) {
    await database.close()
    throw new CommandError(
      `The last changes of ${sqliteFile(config.dataFolder)} are in a file beside it, and SQLite cannot read that file in a read-only folder. Copy the whole folder to a writable place, and set DATA_DIR to the copy.`,
      { cause },
    )
  }
}

function assertExists({ databaseUrl, dataFolder }: Config): void {
  if (databaseUrl || isFile(sqliteFile(dataFolder))) return
  throw new CommandError(`There is no site in ${dataFolder} yet.`)
}

/** @returns whether the path is a file @throws the system's error if this user has no permission to read the folder */
function isFile(file: string): boolean {
  try {
    return statSync(file).isFile()
  } catch (error) {
    if (/^(ENOENT|ENOTDIR)$/.test(String((error as { code?: unknown }).code))) return false
    throw error
  }
}

/** @returns whether SQLite can write the database file and create files in its folder */
function mayWrite(folder: string): boolean {
  try {
    for (const place of [folder, sqliteFile(folder)]) accessSync(place, constants.W_OK)
    return true
  } catch {
    return false
  }
}
