/** Opens the database: SQLite in the data folder, or PostgreSQL where an address is given. */
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import {
  Kysely,
  PostgresDialect,
  type SqliteDatabase,
  SqliteDialect,
  type Transaction,
} from 'kysely'
import { beginAgain } from './again.ts'
import { openNodeSqlite, openNodeSqliteToRead } from './node-sqlite.ts'
import { openPool } from './postgres-pool.ts'
import type { Tables } from './tables.ts'
import type { Soundness } from './trouble.ts'

export type Dialect = 'sqlite' | 'postgres'
/** What a query needs: the database itself, or a transaction on it. */
export type Queries = Kysely<Tables> | Transaction<Tables>

export interface Database {
  dialect: Dialect
  db: Kysely<Tables>
  /** Where it is, for people; never with a password. */
  place: string
  soundness: Soundness
  /** Nothing can be written to it, not even a lease. */
  readOnly?: true
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

/** With the write-ahead log and its index, which SQLite makes beside it. */
export const sqliteFiles = (folder: string) =>
  ['', '-wal', '-shm'].map((ending) => sqliteFile(folder) + ending)

function openSqlite(folder: string): Database {
  mkdirSync(folder, { recursive: true })
  const soundness = { place: sqliteFile(folder), malformed: false }
  return sqliteOf(openNodeSqlite(soundness), soundness)
}

/** For a data folder that cannot be written. @throws where a write-ahead log is there that cannot be read */
export function openSqliteToRead(folder: string): Database {
  const soundness = { place: sqliteFile(folder), malformed: false }
  return { ...sqliteOf(openNodeSqliteToRead(soundness), soundness), readOnly: true }
}

function sqliteOf(database: SqliteDatabase, soundness: Soundness): Database {
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database }) })
  return { dialect: 'sqlite', db, place: soundness.place, soundness, close: () => db.destroy() }
}

function openPostgres(address: string, answersWithin?: number): Database {
  const { host, pathname } = new URL(address)
  const place = `${host}${pathname}`
  const soundness = { place, malformed: false }
  const pool = openPool(address, soundness, answersWithin)
  const db = beginAgain(new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }))
  return { dialect: 'postgres', db, place, soundness, close: () => db.destroy() }
}
