/** Adapts Node's built-in SQLite to Kysely's SQLite dialect, which expects better-sqlite3. */

import { existsSync, statSync } from 'node:fs'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import type { SqliteDatabase, SqliteStatement } from 'kysely'
import { rethrowWithPlace, type Soundness } from './database-errors.ts'

const statementsMaximum = 200
// A transaction takes the write lock at its start. Otherwise, another process, such as an import, could write after
// the transaction has read, and SQLite would reject the first write of the transaction.
const beginStatement = 'begin immediate'

/**
 * Opens the file for reading and writing.
 * @param soundness the record of damage in the file; `place` is the absolute path of the file
 */
export function openNodeSqlite(soundness: Soundness): SqliteDatabase {
  return adaptDatabase(
    withPlace(soundness, () => openToWrite(soundness.place)),
    soundness,
  )
}

function openToWrite(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: true, timeout: 5000 })
  // With FULL, an acknowledged write survives a power cut. With NORMAL, measured power cuts lost hundreds of writes.
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma cache_size = -32000')
  // SQLite overwrites deleted content with zeros.
  database.exec('pragma secure_delete = on')
  return database
}

/** Opens the file read-only. Without a write-ahead log, SQLite writes no file at all. */
export function openNodeSqliteToRead(soundness: Soundness): SqliteDatabase {
  return adaptDatabase(
    withPlace(soundness, () => openToRead(soundness.place)),
    soundness,
  )
}

/**
 * Opens the file as immutable if there is no write-ahead log, because the file is then complete. To read a log, SQLite
 * needs an index file, and fails if it cannot create one.
 */
function openToRead(file: string): DatabaseSync {
  const log = `${file}-wal`
  if (existsSync(log) && statSync(log).size > 0) return new DatabaseSync(file, { readOnly: true })
  const immutableUrl = pathToFileURL(file)
  immutableUrl.searchParams.set('immutable', '1')
  return new DatabaseSync(immutableUrl, { readOnly: true })
}

function withPlace<Result>(soundness: Soundness, operation: () => Result): Result {
  try {
    return operation()
  } catch (error) {
    rethrowWithPlace(soundness, error)
  }
}

function adaptDatabase(database: DatabaseSync, soundness: Soundness): SqliteDatabase {
  // Kysely compiles a query to the same text each time. A prepared statement halves the cost.
  const statements = new Map<string, SqliteStatement>()

  return {
    close: () => database.close(),
    prepare(sql) {
      const cachedStatement = statements.get(sql)
      if (cachedStatement) return cachedStatement
      const adaptedStatement = withPlace(soundness, () =>
        adapt(database.prepare(sql === 'begin' ? beginStatement : sql), soundness),
      )
      const statement =
        sql === 'rollback' ? skipIfRolledBack(database, adaptedStatement) : adaptedStatement
      if (statements.size >= statementsMaximum) statements.clear()
      statements.set(sql, statement)
      return statement
    },
  }
}

/**
 * @returns a rollback that does nothing after SQLite has rolled back by itself, as on a full disk. A second rollback
 * would fail and hide the first error.
 */
function skipIfRolledBack(database: DatabaseSync, rollback: SqliteStatement): SqliteStatement {
  const noChange = { changes: 0, lastInsertRowid: 0 }
  return {
    ...rollback,
    run: (parameters) => (database.isTransaction ? rollback.run(parameters) : noChange),
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
