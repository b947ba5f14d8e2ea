/** Opens the database: SQLite in the data folder, or PostgreSQL where an address is given. */
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { Kysely, PostgresDialect, SqliteDialect, type Transaction } from 'kysely'
import { beginAgain } from './again.ts'
import { openNodeSqlite } from './node-sqlite.ts'
import { openPool } from './postgres-pool.ts'
import type { Tables } from './tables.ts'

export type Dialect = 'sqlite' | 'postgres'
/** What a query needs: the database itself, or a transaction on it. */
export type Queries = Kysely<Tables> | Transaction<Tables>

export interface Database {
  dialect: Dialect
  db: Kysely<Tables>
  /** Where it is, for people; never with a password. */
  place: string
  close(): Promise<void>
}

interface DatabasePlace {
  databaseUrl?: string | undefined
  dataFolder: string
  /** Milliseconds after which PostgreSQL gives a query up; without it none is given up. */
  answersWithin?: number
}

export function openDatabase({ databaseUrl, dataFolder, answersWithin }: DatabasePlace): Database {
  return databaseUrl ? openPostgres(databaseUrl, answersWithin) : openSqlite(dataFolder)
}

export const sqliteFile = (folder: string) => path.join(folder, 'huaniao.sqlite')

function openSqlite(folder: string): Database {
  mkdirSync(folder, { recursive: true })
  const file = sqliteFile(folder)
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: openNodeSqlite(file) }) })
  return { dialect: 'sqlite', db, place: file, close: () => db.destroy() }
}

function openPostgres(address: string, answersWithin?: number): Database {
  const pool = openPool(address, answersWithin)
  const db = beginAgain(new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }))
  const { host, pathname } = new URL(address)
  return { dialect: 'postgres', db, place: `${host}${pathname}`, close: () => db.destroy() }
}
