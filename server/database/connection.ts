/**
 * Opens SQLite in the data folder, or PostgreSQL if `databaseUrl` is given. The module also reads consistent snapshots
 * of all rows.
 */

import { mkdirSync } from 'node:fs'
import path from 'node:path'
import {
  Kysely,
  PostgresDialect,
  type SqliteDatabase,
  SqliteDialect,
  sql,
  type Transaction,
} from 'kysely'
import type { Soundness } from './database-errors.ts'
import { openNodeSqlite, openNodeSqliteToRead } from './node-sqlite.ts'
import { openPool } from './postgres-pool.ts'
import { retryTransactions } from './retry-transactions.ts'
import type { Tables } from './tables/tables.ts'

export type Dialect = 'sqlite' | 'postgres'
/** The database itself, or a transaction on it. */
export type Queries = Kysely<Tables> | Transaction<Tables>

export interface Database {
  dialect: Dialect
  db: Kysely<Tables>
  /** The file, or the host and database, for messages; never with a password. */
  place: string
  soundness: Soundness
  /** True if this process cannot write to the database, not even a lease. */
  isReadOnly?: true
  /** Frees the page cache of SQLite. PostgreSQL has no page cache in this process. */
  freeCache(): void
  close(): Promise<void>
}

interface DatabasePlace {
  databaseUrl?: string | undefined
  dataFolder: string
  /** Milliseconds after which PostgreSQL cancels a query; by default there is no timeout. */
  queryTimeout?: number
}

export function openDatabase({ databaseUrl, dataFolder, queryTimeout }: DatabasePlace): Database {
  return databaseUrl ? openPostgres(databaseUrl, queryTimeout) : openSqlite(dataFolder)
}

export const sqliteFile = (folder: string) => path.join(folder, 'huaniao.sqlite')

/** @returns the database file, and the write-ahead log and its index, which SQLite creates in the same folder */
export const sqliteFiles = (folder: string) =>
  ['', '-wal', '-shm'].map((suffix) => sqliteFile(folder) + suffix)

function openSqlite(folder: string): Database {
  mkdirSync(folder, { recursive: true })
  const soundness = { place: sqliteFile(folder), isDamaged: false }
  return sqliteOf(openNodeSqlite(soundness), soundness)
}

/**
 * Opens the database of a data folder to which this process cannot write. If there is a write-ahead log that SQLite
 * cannot read, the first query fails.
 */
export function openSqliteToRead(folder: string): Database {
  const soundness = { place: sqliteFile(folder), isDamaged: false }
  return { ...sqliteOf(openNodeSqliteToRead(soundness), soundness), isReadOnly: true }
}

function sqliteOf(database: SqliteDatabase, soundness: Soundness): Database {
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database }) })
  return {
    ...{ dialect: 'sqlite', db, place: soundness.place, soundness },
    // A failure here changes nothing, and the next query reports a broken database.
    freeCache: () => void sql`pragma shrink_memory`.execute(db).catch(() => {}),
    close: () => db.destroy(),
  }
}

function openPostgres(address: string, queryTimeout?: number): Database {
  const { host, pathname } = new URL(address)
  const place = `${host}${pathname}`
  const soundness = { place, isDamaged: false }
  const pool = openPool(address, soundness, queryTimeout)
  const db = retryTransactions(new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }))
  return {
    ...{ dialect: 'postgres', db, place, soundness },
    freeCache() {},
    close: () => db.destroy(),
  }
}

const beginStatements = {
  sqlite: sql`begin deferred`,
  postgres: sql`begin transaction isolation level repeatable read, read only`,
}

/**
 * Reads a consistent snapshot in one transaction that blocks no other connection. A SQLite `Database` has one
 * connection, so its other queries wait.
 * @returns the result of `read`
 */
export async function readAtOneMoment<Result>(
  { db, dialect }: Pick<Database, 'db' | 'dialect'>,
  read: (db: Queries) => Promise<Result>,
): Promise<Result> {
  return db.connection().execute(async (connection) => {
    await beginStatements[dialect].execute(connection)
    try {
      return await read(connection)
    } finally {
      await sql`rollback`.execute(connection)
    }
  })
}

/**
 * Reads a consistent snapshot while the site answers requests. For SQLite, whose one connection serves all requests,
 * the function opens a second connection, unless the database is read-only.
 * @param dataFolder the folder of the SQLite file
 * @returns the result of `read`
 */
export async function readBesideRequests<Result>(
  database: Database,
  dataFolder: string,
  read: (db: Queries) => Promise<Result>,
): Promise<Result> {
  // `openDatabase` writes to the file of SQLite, so a read-only database gets no second connection.
  if (database.dialect === 'postgres' || database.isReadOnly) return readAtOneMoment(database, read)
  const secondDatabase = openDatabase({ dataFolder })
  try {
    return await readAtOneMoment(secondDatabase, read)
  } finally {
    await secondDatabase.close()
  }
}
