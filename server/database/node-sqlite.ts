/** Adapts Node's built-in SQLite to Kysely's SQLite dialect, which expects better-sqlite3. */

import { existsSync, statSync } from 'node:fs'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import type { SqliteDatabase, SqliteStatement } from 'kysely'
import { rethrowWithPlace, type Soundness } from './database-errors.ts'

const rememberedStatements = 200
// A transaction takes the write lock at its start. Otherwise it could read, another process (an import
// beside the site) could write, and SQLite would fail the first write at once, without waiting.
const begin = 'begin immediate'

/** @param soundness its `place` is the absolute path of the file */
export function openNodeSqlite(soundness: Soundness): SqliteDatabase {
  return adaptDatabase(
    withPlace(soundness, () => openToWrite(soundness.place)),
    soundness,
  )
}

function openToWrite(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: true, timeout: 5000 })
  // FULL: an acknowledged write survives a power cut (measured: NORMAL loses hundreds).
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma cache_size = -32000')
  // Deleted content is overwritten with zeros.
  database.exec('pragma secure_delete = on')
  return database
}

/** Opens the file read-only. Without a write-ahead log, SQLite does not write beside the file either. */
export function openNodeSqliteToRead(soundness: Soundness): SqliteDatabase {
  return adaptDatabase(
    withPlace(soundness, () => openToRead(soundness.place)),
    soundness,
  )
}

/**
 * SQLite needs an index file to read a write-ahead log, and fails if it cannot make one. Without a log,
 * the database file is complete and can be opened as immutable.
 */
function openToRead(file: string): DatabaseSync {
  const log = `${file}-wal`
  if (existsSync(log) && statSync(log).size > 0) return new DatabaseSync(file, { readOnly: true })
  const immutable = pathToFileURL(file)
  immutable.searchParams.set('immutable', '1')
  return new DatabaseSync(immutable, { readOnly: true })
}

function withPlace<Result>(soundness: Soundness, act: () => Result): Result {
  try {
    return act()
  } catch (error) {
    rethrowWithPlace(soundness, error)
  }
}

function adaptDatabase(database: DatabaseSync, soundness: Soundness): SqliteDatabase {
  // Kysely compiles a query to the same text each time; a prepared statement halves its cost.
  const prepared = new Map<string, SqliteStatement>()

  return {
    close: () => database.close(),
    prepare(sql) {
      const known = prepared.get(sql)
      if (known) return known
      const made = withPlace(soundness, () =>
        adapt(database.prepare(sql === 'begin' ? begin : sql), soundness),
      )
      const statement = sql === 'rollback' ? unlessRolledBack(database, made) : made
      if (prepared.size >= rememberedStatements) prepared.clear()
      prepared.set(sql, statement)
      return statement
    },
  }
}

/** On a full disk SQLite rolls back by itself. A second rollback would fail and hide the first error. */
function unlessRolledBack(database: DatabaseSync, rollback: SqliteStatement): SqliteStatement {
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
    all: (parameters) => withPlace(soundness, () => statement.all(...values(parameters))),
    run: (parameters) => withPlace(soundness, () => statement.run(...values(parameters))),
    iterate: (parameters) => statement.iterate(...values(parameters)),
  }
}
