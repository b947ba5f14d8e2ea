/** For commands about a site that is there: none of them makes an empty one by looking. */
import { accessSync, constants, statSync } from 'node:fs'
import type { Config } from '../config/config.ts'
import {
  type Database,
  openDatabase,
  openSqliteToRead,
  sqliteFile,
} from '../database/connection.ts'
import { CommandError } from '../kernel/command-error.ts'

/** @throws {CommandError} where there is no database yet */
export function openExisting(config: Config): Database {
  assertThere(config)
  return openDatabase(config)
}

/**
 * For a command that writes nothing it cannot do without.
 * @throws {CommandError} where there is no database yet, or its last changes cannot be read without writing
 */
export function openExistingToRead(config: Config): Database {
  assertThere(config)
  if (config.databaseUrl || mayWrite(config.dataFolder)) return openDatabase(config)
  try {
    return openSqliteToRead(config.dataFolder)
  } catch (cause) {
    throw new CommandError(
      `The last changes of ${sqliteFile(config.dataFolder)} are in a file beside it, which cannot be read in a folder that is read-only. Copy the whole folder to where it can be written, and set DATA_DIR to the copy.`,
      { cause },
    )
  }
}

function assertThere({ databaseUrl, dataFolder }: Config): void {
  if (databaseUrl || isThere(sqliteFile(dataFolder))) return
  throw new CommandError(`There is no site in ${dataFolder} yet.`)
}

/** @throws the system's error where this user may not look */
function isThere(file: string): boolean {
  try {
    return statSync(file).isFile()
  } catch (error) {
    if (/^(ENOENT|ENOTDIR)$/.test(String((error as { code?: unknown }).code))) return false
    throw error
  }
}

/** SQLite writes into the file and makes others beside it. */
function mayWrite(folder: string): boolean {
  try {
    for (const place of [folder, sqliteFile(folder)]) accessSync(place, constants.W_OK)
    return true
  } catch {
    return false
  }
}
