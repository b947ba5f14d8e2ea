/** Lets Kysely's SQLite dialect, written for better-sqlite3, run on the SQLite inside Node. */
import { existsSync, statSync } from 'node:fs'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import type { SqliteDatabase, SqliteStatement } from 'kysely'
import { rethrowOf, type Soundness } from './trouble.ts'

const rememberedStatements = 200
// A transaction that reads before it writes must not find, at its first write, that another process
// (an import beside the running site) wrote in between: SQLite would fail it at once, without waiting.
const begin = 'begin immediate'

/** @param soundness its place is the file, from the root of the disk */
export function openNodeSqlite(soundness: Soundness): SqliteDatabase {
  return adaptDatabase(
    noting(soundness, () => openToWrite(soundness.place)),
    soundness,
  )
}

function openToWrite(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: true, timeout: 5000 })
  // FULL: an acknowledged write survives a power cut (measured: NORMAL loses hundreds).
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma cache_size = -32000')
  return database
}

/** Writes nothing, not even beside the file. */
export function openNodeSqliteToRead(soundness: Soundness): SqliteDatabase {
  return adaptDatabase(
    noting(soundness, () => openToRead(soundness.place)),
    soundness,
  )
}

/**
 * SQLite reads a database with a write-ahead log where the index of that log is there, or can be made.
 * Without a log nothing is missing from the file itself.
 */
function openToRead(file: string): DatabaseSync {
  const log = `${file}-wal`
  if (existsSync(log) && statSync(log).size > 0) return new DatabaseSync(file, { readOnly: true })
  const unchanging = pathToFileURL(file)
  unchanging.searchParams.set('immutable', '1')
  return new DatabaseSync(unchanging, { readOnly: true })
}

function noting<Result>(soundness: Soundness, act: () => Result): Result {
  try {
    return act()
  } catch (error) {
    rethrowOf(soundness, error)
  }
}

function adaptDatabase(database: DatabaseSync, soundness: Soundness): SqliteDatabase {
  // Kysely compiles a query to the same text each time: preparing it once saves half its cost.
  const prepared = new Map<string, SqliteStatement>()

  return {
    close: () => database.close(),
    prepare(sql) {
      const known = prepared.get(sql)
      if (known) return known
      const made = noting(soundness, () =>
        adapt(database.prepare(sql === 'begin' ? begin : sql), soundness),
      )
      const statement = sql === 'rollback' ? ifWithin(database, made) : made
      if (prepared.size >= rememberedStatements) prepared.clear()
      prepared.set(sql, statement)
      return statement
    },
  }
}

/** On a full disk SQLite rolls back by itself: failing at doing so again would hide what went wrong. */
function ifWithin(database: DatabaseSync, rollback: SqliteStatement): SqliteStatement {
  const nothing = { changes: 0, lastInsertRowid: 0 }
  return {
    ...rollback,
    run: (parameters) => (database.isTransaction ? rollback.run(parameters) : nothing),
  }
}

function adapt(statement: StatementSync, soundness: Soundness): SqliteStatement {
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[]
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => noting(soundness, () => statement.all(...values(parameters))),
    run: (parameters) => noting(soundness, () => statement.run(...values(parameters))),
    iterate: (parameters) => statement.iterate(...values(parameters)),
  }
}
