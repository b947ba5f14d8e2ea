/** For commands about a site that is there: none of them makes an empty one by looking. */
import { existsSync } from 'node:fs'
import type { Config } from '../config.ts'
import { type Database, openDatabase, sqliteFile } from '../database/connection.ts'
import { Refused } from './refused.ts'

/** @throws {Refused} where there is no database yet */
export function openExisting(config: Config): Database {
  if (!config.databaseUrl && !existsSync(sqliteFile(config.dataFolder))) {
    throw new Refused(`There is no site in ${config.dataFolder} yet.`)
  }
  return openDatabase(config)
}
